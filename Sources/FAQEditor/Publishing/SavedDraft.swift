/// The text of a published entry while it is edited, and the category that it is to move to, kept in `.pandu/draf` until it is
/// published. A draft that lies in the folder keeps its text there, and only the category here.
struct SavedDraft {
  private let file: EntryFile
  private let store: DeskStore

  init(_ file: EntryFile, _ store: DeskStore) { (self.file, self.store) = (file, store) }

  var name: String { ".pandu/draf/" + file.name }
  var path: String { file.root + "/" + name }
  var text: String? { store.text(path) }

  private var categoryPath: String { path + ".kategori" }

  /// The category that the entry is to move to; nil for one that stays, and for a file that somebody else wrote.
  var category: String? {
    store.text(categoryPath).flatMap { EntryFile.isName($0) ? $0 : nil }
  }

  func write(_ text: String, category: String?) throws(StoreError) {
    try put([(path, text), (categoryPath, category)])
  }

  /// Keeps the category of an entry whose text is kept in the folder.
  func write(category: String?) throws(StoreError) { try put([(categoryPath, category)]) }

  func remove() throws(StoreError) { try put([(path, nil), (categoryPath, nil)]) }

  private func put(_ files: [(path: String, text: String?)]) throws(StoreError) {
    let changes = files.filter { $0.text != store.text($0.path) }
    if changes.isEmpty { return }
    try store.apply(changes.map { FileChange(path: $0.path, before: .anything, after: $0.text) })
  }
}

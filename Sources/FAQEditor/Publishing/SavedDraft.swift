/// The text of a published entry while it is edited, kept in `.pandu/draf` until it is published.
struct SavedDraft {
  private let file: EntryFile
  private let store: DeskStore

  init(_ file: EntryFile, _ store: DeskStore) { (self.file, self.store) = (file, store) }

  var name: String { ".pandu/draf/" + file.name }
  var path: String { file.root + "/" + name }
  var text: String? { store.text(path) }

  func write(_ text: String) throws(StoreError) {
    try store.apply([FileChange(path: path, before: .anything, after: text)])
  }

  /// The change that removes it; nil where there is none.
  var removal: FileChange? { text == nil ? nil : FileChange(path: path, before: .anything, after: nil) }

  func remove() throws(StoreError) {
    if let removal { try store.apply([removal]) }
  }
}

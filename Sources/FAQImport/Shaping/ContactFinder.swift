import Basics
import FAQKnowledge

/// Finds contacts in the text of an answer.
struct ContactFinder {
  private var found: [FoundContact] = []
  private var keys: Set<String> = []

  static func contacts(_ blocks: [Block]) -> [FoundContact] {
    var finder = ContactFinder()
    for text in texts(blocks) { finder.search(text) }
    return finder.found
  }

  /// All texts of blocks, one by one.
  private static func texts(_ blocks: [Block]) -> [InlineText] {
    blocks.flatMap { block -> [InlineText] in
      switch block.kind {
      case .heading(_, let text), .paragraph(let text): [text]
      case .list(let list): list.items.flatMap { texts($0.blocks) }
      case .table(let table): table.rows.map { InlineText.joined($0.cells.flatMap(texts), separator: "  ") }
      case .details(let title, let body): [title] + texts(body)
      case .definitions(let all):
        all.map { InlineText.joined($0.terms + texts($0.body), separator: ": ") }
      case .rule: []
      case .code(let text): [InlineText(text)]
      }
    }
  }

  /// A number that one place calls a telephone and another one WhatsApp is of WhatsApp, in the form of the first place.
  private mutating func add(_ contact: FoundContact) {
    if keys.insert(contact.key).inserted {
      found.append(contact)
    } else if contact.kind == .whatsapp, let place = found.firstIndex(where: { $0.key == contact.key }) {
      found[place].kind = .whatsapp
    }
  }

  /// Lines come before links, because they show a number as readers know it.
  private mutating func search(_ text: InlineText) {
    for line in text.plain.utf8.split(separator: UInt8(ascii: "\n")) { search(line: Substring(line)) }
    for run in text.runs { if let link = run.link { search(link: link, in: text.plain) } }
  }

  private mutating func search(line: Substring) {
    let (bytes, whole) = (line.utf8, String(line))
    if bytes.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }) {
      let words = bytes.split { ASCII.isSpace($0) || "<>()[],;\"".utf8.contains($0) }
      for word in words
      where word.dropLast().contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }) {
        search(word: String(Substring(word)), in: whole)
      }
    }
    if bytes.contains(where: ASCII.isDigit) {
      for phone in PhoneNumbers.find(whole) { add(phone) }
    }
    if whole.utf8.contains(UInt8(ascii: "J")) || whole.utf8.contains(UInt8(ascii: "j")),
      let address = StreetAddress.find(whole)
    {
      add(FoundContact(.office, address))
    }
  }

  private mutating func search(link: String, in text: String) {
    let lowered = link.lowercased()
    if lowered.hasPrefix("mailto:") {
      let address = link.dropFirst(7).prefix { $0 != "?" }
      search(word: String(address), in: text)
    } else if lowered.hasPrefix("tel:") {
      let number = String(link.dropFirst(4))
      let shown = PhoneNumbers.find(text).contains {
        FoundContact.key(.phone, $0.value) == FoundContact.key(.phone, number)
      }
      if !shown, ContactValue.phone(number) != nil { add(FoundContact(.phone, number)) }
    } else if lowered.hasPrefix("http") {
      search(word: link, in: text)
    }
  }

  private mutating func search(word: String, in text: String) {
    let bare = String(word.reversed().drop { ".:!?'”’)".contains($0) }.reversed())
    if bare.contains("@") {
      let address = bare.drop { !$0.isLetter && !$0.isNumber }
      guard address.contains("."), ContactValue.email(String(address)) != nil else { return }
      return add(FoundContact(.email, String(address)))
    }
    let lowered = bare.lowercased()
    let isAddress = lowered.hasPrefix("http") || lowered.hasPrefix("www.") || lowered.hasSuffix(".go.id")
    guard isAddress, ContactValue.web(bare) != nil else { return }
    if let number = ContactFinder.whatsAppNumber(lowered) { return add(FoundContact(.whatsapp, number)) }
    if isContact(bare, in: text) { add(FoundContact(.web, bare)) }
  }

  /// The number of `https://wa.me/62…` and `https://api.whatsapp.com/send?phone=62…`, with its country.
  private static func whatsAppNumber(_ address: String) -> String? {
    for sign in ["wa.me/", "whatsapp.com/send?phone=", "whatsapp.com/send/?phone="] {
      guard let place = address.firstPlace(of: sign) else { continue }
      let digits = address[place.upperBound...].drop { $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
      let number = "+" + digits
      return ContactValue.whatsapp(number) != nil ? number : nil
    }
    return nil
  }

  /// Whether a page is a place to ask: a site as a whole, or one that the sentence calls so.
  private func isContact(_ address: String, in text: String) -> Bool {
    let key = WebAddress.key(address)
    if [".pdf", ".doc", ".docx", ".xls", ".xlsx", ".zip", ".rar", ".jpg", ".png"].contains(
      where: key.hasSuffix)
    {
      return false
    }
    guard key.contains("/") else { return true }
    let words = text.lowercased()
    return ContactFinder.asking.contains { words.contains($0) }
  }

  private static let asking = [
    "hubungi", "kontak", "helpdesk", "help desk", "tiket", "layanan pelanggan", "pengaduan", "whatsapp",
    "telegram",
    "call center", "contact",
  ]
}

import Basics

/// The names of sections and keys, in Indonesian and in English.
package enum Headings {
  package enum EntrySection: CaseIterable, Sendable {
    case steps, attachments, notes, details, wordings, counterexamples, rules, followUps, letter, fields,
      sending,
      check
  }
  package static let entry: [String: EntrySection] = [
    "langkah": .steps, "langkah-langkah": .steps, "steps": .steps, "lampiran": .attachments,
    "attachments": .attachments,
    "catatan": .notes, "notes": .notes, "rincian": .details, "details": .details, "pertanyaan": .wordings,
    "questions": .wordings,
    "bukan": .counterexamples,
    "not": .counterexamples, "aturan": .rules, "rules": .rules, "formulir": .letter, "form": .letter,
    "isian": .fields,
    "fields": .fields, "pengiriman": .sending, "sending": .sending, "pemeriksaan": .check, "check": .check,
    "lanjutan": .followUps, "follow-up": .followUps,
  ]

  /// The section that a heading begins.
  ///
  /// - Parameter heading: the words of the heading; only that of a follow-up has a colon.
  /// - Returns: the section, and what stands behind the colon; nil for an unknown heading.
  package static func entrySection(_ heading: String) -> (kind: EntrySection, name: String)? {
    let parts = heading.split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
    guard let first = parts.first, let kind = entry[first.lowercased()] else { return nil }
    let name = parts.count > 1 ? parts[1] : ""
    return (kind == .followUps) == name.isEmpty ? nil : (kind, name)
  }

  /// - Returns: what an unknown heading is probably meant to be; nil where it is like none.
  static func nearestEntrySection(to heading: String) -> String? {
    let nearest = NearestName.of(String(heading.prefix { $0 != ":" }), among: entry.keys.sorted())
    return nearest.map { entry[$0] == .followUps ? "\($0): langkah 1" : $0 }
  }

  /// Words behind the label of a letter's field.
  enum FieldRule { case required, email, phone, taxNumber, choice, limit, autocomplete }
  static let fieldRules: [String: FieldRule] = [
    "wajib": .required, "required": .required, "email": .email, "telepon": .phone, "phone": .phone,
    "npwp": .taxNumber, "pilihan": .choice, "choice": .choice, "maks": .limit, "max": .limit,
    "otomatis": .autocomplete, "autocomplete": .autocomplete,
  ]

  enum SendingKey { case recipients, copies }
  static let sendingKeys: [String: SendingKey] = [
    "kepada": .recipients, "to": .recipients, "tembusan": .copies, "cc": .copies,
  ]

  package enum EntryKey: CaseIterable, Sendable {
    case audiences, sources, contacts, related, status, review, expiry
  }
  package static let entryKeys: [String: EntryKey] = [
    "untuk": .audiences, "audience": .audiences, "for": .audiences, "sumber": .sources, "sources": .sources,
    "source": .sources,
    "kontak": .contacts, "contacts": .contacts, "terkait": .related, "related": .related,
    "status": .status, "state": .status, "tinjau": .review, "review": .review, "berlaku-sampai": .expiry,
    "valid-until": .expiry,
  ]

  /// Values of `status`, and whether each is that of a draft.
  package static let statuses = ["draf": true, "draft": true, "terbit": false, "published": false]

  enum NoticeKey: CaseIterable { case from, until, zone, categories, lpse }
  static let noticeKeys: [String: NoticeKey] = [
    "mulai": .from, "from": .from, "sampai": .until, "until": .until, "zona": .zone, "zone": .zone,
    "kategori": .categories, "categories": .categories, "category": .categories, "lpse": .lpse,
  ]
  /// Names of the folder of notices.
  package static let noticeFolders = ["pengumuman", "notices"]

  enum CategorySection { case choices, wordings, check }
  static let category: [String: CategorySection] = [
    "pilihan": .choices, "choices": .choices, "pertanyaan": .wordings, "questions": .wordings,
    "pemeriksaan": .check, "check": .check,
  ]

  enum BasisSection {
    case greeting, smalltalk, handoff, outside, unknown, rules, askBack, vague, followUp, connectors, words
  }
  static let basis: [String: BasisSection] = [
    "salam": .greeting, "greeting": .greeting, "basa-basi": .smalltalk, "small talk": .smalltalk,
    "minta petugas": .handoff,
    "handoff": .handoff, "di luar cakupan": .outside, "out of scope": .outside, "tidak tahu": .unknown,
    "unknown": .unknown, "aturan": .rules, "rules": .rules,
    "tanya balik": .askBack, "ask back": .askBack, "pertanyaan kabur": .vague, "vague questions": .vague,
    "kata-kata": .words, "words": .words, "lanjutan": .followUp, "follow-up": .followUp,
    "kata sambung": .connectors, "connectors": .connectors,
  ]
  static let basisKeys = ["nama", "name", "bahasa", "language", "lpse", "zona", "zone", "buang", "drop"]

  enum DirectoryKey { case title, publisher, place, year, kind, name, value, tier, lpse, note, source }
  static let contactKeys: [String: DirectoryKey] = [
    "nama": .name, "name": .name, "jenis": .kind, "kind": .kind, "nilai": .value, "value": .value,
    "tingkat": .tier, "tier": .tier,
    "lpse": .lpse, "sumber": .source, "source": .source, "catatan": .note, "note": .note,
  ]
  static let sourceKeys: [String: DirectoryKey] = [
    "judul": .title, "title": .title, "penerbit": .publisher, "publisher": .publisher, "tempat": .place,
    "place": .place,
    "tahun": .year, "year": .year, "jenis": .kind, "kind": .kind,
  ]
  static let fillerSections = ["diabaikan", "abaikan", "ignored"]
  static let ordinarySections = ["kata umum", "ordinary words"]
}

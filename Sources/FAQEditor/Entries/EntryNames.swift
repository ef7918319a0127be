import FAQKnowledge

/// The names that new sections and keys get, in the language of the knowledge.
enum EntryNames {
  static func section(_ kind: Headings.EntrySection, _ language: String) -> String {
    let names: (indonesian: String, english: String) =
      switch kind {
      case .steps: ("Langkah", "Steps")
      case .attachments: ("Lampiran", "Attachments")
      case .notes: ("Catatan", "Notes")
      case .details: ("Rincian", "Details")
      case .followUps: ("Lanjutan", "Follow-up")
      case .wordings: ("Pertanyaan", "Questions")
      case .counterexamples: ("Bukan", "Not")
      case .rules: ("Aturan", "Rules")
      case .letter: ("Formulir", "Form")
      case .fields: ("Isian", "Fields")
      case .sending: ("Pengiriman", "Sending")
      case .check: ("Pemeriksaan", "Check")
      }
    return language == "en" ? names.english : names.indonesian
  }

  /// The heading of a list of what is outside.
  static func outside(_ language: String) -> String { language == "en" ? "Out of scope" : "Di luar cakupan" }

  static func key(_ kind: Headings.EntryKey, _ language: String) -> String {
    let names: (indonesian: String, english: String) =
      switch kind {
      case .audiences: ("untuk", "audience")
      case .sources: ("sumber", "sources")
      case .contacts: ("kontak", "contacts")
      case .related: ("terkait", "related")
      case .status: ("status", "status")
      case .review: ("tinjau", "review")
      case .expiry: ("berlaku-sampai", "valid-until")
      }
    return language == "en" ? names.english : names.indonesian
  }
}

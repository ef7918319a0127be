/// A phrase of the lookup page, by the key that `basis.md` uses.
package enum LookupWord: String, Sendable, CaseIterable {
  case title = "judul-cari"
  case skip = "lompat"
  case search = "cari"
  case words = "kata-dicari"
  case found = "jumlah-hasil"
  case none = "tanpa-hasil"
  case all = "semua-jawaban"
  case audience = "untuk-siapa"
  case everyone = "semua-orang"
  case questions = "biasa-ditanyakan"
  case keys = "tombol-cepat"
  case copyMessage = "salin-whatsapp"
  case copyFormal = "salin-surat"
  case copyLink = "salin-tautan"
  case copied = "salinan-siap"
  case texts = "teks-salinan"
  case print = "cetak"
  case offline = "cari-terputus"
  case version = "versi-pengetahuan"
  case formalOpening = "surat-pembuka"
  case formalSteps = "surat-langkah"
  case formalPapers = "surat-lampiran"
  case formalContacts = "surat-kontak"
  case formalSources = "surat-sumber"

  /// What is said where `basis.md` says nothing; `{}` stands for what the page knows.
  var plain: (indonesian: String, english: String) {
    switch self {
    case .title: ("Pencarian jawaban", "Find an answer")
    case .skip: ("Lompat ke jawaban", "Skip to the answer")
    case .search: ("Cari", "Search")
    case .words: ("Kata yang dicari", "Words to look for")
    case .found: ("{} jawaban ditemukan", "{} answers found")
    case .none: ("Tidak ada jawaban dengan kata-kata itu.", "No answer holds these words.")
    case .all: ("Semua jawaban", "All answers")
    case .audience: ("Untuk", "For")
    case .everyone: ("semua", "everyone")
    case .questions: ("Biasa ditanyakan sebagai", "Often asked as")
    case .keys:
      (
        "Tombol cepat: / cari; \u{2191} \u{2193} pilih; Enter buka; Esc kembali; c salin",
        "Shortcuts: / search; \u{2191} \u{2193} move; Enter open; Esc back; c copy"
      )
    case .copyMessage: ("Salin untuk WhatsApp", "Copy as a message")
    case .copyFormal: ("Salin sebagai paragraf surat", "Copy as a letter paragraph")
    case .copyLink: ("Salin tautan", "Copy the link")
    case .copied: ("Tersalin", "Copied")
    case .texts: ("Teks untuk disalin", "Texts to copy")
    case .print: ("Cetak", "Print")
    case .offline: ("Sambungan terputus. Dicoba lagi.", "The connection is lost. Trying again.")
    case .version: ("Versi pengetahuan", "Knowledge version")
    case .formalOpening:
      ("Mengenai \"{}\", dapat kami sampaikan sebagai berikut.", "As to \"{}\", we can tell you as follows.")
    case .formalSteps: ("Langkahnya: {}.", "The steps are: {}.")
    case .formalPapers: ("Yang dilampirkan: {}.", "To be attached: {}.")
    case .formalContacts: ("Yang dapat dihubungi: {}.", "Whom to contact: {}.")
    case .formalSources: ("Sumber: {}.", "Source: {}.")
    }
  }
}

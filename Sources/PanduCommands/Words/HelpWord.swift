import Basics
import FAQKnowledge

/// A text of the help pages, by its key in `bantuan.id.md`. Help is printed before any knowledge is read, so that there is no
/// language to follow.
enum HelpWord: String, PhraseKey {
  // Pages
  case opening = "pembuka"
  case usage = "pemakaian"
  case commands = "daftar-perintah"
  case common = "umum"
  case exitCodes = "kode-keluar"
  case commandUsage = "pemakaian-perintah"
  case flags = "daftar-pilihan"
  // Commands
  case chat, ask, why, search, entries, letter, check, evaluate, report, notice, edit, serve
  case importing = "import"
  // Flags of several commands
  case knowledge, help, lpse, wordings, at, json
  // Flags of one command
  case askExplain = "ask-explain"
  case searchLimit = "search-limit"
  case letterHTML = "letter-html"
  case checkVerbose = "check-verbose"
  case evaluateMinResolved = "evaluate-min-resolved"
  case evaluateMaxMisled = "evaluate-max-misled"
  case evaluateMinHeld = "evaluate-min-held"
  case evaluateVerbose = "evaluate-verbose"
  case evaluateHypotheses = "evaluate-hypotheses"
  case reportHTML = "report-html"
  case reportDraft = "report-draft"
  case reportMin = "report-min"
  case reportLimit = "report-limit"
  case reportZone = "report-zone"
  case reportJSON = "report-json"
  case importInto = "import-into"
  case importCategory = "import-category"
  case importSource = "import-source"
  case importContact = "import-contact"
  case importDryRun = "import-dry-run"
  case importJSON = "import-json"
  case noticeUntil = "notice-until"
  case noticeFrom = "notice-from"
  case noticeCategory = "notice-category"
  case noticeEnd = "notice-end"
  case editHost = "edit-host"
  case editPort = "edit-port"
  case editKeyFile = "edit-key-file"
  case editAllowHost = "edit-allow-host"
  case editJournal = "edit-journal"
  case serveHost = "serve-host"
  case servePort = "serve-port"
  case serveAllowOrigin = "serve-allow-origin"
  case serveAllowHost = "serve-allow-host"
  case serveRateLimit = "serve-rate-limit"
  case serveConnections = "serve-connections"
  case serveJournal = "serve-journal"
  case serveJournalMaxBytes = "serve-journal-max-bytes"
  case serveTrustProxy = "serve-trust-proxy"
  case serveNoWatch = "serve-no-watch"
  case serveNoRestChannel = "serve-no-rest-channel"
  case serveTelegramSecretFile = "serve-telegram-secret-file"
  case serveTelegramName = "serve-telegram-name"

  static let texts = KeyedTexts(EmbeddedText.`bantuan.id.md`, name: "bantuan.id.md")

  func text(_ values: [String: String] = [:]) -> String { HelpWord.texts.fill(self, values) }
}

/// A valid value that has words in it, by its key in `bantuan.id.md`: it stands in command lines that would be right.
enum ExampleWord: String, PhraseKey {
  case question = "contoh-pertanyaan"
  case entry = "contoh-entri"
  case entryWithLetter = "contoh-entri-surat"
  case letterPage = "contoh-surat"
  case labelledFile = "contoh-label"
  case journal = "contoh-jurnal"
  case reportPage = "contoh-laporan"
  case drafts = "contoh-draf"
  case page = "contoh-halaman"
  case folder = "contoh-folder"
  case category = "contoh-kategori"
  case source = "contoh-sumber"
  case contact = "contoh-kontak"
  case noticeCategory = "contoh-kategori-pengumuman"
  case notice = "contoh-pengumuman"
  case key = "contoh-kunci"
  case secret = "contoh-rahasia"
  case bot = "contoh-bot"
  case host = "contoh-host"
  case lpse = "contoh-lpse"

  var text: String { HelpWord.texts.fill(self) }
}

/// A phrase of the widget, by the key that `basis.md` uses. All of them travel in `/v1/about`, by the names of the cases.
package enum WidgetWord: String, Sendable, CaseIterable {
  case open = "buka-widget"
  case program = "program"
  case close = "tutup"
  case restart = "mulai-lagi"
  case conversation = "percakapan"
  case write = "tulis-kendala"
  case send = "kirim"
  case noPassword = "jangan-rahasia"
  case examples = "contoh"
  case you = "anda"
  case searching = "sedang-mencari"
  case slow = "sambungan-lambat"
  case offline = "sambungan-putus"
  case busy = "terlalu-ramai"
  case retry = "coba-lagi"
  case failed = "gagal-diproses"
  case copy = "salin"
  case copied = "tersalin"
  case call = "telepon"
  case mail = "tulis-email"
  case visit = "kunjungi"
  case helpful = "membantu"
  case yes = "ya"
  case no = "tidak"
  case missing = "apa-yang-kurang"
  case reasons = "alasan-kurang"
  case comment = "masukan"
  case thanks = "terima-masukan"
  case pasteLog = "tempel-log"
  case logHint = "petunjuk-log"
  case logCut = "log-diringkas"
  case letter = "buat-surat"
  case letterMake = "susun-surat"
  case letterDone = "surat-jadi"
  case letterWrong = "isian-keliru"
  case required = "wajib-diisi"
  case pickOne = "pilih-satu"
  case download = "unduh"

  /// What is said where `basis.md` says nothing.
  var plain: (indonesian: String, english: String) {
    switch self {
    case .open: ("Tanya", "Ask")
    case .program: ("Program penjawab, bukan orang", "A program answers here, not a person")
    case .close: ("Tutup", "Close")
    case .restart: ("Mulai lagi", "Start again")
    case .conversation: ("Percakapan", "Conversation")
    case .write: ("Tulis pertanyaan", "Type your question")
    case .send: ("Kirim", "Send")
    case .noPassword: ("Jangan tulis password di sini.", "Never type a password here.")
    case .examples: ("Contoh pertanyaan", "Questions to begin with")
    case .you: ("Anda", "You")
    case .searching: ("Mencari jawaban", "Looking for the answer")
    case .slow: ("Sambungan lambat, masih menunggu.", "The connection is slow; still waiting.")
    case .offline:
      (
        "Sambungan terputus. Tulisan Anda tetap ada dan akan dikirim lagi.",
        "The connection is lost. Your text is kept and will be sent again."
      )
    case .busy: ("Sedang ramai. Dicoba lagi sebentar lagi.", "Too many requests. Trying again in a moment.")
    case .retry: ("Coba sekarang", "Try now")
    case .failed: ("Maaf, ini tidak dapat diproses.", "Sorry, this could not be processed.")
    case .copy: ("Salin", "Copy")
    case .copied: ("Tersalin", "Copied")
    case .call: ("Telepon", "Call")
    case .mail: ("Tulis e-mail", "Write to")
    case .visit: ("Buka", "Visit")
    case .helpful: ("Apakah jawaban ini membantu?", "Did this answer help?")
    case .yes: ("Ya", "Yes")
    case .no: ("Tidak", "No")
    case .missing: ("Apa yang kurang?", "What is missing?")
    case .reasons:
      (
        "Bukan ini yang saya tanyakan; Sudah dicoba, tidak berhasil; Sulit dipahami",
        "Not what I asked; I tried it in vain; Hard to understand"
      )
    case .comment: ("Masukan Anda", "Your remark")
    case .thanks: ("Terima kasih atas masukannya.", "Thank you for telling us.")
    case .pasteLog: ("Tempel log e-mail", "Paste a mail log")
    case .logHint:
      ("Tempel surat penolakan atau log e-mail apa adanya.", "Paste the bounce message or log as it is.")
    case .logCut:
      (
        "Log terlalu panjang; hanya baris tentang kesalahannya yang dikirim.",
        "The log is too long; only its lines about the error are sent."
      )
    case .letter: ("Buat surat", "Write the letter")
    case .letterMake: ("Susun surat", "Make the letter")
    case .letterDone:
      ("Surat sudah jadi. Periksa sebelum dikirim.", "The letter is ready. Check it before sending.")
    case .letterWrong: ("Ada isian yang perlu diperbaiki.", "Some fields need mending.")
    case .required: ("wajib diisi", "required")
    case .pickOne: ("Pilih salah satu", "Choose one")
    case .download: ("Unduh", "Download")
    }
  }
}

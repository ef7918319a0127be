/// A phrase of the journal's report, by the key that `basis.md` uses.
package enum ReportWord: String, Sendable, CaseIterable {
  case heading = "laporan-judul"
  case empty = "laporan-kosong"
  case months = "laporan-nama-bulan"
  case weekdayNames = "laporan-nama-hari"
  case days = "laporan-rentang-hari"
  case summary = "laporan-ringkasan"
  case asked = "laporan-pertanyaan"
  case perDay = "laporan-per-hari"
  case feedback = "laporan-masukan"
  case opinions = "laporan-membantu"
  case alone = "laporan-tanpa-petugas"
  case aloneMeaning = "laporan-arti-tanpa-petugas"
  case latency = "laporan-waktu-menjawab"
  case latencyValues = "laporan-nilai-waktu"
  case latencySlow = "laporan-waktu-terlama"
  case skipped = "laporan-dilewati"
  case skippedTorn = "laporan-dilewati-terpotong"
  case skippedNoRecord = "laporan-dilewati-bukan-catatan"
  case skippedTooLong = "laporan-dilewati-panjang"
  case skippedKind = "laporan-dilewati-jenis"
  case skippedVersion = "laporan-dilewati-versi"
  case outcomes = "laporan-hasil"
  case answer = "laporan-hasil-dijawab"
  case clarify = "laporan-hasil-ditanya-balik"
  case fallback = "laporan-hasil-tidak-tahu"
  case smalltalk = "laporan-hasil-sapaan"
  case handoff = "laporan-hasil-minta-petugas"
  case form = "laporan-hasil-isian-surat"
  case topEntries = "laporan-entri-teratas"
  case noEntry = "laporan-entri-hilang"
  case unknown = "laporan-belum-terjawab"
  case paste = "laporan-siap-tempel"
  case times = "laporan-kali"
  case unclear = "laporan-ditanya-balik"
  case unclearMeaning = "laporan-arti-ditanya-balik"
  case atLeast = "laporan-batas-bawah"
  case moreGroups = "laporan-kelompok-lain"
  case wordless = "laporan-tanpa-kata"
  case narrow = "laporan-jawaban-tipis"
  case narrowMeaning = "laporan-arti-jawaban-tipis"
  case narrowPair = "laporan-pasangan-tipis"
  case unhelpful = "laporan-tidak-membantu"
  case unhelpfulOf = "laporan-dari-penilai"
  case hours = "laporan-jam-tersibuk"
  case weekdays = "laporan-hari-tersibuk"
  case byDay = "laporan-menurut-tanggal"
  case byMonth = "laporan-menurut-bulan"
  case byYear = "laporan-menurut-tahun"
  case busiest = "laporan-tersibuk"
  case figures = "laporan-angka"
  case share = "laporan-bagian"
  case entry = "laporan-entri"
  case draftOrigin = "laporan-asal-draf"
  case draftTask = "laporan-tugas-draf"

  /// What is said where `basis.md` says nothing; each `{}` stands for a value, in their order.
  var plain: (indonesian: String, english: String) {
    switch self {
    case .heading: ("Laporan jurnal", "Journal report")
    case .empty: ("Jurnal ini belum berisi satu catatan pun.", "This journal holds no record yet.")
    case .months:
      (
        "Jan, Feb, Mar, Apr, Mei, Jun, Jul, Agu, Sep, Okt, Nov, Des",
        "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec"
      )
    case .weekdayNames:
      (
        "Senin, Selasa, Rabu, Kamis, Jumat, Sabtu, Minggu",
        "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday"
      )
    case .days: ("{} hari", "{} day(s)")
    case .summary: ("Ringkasan", "Summary")
    case .asked: ("Pertanyaan", "Questions")
    case .perDay: ("Rata-rata per hari", "Average per day")
    case .feedback: ("Masukan", "Feedback")
    case .opinions: ("{} membantu, {} tidak", "{} helpful, {} not")
    case .alone: ("Terjawab tanpa petugas", "Answered without a person")
    case .aloneMeaning:
      (
        "Terjawab tanpa petugas: dijawab atau dibalas sapaannya, dari semua pertanyaan selain isian surat. Jurnal tidak tahu apakah penanya puas.",
        "Answered without a person: answered, or small talk, of all questions but the steps of a letter. The journal does not know whether the answer was enough."
      )
    case .latency: ("Waktu menjawab", "Time to answer")
    case .latencyValues: ("separuhnya dalam {}, 99 % dalam {}", "half within {}, 99 % within {}")
    case .latencySlow: ("99 % dalam {}", "99 % within {}")
    case .skipped: ("Baris dilewati", "Lines skipped")
    case .skippedTorn: ("baris terakhir terpotong {}", "last line torn {}")
    case .skippedNoRecord: ("bukan catatan {}", "no record {}")
    case .skippedTooLong: ("terlalu panjang {}", "too long {}")
    case .skippedKind: ("jenis tidak dikenal {}", "unknown kind {}")
    case .skippedVersion: ("versi tidak dikenal {}", "unknown version {}")
    case .outcomes: ("Hasil", "Outcomes")
    case .answer: ("Dijawab", "Answered")
    case .clarify: ("Ditanya balik", "Asked back")
    case .fallback: ("Tidak tahu", "Not known")
    case .smalltalk: ("Sapaan", "Small talk")
    case .handoff: ("Minta petugas", "Wanted a person")
    case .form: ("Isian surat", "Step of a letter")
    case .topEntries: ("Entri yang paling sering menjawab", "Entries that answered most")
    case .noEntry: ("tidak ada di folder pengetahuan", "not in the knowledge folder")
    case .unknown: ("Belum terjawab", "Without an answer")
    case .paste:
      (
        "Baris bertanda - dapat ditempel di bawah ## Pertanyaan sebuah entri.",
        "Lines with a - can be pasted below an entry's ## Questions."
      )
    case .times: ("{} kali", "{} ×")
    case .unclear: ("Ditanya balik", "Asked back")
    case .unclearMeaning:
      (
        "Jurnal tidak merangkai percakapan, jadi tidak tampak mana yang akhirnya terjawab.",
        "The journal does not join turns, so it cannot tell which of these were answered in the end."
      )
    case .atLeast:
      (
        "Terlalu banyak pertanyaan berbeda untuk dihitung satu per satu: jumlah di bawah ini paling sedikit sekian, dan yang ditanyakan sampai {} kali mungkin tidak tampil.",
        "Too many different questions to count each: the counts below are lower bounds, and what was asked up to {} times may be missing."
      )
    case .moreGroups: ("dan {} kelompok lain", "and {} other groups")
    case .wordless:
      (
        "{} pertanyaan lain hanya berisi hal yang disamarkan.",
        "{} other questions hold nothing but what is masked."
      )
    case .narrow: ("Jawaban yang tipis selisihnya", "Answers by a narrow margin")
    case .narrowMeaning:
      (
        "{} jawaban: entri kedua hampir sama kuat. Perjelas Pertanyaan atau Bukan kedua entri.",
        "Answers to which another entry came close: {}. Sharpen the Questions or the Not of both entries."
      )
    case .narrowPair: ("{} mengungguli {}", "{} before {}")
    case .unhelpful: ("Entri yang dinilai tidak membantu", "Entries found unhelpful")
    case .unhelpfulOf: ("{} dari {} penilai", "{} of {} who said")
    case .hours: ("Menurut jam", "By hour")
    case .weekdays: ("Menurut hari", "By weekday")
    case .byDay: ("Menurut tanggal", "By date")
    case .byMonth: ("Menurut bulan", "By month")
    case .byYear: ("Menurut tahun", "By year")
    case .busiest: ("Tersibuk: {}, {} pertanyaan", "Busiest: {}, {} questions")
    case .figures: ("Angka", "Figures")
    case .share: ("Bagian", "Share")
    case .entry: ("Entri", "Entry")
    case .draftOrigin:
      (
        "Draf dari jurnal {}: ditanyakan {} kali, belum terjawab.",
        "Draft from the journal {}: asked {} times, without an answer."
      )
    case .draftTask:
      (
        "Belum selesai: tulis jawabannya di sini dalam satu sampai tiga kalimat, tambahkan sumber dan kontak, lalu hapus kedua baris ini.",
        "Not finished: write the answer here in one to three sentences, add sources and contacts, then delete these two lines."
      )
    }
  }
}

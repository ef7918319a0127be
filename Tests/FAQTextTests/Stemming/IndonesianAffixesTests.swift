// IndonesianAffixes:
//  1. Every usual prefix and suffix, alone and together, comes off down to a root that the dictionary knows.
//  2. Colloquial and neighbouring affixes do, too.
//  3. A word without a known root stays, and the form nearest to the typed word is the one taken.
//  4. Each form proposed has three letters or more, is not longer than the word, and is not the word.
//  5. Known wrong results are recorded as such.

import Testing

@testable import FAQText

struct IndonesianAffixesTests {
  /// The dictionary of these tests.
  private static let roots: Set<String> = [
    "pindah", "kirim", "daftar", "ganti", "tulis", "sapu", "pakai", "ubah", "lihat", "buka", "tolak", "cara",
    "password",
    "ajar", "verifikasi", "surat", "mulai", "baik", "guna", "masuk", "kerja", "cek", "coba", "bukti",
    "undang", "alam", "berkas",
    "lapor", "bantu", "balas",
  ]

  private func stem(_ word: String, in roots: Set<String> = roots) -> String? {
    let letters = Array(word.utf8)
    var scratch: [UInt8] = []
    let numbered = Array(roots)
    let found = IndonesianAffixes.strip(letters, 0..<letters.count, scratch: &scratch, in: numbered) {
      roots, form -> Int? in
      roots.firstIndex(of: String(decoding: form, as: UTF8.self))
    }
    return found.map { numbered[$0] }
  }

  @Test(arguments: [
    // typed, stem
    ("dipindahkannya", "pindah"), ("memindahkan", "pindah"), ("pemindahan", "pindah"),
    ("berpindah", "pindah"),
    ("perpindahan", "pindah"), ("terpindah", "pindah"), ("pindahlah", "pindah"), ("pindahkah", "pindah"),
    ("mengirim", "kirim"), ("pengiriman", "kirim"), ("dikirimkan", "kirim"), ("terkirim", "kirim"),
    ("kirimannya", "kirim"),
    ("mendaftar", "daftar"), ("pendaftaran", "daftar"), ("terdaftar", "daftar"), ("didaftarkan", "daftar"),
    ("menulis", "tulis"), ("penulisan", "tulis"), ("tulisan", "tulis"), ("menyapu", "sapu"),
    ("penyapu", "sapu"),
    ("memakai", "pakai"), ("pemakaian", "pakai"), ("mengubah", "ubah"), ("perubahan", "ubah"),
    ("diubah", "ubah"),
    ("kelihatan", "lihat"), ("melihat", "lihat"), ("membuka", "buka"), ("penolakan", "tolak"),
    ("ditolak", "tolak"),
    ("passwordnya", "password"), ("passwordku", "password"), ("passwordmu", "password"), ("belajar", "ajar"),
    ("diverifikasikan", "verifikasi"), ("memulai", "mulai"), ("memperbaiki", "baik"),
    ("diperbaiki", "baik"), ("menggunakan", "guna"), ("penggunaan", "guna"), ("mengecek", "cek"),
    ("pengecekan", "cek"),
    ("membuktikan", "bukti"), ("undangan", "undang"), ("bekerja", "kerja"), ("sebaiknya", "baik"),
    ("kuganti", "ganti"),
    ("menggantikan", "ganti"), ("penggantinya", "ganti"), ("mengalami", "alam"), ("pelaporan", "lapor"),
    ("membantu", "bantu"), ("bantuan", "bantu"), ("balasannya", "balas"), ("suratnyalah", "surat"),
  ])
  func `an affixed word gives its root`(typed: String, root: String) {
    #expect(stem(typed) == root)
  }

  @Test(arguments: [
    ("kirimin", "kirim"), ("ngirim", "kirim"), ("ngirimin", "kirim"), ("dikirimin", "kirim"),
    ("mindahke", "pindah"),
    ("gantiin", "ganti"), ("surate", "surat"), ("carane", "cara"), ("carana", "cara"), ("carany", "cara"),
    ("caranyo", "cara"),
    ("nyapu", "sapu"), ("nulis", "tulis"), ("makai", "pakai"), ("ngecek", "cek"), ("nyoba", nil),
    ("mbuka", nil),
    ("dikirimken", "kirim"), ("kirimkeun", "kirim"), ("kirimno", "kirim"), ("didaftarin", "daftar"),
    ("kadaftar", "daftar"),
  ])
  func `a colloquial affix comes off`(typed: String, root: String?) {
    #expect(stem(typed) == root)
  }

  @Test(arguments: ["dinas", "di", "", "a", "nya", "kan", "xyzan", "memper", "surabaya", "pindahx"])
  func `a word without a known root stays`(typed: String) {
    #expect(stem(typed) == nil)
  }

  @Test(arguments: [
    // Suffixes are tried from the shortest list entry on; none comes before the prefixes alone.
    ("bukukan", ["buku", "bukuk"], "buku"), ("dikirim", ["kirim", "irim"], "kirim"),
    ("mengajar", ["ajar", "kajar"], "ajar"),
    ("memukul", ["ukul", "pukul"], "ukul"),
  ])
  func `the first form that is known is taken`(typed: String, roots: [String], root: String) {
    #expect(stem(typed, in: Set(roots)) == root)
  }

  @Test func `every form proposed is another word of three letters or more`() {
    for word in ["memperdipindahkannyalah", "menyenangkan", "ngirimin", "aaaaa", "keberangkatannya"] {
      let letters = Array(word.utf8)
      var scratch: [UInt8] = []
      let found = IndonesianAffixes.strip(letters, 0..<letters.count, scratch: &scratch, in: ()) {
        _, form -> Int? in
        #expect(
          form.count >= 3 && form.count <= letters.count && form != letters,
          "\(String(decoding: form, as: UTF8.self))")
        return nil
      }
      #expect(found == nil)
    }
  }

  /// What the tables do that a person would not; recorded so that a change is seen.
  @Test(arguments: [
    ("makan", ["maka"], "maka"), ("beruang", ["uang", "ruang"], "uang"),
    ("malamnya", ["alam", "malam"], "malam"),
    ("kepala", ["pala"], "pala"), ("sekali", ["kali"], "kali"), ("bukan", ["buka"], "buka"),
    ("seni", ["sen"], nil), ("pelajaran", ["ajar"], nil),
  ])
  func `known results that are wrong`(typed: String, roots: [String], root: String?) {
    #expect(stem(typed, in: Set(roots)) == root)
  }
}

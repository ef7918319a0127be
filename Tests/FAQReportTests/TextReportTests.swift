// 1. A small journal makes this report, to the letter, in Indonesian and in English.
// 2. The share answered without a person is that of answers and small talk, of all questions but steps of a letter.
// 3. `rows` limits the tables.
// 4. Numbers are written as each language does.

import Basics
import FAQKnowledge
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct TextReportTests {
  private static let lines: [[UInt8]] = [
    Journal.question(
      "lupa password", .answer, at: "2026-11-22T01:00:00.000Z", entry: "lupa-password", latency: 10),
    Journal.question(
      "lupa pasword", .answer, at: "2026-11-22T01:30:00.000Z", entry: "lupa-password", latency: 12),
    Journal.question(
      "ganti akun", .answer, at: "2026-11-22T02:00:00.000Z", entry: "lama-sekali", confidence: 0.5,
      rival: ("lupa-password", 0.4), latency: 14),
    Journal.question("printer rusak", .fallback, at: "2026-11-22T18:00:00.000Z", latency: 15),
    Journal.question("printer rusak min", .fallback, at: "2026-11-22T18:00:01.000Z", latency: 15),
    Journal.question("tolong", .clarify, at: "2026-11-22T18:10:00.000Z", latency: 1_500),
    Journal.question("terima kasih", .smalltalk, at: "2026-11-22T18:20:00.000Z"),
    Journal.question("mau bicara orang", .handoff, at: "2026-11-22T18:30:00.000Z"),
    Journal.question("PT Maju", .form, at: "2026-11-22T18:40:00.000Z"),
    Journal.feedback("lupa-password", true), Journal.feedback("lupa-password", false, "belum\nberhasil"),
    Array("{\"v\":1,\"kind\":\"ques".utf8),
  ]

  private static let indonesian = """
    Laporan jurnal
    22 Nov 2026 08.00 – 23 Nov 2026 01.40 WIB, 2 hari

    Perlu Anda kerjakan
      1 entri baru ditulis
      - printer rusak (2 kali)
      1 entri dinilai buruk, diperbaiki
      - Lupa password (1 dari 2 penilai)

    1 hari terakhir
      Pertanyaan                   6  sebelumnya 3
      Terjawab tanpa petugas  20,0 %  sebelumnya 100,0 %
      Belum terjawab               2  sebelumnya 0

    Ringkasan
      Pertanyaan                   9
      Rata-rata per hari           5
      Terjawab tanpa petugas  50,0 %
      Masukan                      2  1 membantu, 1 tidak
      Waktu menjawab                  separuhnya dalam 15 µs, 99 % dalam 1,5 ms
      Baris dilewati               1  baris terakhir terpotong 1
      Terjawab tanpa petugas: dijawab atau dibalas sapaannya, dari semua pertanyaan selain isian surat. Jurnal tidak tahu apakah penanya puas.

    Belum terjawab: 2 (22,2 %)
      Baris bertanda - dapat ditempel di bawah ## Pertanyaan sebuah entri.
      Untuk tiap kelompok: tempelkan barisnya pada entri terdekat bila maksudnya sama, tulis entri baru (--draft), nyatakan di luar, atau abaikan. Di pandu edit keempatnya satu tombol.

      2 kali
      - printer rusak
      - printer rusak min

    Entri yang dinilai tidak membantu
      lupa-password  1 dari 2 penilai  50,0 %
        22 Nov 2026: "belum berhasil"

    Jawaban yang tipis selisihnya
      1 jawaban: entri kedua hampir sama kuat. Perjelas Pertanyaan atau Bukan kedua entri.
      1  lama-sekali mengungguli lupa-password: ganti akun

    Ditanya balik: 1 (11,1 %)
      Jurnal tidak merangkai percakapan, jadi tidak tampak mana yang akhirnya terjawab.

      1 kali
      - tolong

    Hasil
      Dijawab        3  33,3 %  ████████████████████████
      Ditanya balik  1  11,1 %  ████████
      Tidak tahu     2  22,2 %  ████████████████
      Sapaan         1  11,1 %  ████████
      Minta petugas  1  11,1 %  ████████
      Isian surat    1  11,1 %  ████████

    Entri yang paling sering menjawab
      lupa-password  2  66,7 %  Lupa password
      lama-sekali    1  33,3 %  (tidak ada di folder pengetahuan)

    Menurut jam (WIB)
      01–02  6  66,7 %  ████████████████████████
      02–03  0   0,0 %
      03–04  0   0,0 %
      04–05  0   0,0 %
      05–06  0   0,0 %
      06–07  0   0,0 %
      07–08  0   0,0 %
      08–09  2  22,2 %  ████████
      09–10  1  11,1 %  ████

    Menurut hari
      Senin   6  66,7 %  ████████████████████████
      Selasa  0   0,0 %
      Rabu    0   0,0 %
      Kamis   0   0,0 %
      Jumat   0   0,0 %
      Sabtu   0   0,0 %
      Minggu  3  33,3 %  ████████████

    Menurut tanggal
      22 Nov 2026  3  33,3 %  ████████████
      23 Nov 2026  6  66,7 %  ████████████████████████
    """

  @Test func `a report to the letter`() {
    let text = TextReport.text(Journal.report(TextReportTests.lines), base: TestKnowledge.small.base)
    #expect(text == TextReportTests.indonesian)
  }

  @Test func `in English`() {
    let report = Journal.report(TextReportTests.lines, zone: .utc, knowledge: .english)
    let text = TextReport.text(report, base: TestKnowledge.english.base)
    #expect(
      text.hasPrefix(
        """
        Journal report
        22 Nov 2026 01:00 – 22 Nov 2026 18:40 UTC, 1 day(s)

        To be done
          1 new entries to write
          - printer rusak (2 ×)
          1 entries found bad, to be mended
          - Lupa password (1 of 2 who said)

        Summary
          Questions                       9
          Average per day                 9
          Answered without a person  50.0 %
        """))
    #expect(text.contains("By weekday\n  Monday     0    0.0 %\n"))
  }

  @Test func `the share without a person`() {
    let report = Journal.report(TextReportTests.lines)
    #expect(report.alone == 4 && report.judged == 8 && report.questions == 9)
    #expect(Journal.report([Journal.question("x", .form)]).judged == 0)
  }

  @Test func `tables have an end`() {
    let lines =
      (0..<5).map { Journal.question("hal\($0)x", .answer, entry: "e\($0)") }
      + ["printer", "wifi", "kereta", "rendang", "sepeda"].map { Journal.question($0, .fallback) }
    let text = TextReport.text(Journal.report(lines), base: TestKnowledge.small.base, rows: 2)
    #expect(text.contains("  e1  ") && !text.contains("  e2  "))
    #expect(text.contains("\n  dan 3 kelompok lain\n"))
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1.000"), (1_234_567, "1.234.567"), (-1_000, "-1.000"),
  ])
  func `numbers`(value: Int, text: String) {
    #expect(ReportForms(TestKnowledge.small.base).number(value) == text)
    #expect(ReportForms(TestKnowledge.english.base).number(value) == text.replacing(".", with: ","))
  }

  @Test(arguments: [
    (1, 3, "33,3 %"), (2, 3, "66,7 %"), (1, 1, "100,0 %"), (0, 5, "0,0 %"), (0, 0, "-"), (1, 2_000, "0,1 %"),
    (1, 2_001, "0,0 %"),
  ])
  func `shares`(part: Int, whole: Int, text: String) {
    #expect(ReportForms(TestKnowledge.small.base).percent(part, of: whole) == text)
  }

  @Test(arguments: [
    (0, "0 µs"), (999, "999 µs"), (1_000, "1,0 ms"), (999_949, "999,9 ms"), (1_250_000, "1,3 s"),
  ])
  func `durations`(value: Int, text: String) {
    #expect(ReportForms(TestKnowledge.small.base).duration(value) == text)
  }
}

// 1. A line a field makes the letter, with where it goes; lines that lack leave places to write on.
// 2. `--html` writes the page beside it, for its owner's eyes only.
// 3. A bad value ends the command with 1, and tells the line; nothing is printed.
// 4. An unknown entry, and one without a letter, are told with what there is instead.
// 5. Commands work in lines, too; a letter that is called off is none.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct LetterTests {
  private static let lines = [
    "012/DIR/V/2025", "PT Maju & Terus", "Siti", "Siti", "Jl. Merdeka 1", "012345678901234", "0921 312345",
    "siti@maju.co.id", "SITI01", "sinkronisasi", "Data kami tidak sama.", "Ternate, 2 Mei 2025",
  ]

  private func letter(_ lines: [String], _ flags: [String] = []) throws -> Program.Run {
    try Program.run(
      ["letter", "permohonan-lkpp", "--knowledge", Folders.shipped] + flags,
      input: lines.map { $0 + "\n" }.joined())
  }

  @Test func `a line a field makes the letter`() throws {
    let run = try letter(LetterTests.lines)
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("[KOP SURAT PERUSAHAAN]\nNomor : 012/DIR/V/2025\n\nPERMOHONAN"))
    #expect(run.output.contains("   NPWP Perusahaan            : 01.234.567.8-901.234\n"))
    #expect(run.output.contains("   Agregasi data Penyedia     : Sinkronisasi Data\n"))
    #expect(run.output.contains("Kirim ke:\n- Email Helpdesk LPSE di LKPP: helpdesk-lpse@lkpp.go.id\n"))
    #expect(run.output.hasSuffix("Tembusan:\n- Email tembusan Helpdesk PSPSE: helpdeskpspse@gmail.com\n"))
    #expect(!run.output.contains("...."))
  }

  @Test(arguments: [[], ["", "", "lewati", "-"]])
  func `what lacks is written by hand`(lines: [String]) throws {
    let run = try letter(lines)
    #expect(run.code == 0)
    #expect(run.output.contains("Nomor : ................................\n"))
    #expect(
      run.output.contains(
        "Masih harus diisi dengan tangan: Nomor surat perusahaan; Nama instansi/perusahaan;"))
  }

  @Test func `the page is written beside it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/surat.html"
    let run = try letter(LetterTests.lines, ["--html", path])
    #expect(run.code == 0)
    let page = folder.read("surat.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"id\">"))
    #expect(page.contains("<td>PT Maju &amp; Terus</td>"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? Int) == 0o600)
  }

  @Test func `a page that cannot be written is told`() throws {
    let run = try letter(LetterTests.lines, ["--html", "/nowhere/surat.html"])
    #expect(run.code == 64)
    #expect(
      run.error
        == "pandu: berkas \"/nowhere/surat.html\" tidak dapat ditulis (No such file or directory); "
        + "periksa folder, izin, dan ruangnya\n")
  }

  @Test(arguments: [
    (
      5, "12345",
      "NPWP perusahaan: Saya membaca 5 angka, padahal NPWP terdiri atas 15 atau 16 angka. Mohon diperiksa lagi."
    ),
    (9, "7", "Kategori permohonan: Maaf, itu tidak ada di antara pilihannya."),
    (
      7, "siti@maju",
      "Email perusahaan: Bagian sesudah tanda @ belum lengkap; saya membacanya \"maju\". Contoh yang benar: nama@perusahaan.co.id."
    ),
  ])
  func `a bad value is told with its line`(index: Int, value: String, words: String) throws {
    var lines = LetterTests.lines
    lines[index] = value
    let run = try letter(lines)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.error == "pandu letter: baris \(index + 1), \(words)\n")
  }

  @Test func `commands work in lines`() throws {
    let run = try letter(["1", "PT A", "ganti nomor surat", "2"] + LetterTests.lines.dropFirst(2))
    #expect(run.code == 0)
    #expect(run.output.contains("Nomor : 2\n"))
    #expect(run.output.contains("Nama Instansi/Perusahaan   : PT A\n"))
    let cancelled = try letter(["1", "batal"])
    #expect(cancelled.code == 0)
    #expect(cancelled.output == "")
    #expect(cancelled.error.hasPrefix("Baik, suratnya tidak jadi dibuat"))
  }

  @Test(arguments: [
    (
      "permohonan-lkp",
      "pandu: entri \"permohonan-lkp\" tidak ada. Maksud Anda permohonan-lkpp?\nLihat semua entri dengan: pandu entries\n"
    ),
    ("kontak", "pandu letter: entri \"kontak\" tidak punya surat. Yang punya: permohonan-lkpp\n"),
  ])
  func `an entry without a letter is told`(id: String, words: String) throws {
    let run = try Program.run(["letter", id, "--knowledge", Folders.shipped])
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.error == words)
  }

  @Test func `a folder without letters says so`() throws {
    let folder = try Folders.small()
    let run = try Program.run(["letter", "jam-buka", "--knowledge", folder.path])
    #expect(run.code == 64)
    #expect(
      run.error.hasPrefix("pandu letter: entri \"jam-buka\" tidak punya surat. Belum ada entri yang punya;"))
  }
}

// 1. E-mail addresses are hidden but for their first letter and domain, also when they are typed loosely.
// 2. Telephone numbers are hidden as Indonesians write them.
// 3. Tax numbers and identity numbers are hidden, in one piece or in groups.
// 4. Codes, years, versions, dates, prices, package codes and numbers of machines stay.
// 5. What is public stays, however it is written.
// 6. Masking twice changes nothing more, whatever the text; findings are in order and do not overlap.

import FAQText
import Testing

struct RedactorTests {
  @Test(arguments: [
    ("email saya budi@gmail.com", "email saya b***@gmail.com"),
    ("<Budi.Santoso+lpse@cv-maju.co.id>: host", "<B***@cv-maju.co.id>: host"),
    ("a@b.co,c_d@e.net.", "a***@b.co,c***@e.net."),
    ("budi@gmail", "b***@gmail"),
    ("budi @gmail.com atau budi@ yahoo.com", "b***@gmail.com atau b***@yahoo.com"),
    ("budi(at)gmail.com", "***"),
    ("cv.maju [at] yahoo.co.id", "***"),
    ("08123456789@gmail.com", "***@gmail.com"),
    ("x@0812345678901.com", "***"),
    ("mailto:budi@gmail.com?subject=x", "mailto:b***@gmail.com?subject=x"),
  ])
  func `addresses are hidden`(text: String, masked: String) {
    let result = Redactor().redact(text)
    #expect(result.text == masked)
    #expect(result.kinds == [.email])
  }

  @Test(arguments: [
    "081234567890", "0812-3456-7890", "0812 3456 7890", "0812.3456.7890", "+6281234567890",
    "+62 812-3456-7890",
    "62 812 3456 7890", "6281234567890", "(0812) 34567890", "(021) 2993 5577", "021-29935577",
    "021 2993 5577",
    "02129935577", "0543-226957", "(0543) 22695", "0543 22695", "+62 21 2993 5577", "0811223344",
  ])
  func `telephone numbers are hidden`(number: String) {
    for text in [number, "hubungi \(number) ya", "WA:\(number).", "paket 12345678, nomor \(number)"] {
      let result = Redactor().redact(text)
      #expect(result.text == text.replacing(number, with: "***"))
      #expect(result.kinds == [.phone])
    }
  }

  @Test(arguments: [
    ("no hp saya 81234567890", "no hp saya ***", Redactor.Kind.phone),
    ("npwp 01.234.567.8-901.000", "npwp ***", .taxNumber),
    ("NPWP: 012345678901000", "NPWP: ***", .taxNumber),
    ("npwp 012.345.678.9-012.000 cv maju", "npwp *** cv maju", .taxNumber),
    ("npwp kami 01 234 567 8 901 000", "npwp kami ***", .taxNumber),
    ("NIK 3201012345678901", "NIK ***", .identityNumber),
    ("nik saya 3201 0123 4567 8901 min", "nik saya *** min", .identityNumber),
    ("320101-234567-8901", "***", .identityNumber),
    ("NIP 198603012010011005", "NIP ***", .identityNumber),
    ("nik: 320101234567", "nik: ***", .identityNumber),
  ])
  func `numbers of people and firms are hidden`(text: String, masked: String, kind: Redactor.Kind) {
    let result = Redactor().redact(text)
    #expect(result.text == masked)
    #expect(result.kinds == [kind])
  }

  @Test(arguments: [
    "kode 554 dan 550-5.7.1", "550 5.1.1 user unknown", "paket 12345678", "kode tender 10058732000",
    "kode RUP 48012345",
    "tahun 2023 dan 2024", "tahun anggaran 2023/2024", "SPSE versi 4.5.1", "tanggal 01-02-2023 10:30",
    "01/02/2023 08:15:00", "Rp 1.250.000.000", "HPS 12.345.678.900",
    "host mta7.am0.yahoodns.net[74.6.136.244]",
    "delay=0.5, dsn=5.1.1", "4 Oct 2011 14:11", "kode pos 76211", "pukul 08.00-15.00", "layanan 147",
    "jam 08 sampai 12",
    "@ gmail", "a @ b", "@budi", "saya@", "2 paket 1234567 8901234", "ID lelang 1234567890", "20240101123045",
    "3.2 juta", "nomor 081", "pasal 08 ayat 12", "z29si8738067yhn.91", "QID 4Wxyz1234567890123456",
  ])
  func `other numbers stay`(text: String) {
    let result = Redactor().redact(text)
    #expect(result.text == text)
    #expect(result.kinds == [])
  }

  @Test(arguments: [
    "Call Center (021) 2993 5577", "telepon 021-29935577", "+62 21 2993 5577", "02129935577",
    "kirim ke helpdesk-lpse@lkpp.go.id", "HELPDESK-LPSE@LKPP.GO.ID",
  ])
  func `what is public stays`(text: String) {
    let redactor = Redactor(keeping: ["(021) 2993 5577", "helpdesk-lpse@lkpp.go.id", "147"])
    let result = redactor.redact(text)
    #expect(result.text == text)
    #expect(result.kinds == [])
    #expect(redactor.redact(text + " 0812-3456-7890").text == text + " ***")
  }

  @Test func `masking is done once`() {
    let redactor = Redactor()
    for bytes in RandomTexts.mixed + RedactorTests.numbers {
      let findings = redactor.find(bytes)
      #expect(zip(findings, findings.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      #expect(findings.allSatisfy { $0.range.upperBound <= bytes.count && !$0.range.isEmpty })
      let once = redactor.redact(String(decoding: bytes, as: UTF8.self)).text
      #expect(redactor.redact(once).text == once)
      #expect(redactor.starred(bytes, findings).count == bytes.count)
    }
  }

  /// Texts that are dense with digits, signs and announcements.
  private static let numbers = RandomTexts.bytes(
    400, seed: 11, from: Array("0812345678906211+-. ()@/:pwotpas =\n".utf8), longest: 120)
}

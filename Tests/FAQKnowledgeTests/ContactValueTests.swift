// 1. A contact of kind web makes a link of http or https, and of nothing else; without a scheme it is https.
// 2. An address of mail makes a `mailto:` link that holds nothing but the address; a number a `tel:` link of digits, and
//    one of WhatsApp a `https://wa.me/` link of its number with the country.
// 3. Offices and ticket systems make none.
// 4. A value that makes no link is an error at its place, with what to write; it is kept as text.

@testable import FAQKnowledge
import Testing

struct ContactValueTests {
  @Test(
    arguments: [
      ("sikap.lkpp.go.id", "https://sikap.lkpp.go.id"), ("http://crm.lkpp.go.id/lacak.php", nil),
      ("HTTPS://Lpse.Example:8443/a?b=c#d", nil), ("https://[2001:db8::1]:8080/", nil),
      ("localhost:8080/x", ""),
      ("https://müller.example/é", nil), ("a_b.example?x", ""),
    ] as [(String, String?)])
  func `pages`(value: String, link: String?) {
    #expect(ContactValue.web(value) == (link.map { $0.isEmpty ? "https://" + value : $0 } ?? value))
  }

  @Test(arguments: [
    "javascript://%0aalert(1)", "JavaScript:alert(1)", "data:text/html,<script>", "data:text/html://x",
    "vbscript:x", "file:///etc/passwd", "ftp://a.example", "tel:+147", "mailto:a@b.example", "://a",
    "//a.example",
    "http:/a", "http://", "https:///x", "https://a b.example", "https://a.example/ x",
    "https://a.example/\u{1B}",
    "https://a.example/\u{202E}", "https://a.example/\"onclick=x", "https://a.example/<b>",
    "https://a:b@c.example",
    "https://a.example:x", "https://a.example:", "https://javascript:alert(1)", "", " ",
    "https://a.example\\b",
    "java\tscript:x", "\u{1}javascript:x", "https://[::1", "blob:https://a.example/1",
  ])
  func `no pages`(value: String) { #expect(ContactValue.web(value) == nil) }

  @Test(
    arguments: [
      ("0812-3456-7890", "https://wa.me/6281234567890"), ("+62 812 3456 7890", "https://wa.me/6281234567890"),
      ("147", nil), ("admin", nil), ("", nil),
    ] as [(String, String?)])
  func `chats in WhatsApp`(value: String, link: String?) { #expect(ContactValue.whatsapp(value) == link) }

  @Test(
    arguments: [
      ("helpdesk-lpse@lkpp.go.id", "mailto:helpdesk-lpse@lkpp.go.id"),
      ("a+b@c.example", "mailto:a+b@c.example"),
      ("a#b{c}@d.example", "mailto:a%23b%7Bc%7D@d.example"), ("a@b@c.example", nil), ("a", nil),
      ("@b.example", nil),
      ("a@", nil), ("a@b.example?cc=x@y.example", nil), ("a?b@c.example", nil), ("a&b@c.example", nil),
      ("a b@c.example", nil), ("a@b.example,c@d.example", nil), ("a@b.example\u{A}", nil),
      ("a%0Acc@b.example", nil),
      ("javascript:x@b.example", nil), ("a@b.example:25", nil),
    ] as [(String, String?)])
  func `addresses of mail`(value: String, link: String?) { #expect(ContactValue.email(value) == link) }

  @Test(
    arguments: [
      ("(021) 2993 5577", "tel:+622129935577"), ("+62 21 2993", "tel:+62212993"), ("147", "tel:147"),
      ("x", nil),
      ("javascript:alert", nil), ("", nil), ("javascript:alert(1)", "tel:1"),
    ] as [(String, String?)])
  func `numbers`(value: String, link: String?) { #expect(ContactValue.phone(value) == link) }

  @Test(
    arguments: Contact.Kind.allCases,
    [
      "javascript:alert(1)", "javascript://%0aalert(1)", "data:text/html://x", "sikap.lkpp.go.id",
      "a@b.example",
      "0812",
    ])
  func `no link has another scheme`(kind: Contact.Kind, value: String) {
    var contact = Contact(id: "a", location: SourceLocation(path: "kontak.md"))
    (contact.kind, contact.value) = (kind, value)
    guard let link = contact.link else { return }
    #expect(["https:", "http:", "tel:", "mailto:"].contains { link.hasPrefix($0) })
    #expect(kind != .office && kind != .ticket)
  }

  @Test(arguments: [
    ("web", "javascript://%0aalert(1)", "alamat web", "https://lpse.example.go.id  (hanya http dan https)"),
    ("email", "helpdesk", "alamat email", "helpdesk@example.go.id"),
    ("telepon", "menyusul", "nomor telepon", "(021) 2993 5577  atau  +62 21 2993 5577"),
  ])
  func `a value that makes no link is an error`(kind: String, value: String, what: String, example: String) {
    // Whatever comes first, kind or value.
    for lines in ["- jenis: \(kind)\n- nilai: \(value)", "- nilai: \(value)\n- jenis: \(kind)"] {
      let (contacts, problems) = DirectoryBuilder.contacts(document("## a\n- nama: A\n\(lines)\n"))
      let line = lines.hasPrefix("- nilai") ? 3 : 4
      #expect(
        rendered(problems) == [
          "a.md:\(line):10: error: \"\(value)\" bukan \(what)\n  → tulis misalnya  \(example)"
        ])
      #expect(contacts.map(\.value) == [value] && contacts.map(\.link) == [nil])
    }
  }

  @Test(arguments: ["kantor", "tiket"]) func `text is no link and no error`(kind: String) {
    let text = "## a\n- nama: A\n- jenis: \(kind)\n- nilai: javascript:alert(1)\n"
    let (contacts, problems) = DirectoryBuilder.contacts(document(text))
    #expect(problems.isEmpty && contacts.map(\.link) == [nil])
  }
}

// 1. A letter comes as text, or as a page that may use its own style and nothing else.
// 2. Every field that is wrong, missing or unknown is told at once, in the language of the knowledge.
// 3. Entries say what their letters ask for, and about says whether there are any.
// 4. Nothing of a letter is counted, and no problem repeats a value.

import FAQConversation
import FAQService
import Foundation
import HTTPWire
import Testing

@Suite struct LetterTests {
  private static let good = #"{"fields": {"name": "Ann <b>", "mail": "ann@example.org", "tyre": "rear"}}"#

  /// The problems of a refused letter, by their fields.
  private func errors(_ body: String) throws -> [[String]] {
    var caller = Caller(Services.letters)
    let response = try caller.post("/v1/letters/puncture", body)
    #expect(response.status == 422)
    #expect(response.field("Content-Type") == "application/problem+json")
    #expect(response.field("Cache-Control") == "no-store")
    let object = try response.object()
    #expect(Set(object.keys) == ["type", "title", "status", "detail", "errors"])
    let errors = try #require(object["errors"] as? [[String: String]])
    #expect(errors.allSatisfy { Set($0.keys) == ["field", "detail"] })
    return errors.map { [$0["field"] ?? "", $0["detail"] ?? ""] }
  }

  @Test func `a letter comes as text`() throws {
    var caller = Caller(Services.letters)
    let response = try caller.post("/v1/letters/puncture", LetterTests.good)
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == "text/plain; charset=utf-8")
    #expect(response.field("Cache-Control") == "no-store")
    #expect(response.text.hasPrefix("REPAIR\nName : Ann <b>\nE-mail : ann@example.org\nTyre : Rear\n....."))
    #expect(
      response.text.contains(
        "Send to:\n- Front desk: 0800 111\n\nCopy to:\n- North \"branch\": north@example.org"))
    #expect(response.text.contains("1. Sign it."))
  }

  @Test func `a letter comes as a page`() throws {
    var caller = Caller(Services.letters)
    let response = try caller.post("/v1/letters/puncture", LetterTests.good, ["Accept: text/html"])
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == "text/html; charset=utf-8")
    #expect(response.field("Content-Security-Policy") == LetterPage.contentPolicy)
    #expect(response.field("X-Content-Type-Options") == "nosniff")
    #expect(response.field("Cache-Control") == "no-store")
    #expect(response.field("Referrer-Policy") == "no-referrer")
    #expect(response.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(response.text.contains("Ann &lt;b&gt;"))
    #expect(!response.text.contains("<b>"))
    #expect(response.text.contains("North &quot;branch&quot;"))
  }

  @Test(arguments: [
    (#"{"fields": {}}"#, [["name", "This field is empty."], ["mail", "This field is empty."]]),
    (
      #"{"fields": {"name": " ", "mail": null, "tyre": ""}}"#,
      [["name", "This field is empty."], ["mail", "This field is empty."]]
    ),
    (
      #"{"fields": {"name": "Ann", "mail": "ann@home", "tyre": "both"}}"#,
      [
        [
          "mail",
          "The part behind the @ sign is not right (read as \"home\"); an address looks like name@example.com.",
        ],
        ["tyre", "That is none of the choices."],
      ]
    ),
    (
      #"{"fields": {"name": "Ann Ann Ann Ann Ann Ann", "mail": "a@b.id"}}"#,
      [["name", "The text has 23 characters; at most 20 are possible."]]
    ),
    (
      #"{"fields": {"name": 5, "mail": ["a@b.id"], "zip": "1", "age": null, "colour": 3}}"#,
      [
        ["name", "This field must be text."], ["mail", "This field must be text."],
        ["colour", "This letter has no such field."], ["zip", "This letter has no such field."],
      ]
    ),
  ])
  func `all that is wrong is told`(body: String, problems: [[String]]) throws {
    #expect(try errors(body) == problems)
  }

  @Test(arguments: [
    (
      "/v1/letters/none", LetterTests.good, 404,
      "There is no entry of this id. The entries are listed at /v1/entries."
    ),
    ("/v1/letters/brakes", LetterTests.good, 404, "This entry has no letter to write."),
    ("/v1/letters/puncture", "{}", 422, "The field fields is missing."),
    ("/v1/letters/puncture", #"{"fields": null}"#, 422, "The field fields must be an object, not null."),
    ("/v1/letters/puncture", #"{"fields": ["a"]}"#, 422, "The field fields must be an object, not an array."),
    ("/v1/letters/puncture", "[]", 422, "The body must be an object, not an array."),
    ("/v1/letters/puncture", "{", 400, "The body is not valid JSON: it ends too early."),
  ])
  func `what is no letter is refused`(target: String, body: String, status: Int, detail: String) throws {
    var caller = Caller(Services.letters)
    let response = try caller.post(target, body)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
  }

  @Test func `only JSON is taken`() throws {
    var caller = Caller(Services.letters)
    let form = "Content-Type: application/x-www-form-urlencoded"
    let response = try caller.send("POST", "/v1/letters/puncture", [form], body: Array("name=Ann".utf8))
    #expect(response.status == 415)
    #expect(response.field("Accept-Post") == "application/json")
  }

  @Test func `entries say what their letters ask for`() throws {
    var caller = Caller(Services.letters)
    let letter = try #require(caller.get("/v1/entries/puncture").object()["letter"] as? [String: Any])
    let fields = try #require(letter["fields"] as? [[String: Any]])
    #expect(fields.map { $0["name"] as? String } == ["name", "mail", "tyre", "story"])
    #expect(fields.map { $0["required"] as? Bool } == [true, true, false, false])
    #expect(fields.map { $0["kind"] as? String } == ["text", "email", "choice", "text"])
    #expect(fields.map { $0["choices"] as? [String] } == [[], [], ["Front", "Rear"], []])
    #expect(fields.map { $0["hint"] as? String } == ["", "", "Which one?", ""])
    #expect(fields.map { $0["longest"] as? Int } == [20, 100, 100, 300])
    #expect(try caller.get("/v1/entries/brakes").object()["letter"] is NSNull)
  }

  @Test func `about says whether there are letters`() throws {
    var (with, without) = (Caller(Services.letters), Caller(Services.shop))
    #expect(try (with.get("/v1/about").object()["features"] as? [String: Bool])?["letters"] == true)
    #expect(try (without.get("/v1/about").object()["features"] as? [String: Bool])?["letters"] == false)
  }

  @Test func `nothing of it is counted or repeated`() throws {
    var caller = Caller(Services.letters)
    let secret = "zq7secret"
    for body in [
      #"{"fields": {"name": "\#(secret)", "mail": "\#(secret)"}}"#,
      #"{"fields": {"name": "\#(secret)", "mail": "a@b.id"}}"#,
    ] {
      let response = try caller.post("/v1/letters/puncture", body)
      if response.status == 422 { #expect(!response.text.contains(secret)) }
    }
    let metrics = try caller.get("/metrics").text
    #expect(metrics.contains(#"pandu_requests_total{route="letters",status="200"}"#))
    #expect(!metrics.contains(secret))
    #expect(!metrics.contains("puncture"))
  }

  @Test func `the shipped letter is written`() throws {
    var caller = Caller(Services.shipped)
    let body = """
      {"fields": {"nomor_surat": "1", "nama_perusahaan": "PT A", "nama_pemohon": "B", "nama_pengguna": "B",
      "alamat": "C", "npwp": "012345678901234", "telepon": "081234567890", "email": "b@a.id", "user_id": "B1",
      "kategori": "2", "deskripsi": "D\\nE", "tempat_tanggal": "Ternate, 2 Mei 2025"}}
      """
    let text = try caller.post("/v1/letters/permohonan-lkpp", body).text
    #expect(text.contains("   NPWP Perusahaan            : 01.234.567.8-901.234\n"))
    #expect(text.contains("   D\n   E\n"))
    #expect(text.contains("Kirim ke:\n- Email Helpdesk LPSE di LKPP: helpdesk-lpse@lkpp.go.id"))
    #expect(!text.contains("diisi dengan tangan"))
  }
}

import FAQService
import HTTPWire

/// Refuses changes that another page than the desk's own has sent.
enum OriginCheck {
  static func check(_ head: RequestHead) throws(DeskRefusal) {
    let site = head.fields.first("sec-fetch-site")
    guard site == nil || site == "same-origin" else { throw .foreignOrigin }
    let sent = head.fields.all("origin")
    guard sent.count == 1, let origin = try? Origin(sent[0]),
      let authority = head.target.authority ?? head.fields.first("host")
    else { throw .foreignOrigin }
    // A proxy in front speaks HTTPS, and the desk does not know.
    let own = ["http://", "https://"].compactMap { try? Origin($0 + authority).text }
    guard own.contains(origin.text) else { throw .foreignOrigin }
  }
}

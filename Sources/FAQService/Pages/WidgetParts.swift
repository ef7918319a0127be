import Basics
import HTTPWire
import WebAssets

/// The parts of the widget that it loads when they are first used. They have the version of the widget, because they fit no
/// other one.
struct WidgetParts: Sendable {
  private let assets: [String: StoredAsset]
  /// What the bytes of each part must be, as an object of the widget's script.
  let digests: String
  /// The version of the widget and its parts, by which it asks for them and discards what another one has stored.
  let version: String

  init() {
    let style = Array("export const style = \(WebFiles.literal(WebAssets.letterStyle));\n".utf8)
    let scripts = [
      ("letter", WebAssets.letterScript + style), ("vote", WebAssets.voteScript),
      ("attributes", WebAssets.attributesScript),
    ]
    assets = Dictionary(uniqueKeysWithValues: scripts.map { ($0, StoredAsset($1, .script)) })
    let digests = scripts.map { "\($0):\"\(Base64.encode(SHA256.digest($1)))\"" }
    self.digests = "{\(digests.joined(separator: ","))}"
    version = EntityTag.digits(WebAssets.widgetScript + scripts.flatMap(\.1))
  }

  /// The response to a request for a part: `VERSION-NAME`.
  ///
  /// - Returns: nil where the name is that of no part.
  /// - Throws: `noSuchRoute` for another version than this one, because a widget takes no part but its own.
  func response(_ head: RequestHead, named name: String) throws(ServiceError) -> Response? {
    guard let dash = name.firstIndex(of: "-"), let asset = assets[String(name[dash...].dropFirst())] else {
      return nil
    }
    guard name[..<dash] == version else { throw .noSuchRoute }
    return asset.response(head, caching: StoredAsset.forGood)
  }
}

import FAQKnowledge
import HTTPWire

/// A page of the desk: its address, its place in the navigation, and what it does. A new page is a file with a `route`, and a
/// line in ``DeskRoutes/all``.
struct DeskRoute: Sendable {
  typealias Handler = @Sendable (DeskCall) throws(DeskRefusal) -> Response

  var path: String
  /// Its name in the navigation; nil for an address that is not shown there.
  var name: DeskWord?
  var get: Handler?
  var post: Handler?

  init(_ path: String, name: DeskWord? = nil, get: Handler? = nil, post: Handler? = nil) {
    (self.path, self.name, self.get, self.post) = (path, name, get, post)
  }

  var allow: String {
    [get == nil ? nil : "GET, HEAD", post == nil ? nil : "POST"].compactMap { $0 }.joined(separator: ", ")
  }
}

/// All pages, in the order of the navigation.
enum DeskRoutes {
  static let all: [DeskRoute] = [
    EntryListPage.route, EntryPage.route, EntryPreview.route, TrialPage.route, InboxPage.route,
    ImportPage.route,
    ImportPage.writing, NoticesPage.route, HistoryPage.route,
  ]

  static func named(_ path: String) -> DeskRoute? { all.first { $0.path == path } }
}

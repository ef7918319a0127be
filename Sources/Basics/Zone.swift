/// The clock for days and hours. None of these zones has summer time.
package enum Zone: String, Sendable, CaseIterable {
  case wib = "WIB"
  case wita = "WITA"
  case wit = "WIT"
  case utc = "UTC"

  /// Hours ahead of UTC.
  package var hours: Int {
    switch self {
    case .wib: 7
    case .wita: 8
    case .wit: 9
    case .utc: 0
    }
  }

  /// The zones of Indonesia, one of which an office has.
  package static let ofOffices: [Zone] = [.wib, .wita, .wit]

  /// - Parameter name: in capitals or not.
  package init?(named name: String) { self.init(rawValue: name.uppercased()) }
}

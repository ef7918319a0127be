/// The words around a secret: those of the language, and those of the field, which the knowledge names.
///
/// A class, because each reader of a text holds it, and a copy of a struct would count a reference for each of its sets.
package final class RedactionWords: Sendable {
  /// The use of a word of the field.
  package enum Use: CaseIterable, Sendable {
    /// May stand between an announcement and its secret: "password spse saya: …".
    case link
    /// Has a key that is a password: "kunci apendo".
    case keyed
    /// Is no password, even behind a colon.
    case ordinary
    /// Names another thing, whose value is no secret: "paket 10062839".
    case foreign
    /// Is counted by a number: "3 paket".
    case unit
    /// Bears numbers, such as those of versions: "spse4.5".
    case product
    /// Is a name with which passwords begin, so that a long number behind it is of no version: "lpse12345".
    case system
  }

  let links: Set<[UInt8]>
  let keyed: Set<[UInt8]>
  let ordinary: Set<[UInt8]>
  let foreign: Set<[UInt8]>
  let units: Set<[UInt8]>
  let products: Set<[UInt8]>
  let systems: Set<[UInt8]>

  /// - Parameter field: the words of the field for each use.
  package init(_ field: (Use) -> [String]) {
    func words(_ use: Use) -> [[UInt8]] { field(use).map { Array($0.lowercased().utf8) } }
    links = SecretWords.links.union(words(.link))
    keyed = Set(words(.keyed))
    ordinary = SecretWords.ordinary.union(words(.ordinary))
    foreign = SecretWords.foreign.union(words(.foreign))
    units = SecretWords.units.union(words(.unit))
    products = SecretWords.products.union(words(.product))
    systems = Set(words(.system))
  }
}

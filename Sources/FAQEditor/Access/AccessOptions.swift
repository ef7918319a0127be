package import FAQService

/// The conditions of using a desk.
package struct AccessOptions: Sendable {
  package var key: Secret
  /// Whether the key may also be typed into a form, any number of times. In an address it is good once.
  package var takesTypedKey = false
  /// The names under which the desk is reached; any when there are none.
  package var hosts: [HostName] = []

  package init(key: Secret) { self.key = key }

  /// A key of random bits.
  package init(bits: RandomBits) { key = Secret(bits: bits) }

  /// Fewest characters of a key.
  package static let leastKey = 16
}

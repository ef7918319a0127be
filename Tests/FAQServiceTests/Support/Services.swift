import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FoundationEssentials
import ShippedKnowledge

/// Services to ask, each made once.
enum Services {
  static let shippedBase = ShippedKnowledge.base
  /// The knowledge of this repository.
  static let shipped = Service(ShippedKnowledge.responder, unlimited())
  /// A bicycle shop.
  static let shop = Service(shopResponder, unlimited())
  /// The shop with a letter.
  static let letters = Service(lettersResponder, unlimited())
  static let lettersResponder = Responder(BicycleShop.withLetter)
  static let shopResponder = Responder(BicycleShop.base)

  static func shop(_ change: (inout ServiceOptions) -> Void) -> Service {
    var options = unlimited()
    change(&options)
    return Service(shopResponder, options)
  }

  private static func unlimited() -> ServiceOptions {
    var options = ServiceOptions()
    options.rateLimit = 0
    return options
  }
}

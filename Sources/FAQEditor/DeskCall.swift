import Basics
import FAQKnowledge
import HTTPWire

/// A request of somebody who was let in, and all that a page needs to answer it.
struct DeskCall: Sendable {
  let desk: Desk
  let head: RequestHead
  let query: FormFields
  let form: FormFields
  let files: [FormBody.File]
  let session: Session
  let now: WallTime

  var store: DeskStore { desk.store }
  var publisher: Publisher { Publisher(store: desk.store) }
}

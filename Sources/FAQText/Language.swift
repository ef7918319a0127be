/// The language that a knowledge base is written in (`bahasa` of its `basis.md`).
package enum Language: String, Sendable, CaseIterable {
  case indonesian = "id"
  case english = "en"
}

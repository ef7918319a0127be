/// The key of a word or phrase that the program says; its raw value is the key that `basis.md` uses. A new word is a case of one of
/// these, and its text in `basis.id.md` and `basis.en.md`.
package protocol PhraseKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

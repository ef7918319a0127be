/// The key of a word or phrase that the program says; its raw value is the key that `basis.md` uses.
package protocol PhraseKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

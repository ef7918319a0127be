// 1. The nearest name is found when it is within a third of the letters, at least one; case does not count.
// 2. Letters put in, left out and changed count one each; of two as near, the first wins.
// 3. Without a near name there is none.

import FAQKnowledge
import Testing

struct NearestNameTests {
  @Test(
    arguments: [
      ("kontk", ["kontak", "sumber"], "kontak"), ("KONTAK", ["kontak"], "kontak"),
      ("kontak", ["Kontak"], "Kontak"),
      ("langkahh", ["langkah", "lampiran"], "langkah"), ("lampran", ["langkah", "lampiran"], "lampiran"),
      ("ab", ["ac", "ad"], "ac"), ("ab", ["xx", "ab"], "ab"), ("a", ["b"], "b"), ("", ["a"], "a"),
      ("call-center-lkp", ["call-center-lkpp-2", "call-center-lkpp"], "call-center-lkpp"),
      ("abcdef", ["abcxyf"], "abcxyf"), ("abcdef", ["abcxyz"], nil), ("ab", ["cd"], nil), ("kontak", [], nil),
      ("xyzzy", ["kontak", "sumber"], nil), ("a", ["abc"], nil), ("", ["ab"], nil),
      ("tahun", ["tempat"], nil),
    ] as [(String, [String], String?)])
  func `the nearest name`(typed: String, candidates: [String], nearest: String?) {
    #expect(NearestName.of(typed, among: candidates) == nearest)
  }

  @Test func `every name with one letter wrong is found again`() {
    let names = ["untuk", "sumber", "kontak", "terkait"]
    for name in names {
      for index in name.indices {
        var wrong = name
        wrong.replaceSubrange(index...index, with: "x")
        #expect(NearestName.of(wrong, among: names) == name)
        wrong.remove(at: index)
        #expect(NearestName.of(wrong, among: names) == name)
        wrong.insert(contentsOf: "xx".prefix(1) + String(name[index]), at: index)
        #expect(NearestName.of(wrong, among: names) == name)
      }
    }
  }
}

// 1. A place in a list is found however it is said, in Indonesian and in English; "last" is the last there is.
// 2. A place beyond the list is none.
// 3. A message is a place alone only when nothing else is said.
// 4. Several places are found where a message names nothing else, and all of them are in the list.

import FAQText
import Testing

struct OrdinalsTests {
  @Test(
    arguments: [
      ("langkah kedua maksudnya?", 2), ("yang ke-3", 3), ("ke 4", 4), ("nomor 1", 1), ("poin 2 gimana", 2),
      ("yang terakhir", 5), ("the second one", 2), ("3rd", 3), ("keduanya", 2), ("langkah kelima", 5),
      ("langkah keenam", nil), ("nomor 0", nil), ("9", nil), ("langkah apa", nil), ("", nil),
    ] as [(String, Int?)])
  func `a place is found`(message: String, place: Int?) {
    #expect(Ordinals.find(message, of: 5) == place)
  }

  @Test func `an empty list has no place`() {
    for message in ["1", "pertama", "terakhir", "last"] { #expect(Ordinals.find(message, of: 0) == nil) }
  }

  @Test(
    arguments: [
      ("2", true), ("2.", true), ("(2)", true), ("nomor 2", true), ("yang kedua", true), ("ke-2", true),
      ("pilihan pertama saja kak", true), ("the second one please", true), ("terakhir aja", true),
      ("satu", true), ("dua deh", true), ("2 3", false), ("554", false), ("lupa password kedua", false),
      ("tidak", false), ("", false), ("kedua email saya mati", false), ("langkah kedua", false),
    ])
  func `a place alone`(message: String, isPlace: Bool) {
    #expect(Ordinals.isPlace(message) == isPlace)
  }

  @Test(
    arguments: [
      ("1 sama 3", [1, 3]), ("1 dan 2", [1, 2]), ("1,2", [1, 2]), ("nomor 1 & 4", [1, 4]), ("2, 1", [2, 1]),
      ("yang pertama dan yang kedua", [1, 2]), ("1 dan terakhir", [1, 5]), ("1 2 3", [1, 2, 3]),
      ("1", nil), ("1 dan 1", nil), ("1 dan 6", nil), ("1 dan email", nil), ("sama", nil), ("", nil),
    ] as [(String, [Int]?)])
  func `several places`(message: String, places: [Int]?) {
    #expect(Ordinals.several(message, of: 5, joinedBy: ["dan", "sama"]) == places)
  }
}

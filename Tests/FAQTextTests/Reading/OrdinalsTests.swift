// 1. A place in a list is found however it is said, in Indonesian and in English; "last" is the last there is.
// 2. A place beyond the list is none.
// 3. A message is a place alone only when nothing else is said.

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
}

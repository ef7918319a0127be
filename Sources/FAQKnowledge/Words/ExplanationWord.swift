/// A phrase of an explanation (`pandu why`), by the key that `basis.md` uses.
package enum ExplanationWord: String, PhraseKey {
  // The decision.
  case decision = "penjelasan-keputusan"
  case answer = "penjelasan-dijawab"
  case askBack = "penjelasan-tanya-balik"
  case askBackOf = "penjelasan-tanya-balik-kategori"
  case canned = "penjelasan-balasan-tetap"
  case category = "penjelasan-kategori"
  case vague = "penjelasan-kabur"
  case nothing = "penjelasan-tidak-tahu"
  // How each word was read.
  case readings = "penjelasan-bacaan"
  case read = "penjelasan-dibaca"
  case name = "penjelasan-nama"
  case filler = "penjelasan-tidak-dihitung"
  case unknown = "penjelasan-tidak-dikenal"
  case hidden = "penjelasan-disamarkan"
  // Rules and candidates.
  case rules = "penjelasan-aturan"
  case candidates = "penjelasan-calon"
  /// The sum that the logistic function makes a confidence of, and its terms.
  case sum = "penjelasan-jumlah"
  case constant = "penjelasan-tetap"
  case nearest = "penjelasan-mirip"
  case probability = "penjelasan-bagian"
  case otherKeywords = "penjelasan-kata-lain"
  case otherLabels = "penjelasan-calon-lain"
  case unknownShare = "penjelasan-bagian-tidak-dikenal"
  case behind = "penjelasan-kalah"
  // What was done to a word.
  case shortened = "penjelasan-dipendekkan"
  case undoubled = "penjelasan-kata-ulang"
  case split = "penjelasan-dipisah"
  case vowels = "penjelasan-huruf-hidup"
  case typo = "penjelasan-salah-ketik"
  case synonym = "penjelasan-padanan"
  case stemmed = "penjelasan-imbuhan"
  case joined = "penjelasan-gabungan"
}

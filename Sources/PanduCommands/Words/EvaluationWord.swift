/// What `pandu check` and `pandu evaluate` tell, by the keys of `perintah.id.md`.
enum EvaluationWord: String, CommandKey {
  case checked = "periksa"
  case checkedWithDrafts = "periksa-draf"
  case leftOut = "uji"
  case all = "uji-semua"
  case arrives = "uji-sampai"
  // Labelled questions
  case questions = "ukur-pertanyaan"
  case lengths = "ukur-panjang"
  case byOutcome = "ukur-harapan"
  case byStyle = "ukur-gaya"
  case byEntry = "ukur-entri"
  case calibration = "ukur-keyakinan"
  case calibrationBin = "ukur-jenjang"
  case confusions = "ukur-tertukar"
  case tooFewResolved = "kurang-terjawab"
  case tooManyMisled = "lebih-salah"
  case tooFewHeld = "kurang-terjaga"
  // Labelled dialogues
  case dialogues = "dialog"
  case turns = "giliran"
  case misses = "giliran-meleset"
  case notOffered = "tidak-ditawarkan"
  case outcome = "hasil"
  case entry = "entri"
  case lacks = "tanpa-ungkapan"
  case has = "dengan-ungkapan"
}

/// A phrase of the Telegram channel, by the key that `basis.md` uses.
package enum TelegramWord: String, PhraseKey {
  /// Answers `/help`.
  case telegramHelp = "telegram-bantuan"
  // Ask for words in place of a picture, a voice message, a place or a person, and a sticker.
  case telegramPicture = "telegram-gambar"
  case telegramVoice = "telegram-suara"
  case telegramPlace = "telegram-tempat"
  case telegramSticker = "telegram-stiker"
  /// The button that brings the rest of a long answer.
  case telegramMore = "telegram-lanjutkan"
  /// Said when the rest is no longer there.
  case telegramGone = "telegram-sisa-hilang"
  /// Said where a message was changed while a letter is written.
  case telegramEdited = "telegram-suntingan"
  /// Said to a chat that sends too much.
  case telegramBusy = "telegram-terlalu-sering"
}

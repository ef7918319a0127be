import FAQKnowledge
import FAQService

/// The file with the secret of a Telegram bot.
enum TelegramFile {
  /// Most bytes that are read: a secret of the longest kind with line breaks behind it.
  private static let longest = 1_024

  /// Reads the settings of the Telegram channel.
  ///
  /// - Parameter options: the flags of the command.
  /// - Returns: nil without `--telegram-secret-file`.
  /// - Throws: the reason why the file holds no secret.
  static func read(_ options: Options) throws(CommandError) -> TelegramSettings? {
    guard let path = options["telegram-secret-file"] else { return nil }
    let content: [UInt8]
    do throws(FileError) {
      content = try FileReader.plain(path, size: 0, limit: longest)
    } catch {
      throw .secretNotReadable(path, error)
    }
    do throws(TelegramSecret.Fault) {
      return TelegramSettings(
        secret: try TelegramSecret(content: content), name: options["telegram-name"].map(BotName.bare))
    } catch {
      throw .badSecret(path, error)
    }
  }
}

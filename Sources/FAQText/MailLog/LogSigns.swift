import Basics

/// Words that stand in mail logs and bounce messages, and hardly anywhere else: of Postfix, Exim, Sendmail, Zimbra with
/// amavis, Gmail, Outlook and Yahoo, and of delivery reports (RFC 3464).
enum LogSigns {
  private static let signs = [
    "said:", "status=bounced", "status=deferred", "status=sent", "dsn=", "(in reply to", "final-recipient",
    "diagnostic-code", "remote-mta", "reporting-mta", "remote mail server", "stat=", "mailer-daemon",
    "mail delivery", "delivery status", "delivery error", "delivery failed", "delivery failure",
    "delivery has failed", "undelivered mail", "undeliverable", "returned mail", "postfix/", "sendmail[",
    "amavis", "remote server returned", "remote server was", "rcpt to", "user unknown", "unknown user",
    "no such user", "address rejected", "mailbox full", "mailbox is full", "mailbox unavailable",
    "mailbox not found", "over quota", "quota exceeded", "storage allocation", "smtp;", "smtp error",
    "smtp-in", "wasn't delivered", "be delivered", "doesn't have a", "unsolicited", "try again later",
    "greylist", "try later", "r=dnslookup",
  ].map { Array($0.utf8) }

  /// `text`: in small letters.
  static func areIn(_ text: [UInt8]) -> Bool {
    signs.contains { text[0..<text.count].firstIndex(of: $0) != nil }
  }
}

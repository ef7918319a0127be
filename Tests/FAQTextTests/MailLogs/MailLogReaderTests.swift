// 1. Out of the logs and bounce messages of the usual programs come code, recipient and host.
// 2. So they do when line breaks were lost, or chat stands around.
// 3. Of several recipients each is told of, the refused first; what came of it in the end hides what came before.
// 4. Questions with numbers, versions, dates and errors of web sites are no logs.
// 5. No text crashes the reader: nothing is expected of what is read then, because a crash ends the run. Of a long text
//    only the beginning is looked at, so that its time has a bound; `pandu-bench` measures it.

import FAQText
import TestSupport
import Testing

struct MailLogReaderTests {
  struct Case: Sendable {
    var name: String
    var log: String
    var written: String
    var recipient: String
    var host = ""
  }

  static let cases = [
    Case(
      name: "Postfix bounce of Yahoo",
      log: """
        <rekanan@yahoo.com>: host mta7.am0.yahoodns.net[192.0.2.24] said: 554
        delivery error: dd This user doesn't have a yahoo.com account
        (rekanan@yahoo.com) [0] - mta1226.mail.skl.yahoo.com (in reply to
        end of DATA command)
        """, written: "554", recipient: "rekanan@yahoo.com", host: "mta7.am0.yahoodns.net"),
    Case(
      name: "Postfix bounce of Gmail, a reply of several lines",
      log: """
        <cvmaju@gmail.com>: host gmail-smtp-in.l.google.com[192.0.2.27] said:
        550-5.7.1 [192.0.2.66 1] Our system has detected an unusual rate
        of 550-5.7.1 unsolicited mail originating from your IP address. To protect
        our 550-5.7.1 users from spam, mail sent from your IP address has been
        blocked. 550 5.7.1 our Bulk Email Senders Guidelines. z29si87yhn.91 (in reply to end of DATA
        command)
        """, written: "550-5.7.1", recipient: "cvmaju@gmail.com", host: "gmail-smtp-in.l.google.com"),
    Case(
      name: "Postfix maillog",
      log:
        "Oct  4 14:11:02 mail postfix/smtp[5541]: 3F2A1554C: to=<ptbahari@gmail.com>, orig_to=<bahari@lpse.example>, relay=gmail-smtp-in.l.google.com[192.0.2.27]:25, delay=0.91, delays=0.01/0/0.5/0.4, dsn=5.1.1, status=bounced (host gmail-smtp-in.l.google.com[192.0.2.27] said: 550-5.1.1 The email account that you tried to reach does not exist. (in reply to RCPT TO command))",
      written: "550-5.1.1", recipient: "ptbahari@gmail.com", host: "gmail-smtp-in.l.google.com"),
    Case(
      name: "Postfix, no enhanced code of the other side",
      log:
        "postfix/smtp[99]: A1: to=<a@yahoo.com>, relay=mta5.am0.yahoodns.net[192.0.2.1]:25, dsn=5.0.0, status=bounced (host mta5.am0.yahoodns.net[192.0.2.1] said: 554 delivery error: dd This user doesn't have a yahoo.com account)",
      written: "554", recipient: "a@yahoo.com", host: "mta5.am0.yahoodns.net"),
    Case(
      name: "Postfix deferred",
      log:
        "postfix/smtp[12]: 77B: to=<x@corp.co.id>, relay=none, delay=30, dsn=4.4.1, status=deferred (connect to mx.corp.co.id[192.0.2.9]:25: Connection timed out)",
      written: "4.4.1", recipient: "x@corp.co.id"),
    Case(
      name: "Exim log",
      log:
        "2024-05-01 10:00:00 1rXyZ-0001ab-2C ** budi@yahoo.com F=<lpse@lpse.example> R=dnslookup T=remote_smtp H=mta6.am0.yahoodns.net [192.0.2.5]: SMTP error from remote mail server after end of data: 554 delivery error: dd This user doesn't have a yahoo.com account",
      written: "554", recipient: "budi@yahoo.com", host: "mta6.am0.yahoodns.net"),
    Case(
      name: "Exim bounce",
      log: """
        This message was created automatically by mail delivery software.
        A message that you sent could not be delivered to one or more of its recipients.
          siti@hotmail.com
            host hotmail-com.olc.protection.outlook.com [192.0.2.7]
            SMTP error from remote mail server after RCPT TO:<siti@hotmail.com>:
            552 5.2.2 mailbox full
        """, written: "552 5.2.2", recipient: "siti@hotmail.com",
      host: "hotmail-com.olc.protection.outlook.com"),
    Case(
      name: "Sendmail log",
      log:
        "sendmail[2211]: x94: to=<ani@corp.id>, ctladdr=<lpse@lpse.example> (48/48), delay=00:00:01, mailer=esmtp, relay=mx.corp.id. [192.0.2.4], dsn=5.1.1, stat=User unknown",
      written: "5.1.1", recipient: "ani@corp.id", host: "mx.corp.id"),
    Case(
      name: "Sendmail bounce",
      log: """
           ----- The following addresses had permanent fatal errors -----
        <ani@corp.id>
            (reason: 550 5.1.1 <ani@corp.id>: Recipient address rejected: User unknown in virtual mailbox table)
           ----- Transcript of session follows -----
        ... while talking to mx.corp.id.:
        >>> DATA
        <<< 550 5.1.1 <ani@corp.id>: Recipient address rejected
        550 5.1.1 <ani@corp.id>... User unknown
        """, written: "550 5.1.1", recipient: "ani@corp.id", host: "mx.corp.id"),
    Case(
      name: "Zimbra with amavis",
      log:
        "amavis[1234]: (01234-05) Blocked SPAM {RejectedOpenRelay}, [192.0.2.3]:4412 <lpse@lpse.example> -> <rekanan@dinas.go.id>, Message-ID: <554@lpse.example>, mail_id: AbC, Hits: 12.3, 554 5.7.1 Reject, id=01234-05 - spam",
      written: "554 5.7.1", recipient: "rekanan@dinas.go.id"),
    Case(
      name: "Gmail bounce",
      log: """
        Address not found
        Your message wasn't delivered to cvabadi@gmail.com because the address couldn't be found, or is unable to receive mail.
        The response from the remote server was:
        550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking.
        """, written: "550 5.1.1", recipient: "cvabadi@gmail.com"),
    Case(
      name: "Outlook bounce",
      log: """
        Delivery has failed to these recipients or groups:
        direktur@ptmaju.co.id
        Your message couldn't be delivered. Remote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'
        Original message headers:
        From: LPSE <lpse@lpse.example>
        To: direktur@ptmaju.co.id
        """, written: "550 5.1.10", recipient: "direktur@ptmaju.co.id"),
    Case(
      name: "Exchange, old style",
      log:
        "Could not be delivered to: sari@dinas.go.id mail.dinas.go.id #5.1.1 smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound",
      written: "550 5.1.1", recipient: "sari@dinas.go.id"),
    Case(
      name: "Delivery report (RFC 3464)",
      log: """
        Reporting-MTA: dns; mail.lpse.example
        Arrival-Date: Tue, 4 Oct 2011 14:11:02 +0700

        Final-Recipient: rfc822; budi@gmail.com
        Original-Recipient: rfc822;budi@gmail.com
        Action: failed
        Status: 5.7.1
        Remote-MTA: dns; gmail-smtp-in.l.google.com
        Diagnostic-Code: smtp; 550-5.7.1 unsolicited mail
        """, written: "550-5.7.1", recipient: "budi@gmail.com", host: "gmail-smtp-in.l.google.com"),
    Case(
      name: "Delivery report without a reply code",
      log:
        "Final-Recipient: rfc822; budi@gmail.com Action: delayed Status: 4.2.2 Remote-MTA: dns; mx.google.com",
      written: "4.2.2", recipient: "budi@gmail.com", host: "mx.google.com"),
    Case(
      name: "Try later",
      log: "host mx1.corp.co.id[192.0.2.1] refused to talk to me: 421 too many connections, try again later",
      written: "421", recipient: "", host: "mx1.corp.co.id"),
    Case(
      name: "Chat", log: "min email ke rekanan cvmaju@gmail.com kena 552 mailbox full itu apa ya",
      written: "552",
      recipient: "cvmaju@gmail.com"),
    Case(name: "A pair alone", log: "maksudnya 550 5.1.1 apa min", written: "550 5.1.1", recipient: ""),
    Case(
      name: "Delivered",
      log: "to=<a@b.id>, relay=mx.b.id[192.0.2.2]:25, dsn=2.0.0, status=sent (250 2.0.0 OK 1396)",
      written: "250 2.0.0", recipient: "a@b.id", host: "mx.b.id"),
    Case(
      name: "A hash before the code", log: "550 #5.1.0 Address rejected user@corp.id", written: "550 #5.1.0",
      recipient: "user@corp.id"),
  ]

  @Test(arguments: cases.indices)
  func `a log is read`(index: Int) throws {
    let wanted = MailLogReaderTests.cases[index]
    let first = try #require(MailLogReader.read(wanted.log)?.deliveries.first, "\(wanted.name)")
    #expect(
      [first.written, first.recipient, first.host] == [wanted.written, wanted.recipient, wanted.host],
      "\(wanted.name)")
  }

  @Test(arguments: cases.indices)
  func `one line and chat around it change nothing`(index: Int) throws {
    let wanted = MailLogReaderTests.cases[index]
    let oneLine = wanted.log.split(separator: "\n").joined(separator: " ")
    for text in [
      oneLine, "min ini kenapa ya: \(wanted.log)\nmohon bantuannya, sudah 3 hari", wanted.log.uppercased(),
    ] {
      let first = try #require(MailLogReader.read(text)?.deliveries.first, "\(wanted.name)")
      #expect(
        [first.written, first.recipient] == [wanted.written.lowercased(), wanted.recipient], "\(wanted.name)")
    }
  }

  @Test(arguments: [
    ("a gets 450 4.2.0 first and 550 5.1.1 in the end", ["550 5.1.1"]),
    (
      "to=<a@b.id>, dsn=4.2.0, status=deferred (450 4.2.0 later)\nto=<a@b.id>, dsn=5.1.1, status=bounced (550 5.1.1 no)\n"
        + "to=<c@b.id>, dsn=4.7.1, status=deferred (451 4.7.1 greylisted)\nto=<d@b.id>, status=sent (250 2.0.0 ok)",
      ["550 5.1.1", "451 4.7.1"]
    ),
    (
      "<a@yahoo.com>: host x.y.net said: 554 delivery error\n<b@gmail.com>: host z.y.net said: 550-5.7.1 unsolicited 550 5.7.1 mail",
      ["554", "550-5.7.1"]
    ),
  ])
  func `each recipient is told of`(log: String, written: [String]) {
    #expect(MailLogReader.read(log)?.deliveries.map(\.written) == written)
  }

  @Test func `the words behind a code lack its repetitions`() throws {
    let log = "said: 550-5.7.1 unusual rate\nof 550-5.7.1 unsolicited mail 550 5.7.1 end"
    #expect(MailLogReader.read(log)?.deliveries.first?.words == " unusual rate of unsolicited mail end")
  }

  @Test(arguments: [
    "", "lupa password", "error 554 waktu upload dokumen", "apa arti 554", "paket 550 juta",
    "harga 450 rb, bukan 550",
    "SPSE versi 4.5.1 error", "503 service unavailable di web lpse", "502 bad gateway", "tanggal 5.1.2024",
    "5.1.1",
    "kode 550", "pasal 4.5.6 dan 5.5.5", "ip 192.0.2.254 host 5.5.5.5", "nilai 550.51.1",
    "email dari LPSE tidak sampai",
    "user unknown", "ukuran 554 KB", "paket 4554 dan 5501", "rp 550.000", "status=bounced", "450/2023",
  ])
  func `other texts are no logs`(text: String) {
    #expect(MailLogReader.read(text) == nil)
  }

  @Test func `no text crashes the reader`() {
    let pieces = [
      "550", "5.1.1", " ", "-", "<", "a@b.id", ">", "said:", "to=", "\n", "h=", "mx.id", "554", "dsn=", "@",
    ]
    var generator = SeededRandom(seed: 5)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      _ = MailLogReader.read(text)
    }
    for bytes in RandomTexts.mixed { _ = MailLogReader.read(String(decoding: bytes, as: UTF8.self)) }
  }

  @Test(arguments: [
    "550 5.1.1 ", "to=<a@b.id> ", "5.5.5.5 ", "said: 554 <a@b.id> ", "host h= relay= 554 said: ",
  ])
  func `only the beginning of a long text is looked at`(piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.count)
    #expect(MailLogReader.read(text) == MailLogReader.read(String(text.prefix(TextLimits.log.bytes))))
    let log = "550 5.1.1 no such user"
    let ballast = String(repeating: "x ", count: TextLimits.log.bytes / 2)
    #expect(MailLogReader.read(ballast + log) == nil)
    #expect(MailLogReader.read(ballast.dropFirst(log.count) + log) != nil)
  }
}

import Basics
import FAQEditor
import FAQKnowledge
import FAQService

/// The access to the desk, from the flags of `pandu edit`.
enum EditAccess {
  static let port = 8090
  /// The largest file that is imported, and its form, in bytes.
  static let largestBody = 17 << 20

  /// - Returns: the access, and whether its key is one of random bits that is to be printed.
  static func read(_ options: Options) throws(CommandError) -> (access: AccessOptions, isPrinted: Bool) {
    let host = options["host"] ?? "127.0.0.1"
    let isLoopback = isLoopback(host)
    let named = options.hosts("allow-host")
    guard let path = options["key-file"] else {
      guard isLoopback else { throw openToOthers(options) }
      var access = AccessOptions(bits: DeskDisk.bits)
      access.hosts = loopbackNames + named
      return (access, true)
    }
    var access = AccessOptions(key: Secret(try key(path)))
    access.takesTypedKey = true
    access.hosts = isLoopback ? loopbackNames + named : named
    return (access, false)
  }

  /// The key in a file, without the line end behind it.
  private static func key(_ path: String) throws(CommandError) -> String {
    guard let bytes = FileReader.anything(path), bytes.count <= 4_096,
      let text = String(validating: bytes, as: UTF8.self)
    else { throw .fileNotReadable(path) }
    let key = String(text.trimmedOfSpace())
    guard key.count >= AccessOptions.leastKey else {
      throw .edit(.weakKey(path, least: AccessOptions.leastKey), right: nil)
    }
    return key
  }

  /// Whether only programs of this machine reach the address.
  static func isLoopback(_ host: String) -> Bool {
    let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    if bare.lowercased() == "localhost" || bare == "::1" { return true }
    let numbers = bare.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }

  private static var loopbackNames: [HostName] {
    ["127.0.0.1", "localhost", "::1"].compactMap { HostName($0) }
  }

  private static func openToOthers(_ options: Options) -> CommandError {
    var line = options.line
    if let flag = CommandTable.named("edit")?.flags.first(where: { $0.name == "key-file" }) {
      line.put(flag, flag.example)
    }
    return .edit(.openToOthers(host: options["host"] ?? ""), right: line.text)
  }
}

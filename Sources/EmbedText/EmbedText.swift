import FoundationEssentials
import Squeezing

/// `EmbedText FILE OUTPUT`: writes the Swift source that holds a text file as a literal. Scripts and style sheets lose what a
/// browser does not need. A file `NAME.parts` stands for the script that the files named in it, one a line, are together.
///
/// `EmbedTextPlugin` runs it while the package is built, once for each text of a target.
@main
struct EmbedText {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw EmbedError.usage }
    let file = URL(filePath: arguments[1])
    let isList = file.pathExtension == "parts"
    let bytes =
      isList
      ? try Squeezer.renamed(try together(file))
      : try Squeezer.squeezed(Array(try Data(contentsOf: file)), type: file.pathExtension)
    let name = isList ? file.deletingPathExtension().lastPathComponent : file.lastPathComponent
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(where: isLost) else {
      throw EmbedError.notPlainText(arguments[1])
    }
    try Data(source(name: name, text: text).utf8).write(to: URL(filePath: arguments[2]), options: .atomic)
  }

  /// The files of a list, which stand beside it, one behind the other.
  private static func together(_ list: URL) throws -> [UInt8] {
    let names = String(decoding: try Data(contentsOf: list), as: UTF8.self).split(separator: "\n")
    return try names.flatMap { name in
      Array(try Data(contentsOf: list.deletingLastPathComponent().appending(path: String(name))))
    }
  }

  /// - Parameters:
  ///   - name: the file's name, which becomes the name of the constant.
  ///   - text: the file's contents.
  /// - Returns: a source file. Its literal has more `#` than any run of them in the text, because then nothing in the
  ///   text ends the literal or is an escape; a literal compiles fast, an array of bytes does not.
  static func source(name: String, text: String) -> String {
    var run = 0
    var longest = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let signs = String(repeating: "#", count: longest + 1)
    return """
      import Basics

      extension EmbeddedText {
        static var `\(name)`: EmbeddedText {
          EmbeddedText(
      \(signs)\"""
      \(text)
      \"""\(signs))
        }
      }

      """
  }

  /// A literal cannot hold a zero byte, and turns a carriage return into a newline.
  private static func isLost(_ byte: UInt8) -> Bool { byte == 0 || byte == UInt8(ascii: "\r") }
}

enum EmbedError: Error, CustomStringConvertible {
  case usage
  case notPlainText(String)

  var description: String {
    switch self {
    case .usage: "usage: EmbedText FILE OUTPUT"
    case .notPlainText(let path):
      "\(path): a zero byte, a carriage return or bytes that are no UTF-8; save it as UTF-8 with line feeds"
    }
  }
}

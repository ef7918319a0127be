extension Substring {
  /// The text without spaces and tabs at both ends.
  package func trimmed() -> Substring { trimmed(of: ASCII.isBlank) }

  /// The text without spaces, tabs and line breaks at both ends.
  package func trimmedOfSpace() -> Substring { trimmed(of: ASCII.isSpace) }

  private func trimmed(of isOut: (UInt8) -> Bool) -> Substring {
    var body = utf8
    while let first = body.first, isOut(first) { body.removeFirst() }
    while let last = body.last, isOut(last) { body.removeLast() }
    return Substring(body)
  }
}

extension String {
  /// As ``Swift/Substring/trimmed()``.
  package func trimmed() -> Substring { self[...].trimmed() }

  /// As ``Swift/Substring/trimmedOfSpace()``.
  package func trimmedOfSpace() -> Substring { self[...].trimmedOfSpace() }
}

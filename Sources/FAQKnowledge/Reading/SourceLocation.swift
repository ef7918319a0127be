/// A place in a file of the knowledge folder.
package struct SourceLocation: Sendable, Hashable, Comparable {
  /// Path as given, relative to the working folder or absolute.
  package var path: String
  /// Line, from 1; 0 for the file as a whole.
  package var line: Int
  /// Column in UTF-8 bytes, from 1.
  package var column: Int

  package init(path: String, line: Int = 0, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

/// A value, and where it was read.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, _ location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}

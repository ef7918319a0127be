import Glibc

extension Float {
  static func logarithm(_ value: Float) -> Float { log(value) }
}

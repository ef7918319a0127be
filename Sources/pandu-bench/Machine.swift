import FoundationEssentials
import Glibc

/// The machine that the figures were taken on.
enum Machine {
  static var description: String {
    var name = utsname()
    // The call fills the one record that it is given, and keeps no pointer.
    unsafe uname(&name)
    // The bytes are copied before the closure returns.
    let system = unsafe withUnsafeBytes(of: &name.release) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "\(processor), \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors, Linux \(system)"
  }

  /// Resident memory of this process now, and the most that it had, in bytes.
  static var resident: Int { status("VmRSS") }
  static var mostResident: Int { status("VmHWM") }

  private static func status(_ name: String) -> Int {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return
      (line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0)
      * 1024
  }

  private static var processor: String {
    guard let data = FileManager.default.contents(atPath: "/proc/cpuinfo") else { return "unknown processor" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map {
      $0.trimmingCharacters()
    } ?? "unknown processor"
  }
}

extension Substring {
  fileprivate func trimmingCharacters() -> String { String(drop { $0 == " " }) }
}

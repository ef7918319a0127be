import FAQKnowledge
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
    let line = lines(of: "/proc/self/status").first { $0.hasPrefix(name + ":") }
    return
      (line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0)
      * 1024
  }

  private static var processor: String {
    let name = lines(of: "/proc/cpuinfo").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return name.map { String($0.drop { $0 == " " }) } ?? "unknown processor"
  }

  private static func lines(of path: String) -> [Substring] {
    String(decoding: FileReader.anything(path) ?? [], as: UTF8.self).split(separator: "\n")
  }
}

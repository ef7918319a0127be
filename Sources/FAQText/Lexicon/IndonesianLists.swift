/// The word lists of everyday Indonesian that come with the program; `kosakata.md` adds those of a subject.
///
/// Lines are `canonical: variant, variant`; lists without a canonical word are comma lists. Written for this program.
package enum IndonesianLists {
  /// Adds all lists to `builder`. What was added before stays in force.
  package static func add(to builder: inout LexiconBuilder) {
    for list in [slang, regional, english] {
      for line in list.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let variants = line[line.index(after: colon)...].split(separator: ",").map(String.init)
        builder.add(canonical: String(line[..<colon]), variants: variants)
      }
    }
    builder.addFillers(fillers.split(whereSeparator: { $0 == "," || $0 == "\n" }).map(String.init))
    builder.addOrdinary(ordinary.split(whereSeparator: { $0 == "," || $0 == "\n" || $0 == " " }))
  }
}

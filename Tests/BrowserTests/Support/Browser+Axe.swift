import Testing

extension Browser {
  /// Runs axe-core on the page.
  ///
  /// - Returns: a line for each violation, with its rule and its elements; an empty text for none.
  func axeFaults() throws -> String {
    let axe = try #require(Chromium.axe, ".ci/run fetches the rules to .build/axe.min.js")
    try run(axe + "; window.axe = axe")
    let script = """
      const done = arguments[0];
      axe.run(document).then(
        found => done(found.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')).join('\\n')),
        fault => done(String(fault)));
      """
    return try command("POST", "/execute/async", ["script": script, "args": []]) as? String ?? "?"
  }
}

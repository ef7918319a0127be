import Testing

extension Browser {
  /// What axe-core finds on the page as it stands: a line for each violation, its rule and its elements; empty for none.
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

/// The names of all values without parts of their own within a value: `decision.answer`.
public enum LeafNames {
  /// - Parameter value: any value; its parts are found by reflection.
  /// - Returns: the names, in the order of declaration.
  public static func of(_ value: Any) -> [String] { below(value, "") }

  private static func below(_ value: Any, _ name: String) -> [String] {
    let children = Mirror(reflecting: value).children
    if children.isEmpty { return [name] }
    return children.flatMap {
      below($0.value, name.isEmpty ? $0.label ?? "" : "\(name).\($0.label ?? "")")
    }
  }
}

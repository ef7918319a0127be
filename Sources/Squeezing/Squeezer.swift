/// Takes out of a file what a browser does not need: a third of its bytes, each of which costs time on a slow connection.
package enum Squeezer {
  /// A file by the type that its name ends with; anything but a script or a style sheet as it is.
  package static func squeezed(_ file: [UInt8], type: String) throws(ScriptError) -> [UInt8] {
    switch type {
    case "js": try ScriptSqueezer.squeezed(file)
    case "css": try StyleSqueezer.squeezed(file)
    default: file
    }
  }

  /// A script that no other script shares a name with, of which the names are shortened, too.
  package static func renamed(_ script: [UInt8]) throws(ScriptError) -> [UInt8] {
    try ScriptSqueezer.squeezed(script, renames: true)
  }
}

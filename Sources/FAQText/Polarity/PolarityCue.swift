/// How a word or phrase turns what is said beside it.
enum PolarityCue: String, CaseIterable {
  /// "bukan": what follows is not meant.
  case not
  /// "tidak ada", "tanpa", "belum pernah": what follows is not there; where nothing follows, what stands before.
  case absent
  /// "masih ingat", "tidak lupa": what stands before in its part is no trouble; where nothing does, what follows; where
  /// nothing does either, the part before.
  case kept
  /// "sudah beres": no trouble any more, as ``kept``.
  case fine
  /// "tidak usah", "tidak mau": what follows is not wanted.
  case needless
  /// "yang saya tanyakan": what stands before is not asked.
  case focus
  /// "tapi", "cuma": another thing begins.
  case turn
  /// "padahal", "meskipun": another thing begins, which is fine and leaves the trouble before it as it is.
  case despite
  /// "yang": what follows says something of what stands before, and is not part of what is denied.
  case relative
  /// "sudah klik", with a "tapi" to come: what follows was done and did not help.
  case done
  /// "kalau": what follows in its part is not so yet.
  case condition
  /// "atau", "kenapa", "dia": a cue behind it denies nothing.
  case asks
  /// "saya": says nothing of the subject.
  case empty
}

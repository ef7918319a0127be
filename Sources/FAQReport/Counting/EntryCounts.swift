import FAQText

/// Answers and feedback of each entry.
struct EntryCounts: Sendable {
  struct Counts: Sendable {
    var answers = 0
    /// Answers whose rival came close.
    var close = 0
    var helpful = 0
    var unhelpful = 0
    /// The latest comments that came with "not helpful", newest first.
    var comments: [Comment] = []
  }

  struct Comment: Sendable, Equatable {
    /// Since 1970 in UTC.
    var seconds: Int
    var text: String

    /// The order of comments: newer ones first, and those of one second by their text, so that the order of lines does not
    /// matter.
    static func comesFirst(_ a: Comment, _ b: Comment) -> Bool {
      a.seconds != b.seconds ? a.seconds > b.seconds : a.text < b.text
    }
  }

  private var ids = TermTable()
  private(set) var counts: [Counts] = []
  /// Answers and feedback of entries beyond ``ReportLimits/entries``.
  private(set) var elsewhere = 0

  /// The number of an entry; nil when there is no room for another.
  mutating func number(_ id: String) -> Int? {
    if let known = ids.find(id) { return known.index }
    // An id is the name of a file, which has at most 255 bytes. Longer ones are not kept, because they would only fill the
    // memory.
    guard counts.count < ReportLimits.entries, id.utf8.count <= 255 else {
      elsewhere += 1
      return nil
    }
    counts.append(Counts())
    return ids.intern(id).index
  }

  func id(_ number: Int) -> String { ids.string(TermID(number)) }

  mutating func answer(_ number: Int, isClose: Bool) {
    counts[number].answers += 1
    if isClose { counts[number].close += 1 }
  }

  mutating func feedback(_ number: Int, isHelpful: Bool, comment: Comment?) {
    if isHelpful { counts[number].helpful += 1 } else { counts[number].unhelpful += 1 }
    guard !isHelpful, let comment, !comment.text.isEmpty else { return }
    var comments = counts[number].comments
    let place = comments.firstIndex { Comment.comesFirst(comment, $0) } ?? comments.count
    guard place < ReportLimits.comments else { return }
    comments.insert(comment, at: place)
    counts[number].comments = Array(comments.prefix(ReportLimits.comments))
  }
}

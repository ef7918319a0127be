/// Bounds of the journal. The defaults suit a machine with two cores and a gigabyte of memory.
package struct JournalLimits: Sendable {
  /// Most questions that wait to be written. The default is 16,384: as many as two cores answer in a fifth of a second, and
  /// four times as many as arrive between two writes.
  package var questions = 16_384
  /// Most bytes of questions that wait. The default is 8 MiB: as many questions of usual length.
  package var questionBytes = 8 << 20
  /// Most feedback that waits. The default is 1,024. A connection waits with each.
  package var feedback = 1_024
  /// Most bytes of feedback that wait. The default is 4 MiB: sixty-four requests of the longest body.
  package var feedbackBytes = 4 << 20
  /// Bytes from which on a file is put aside; 0 never. The default is 256 MiB: a week of 100,000 questions a day.
  package var fileBytes = 256 << 20
  /// Milliseconds that questions wait for others, so that they are written together. Feedback does not wait. The default
  /// is 50: a kill loses the questions of 50 ms at most, and there are at most twenty writes a second.
  package var gatherMilliseconds = 50

  package init() {}
}

/// One piece of an entry that can answer a question about it: a sentence, a step, a paper, a note, a detail, a contact.
struct Passage: Sendable {
  var part: Reply.Excerpt.Part
  /// Its place in that part, from 0; of sentences of the summary the place among them.
  var index: Int
  var text: String
  /// The kinds of questions that the text has a cue for.
  var kinds: QuestionKind
  /// The related entry that it sends the reader to, because it says most of that entry's title; nil where it sends to none.
  var leadsTo: Int?
}

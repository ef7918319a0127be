// 1. A question that an entry lists under `Lanjutan` gets the reply of its target: a step, a note, a part, a detail, another
//    entry, or that the sources do not tell it.
// 2. Slips and other words around it do not matter, as long as it is like no question of another target.
// 3. Before the entry was answered, and under another entry, the question means nothing of the sort.
// 4. Every question that the shipped knowledge lists gets the reply of its target.

@testable import FAQConversation
@testable import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct EntryFollowUpTests {
  private static let responder: Responder = {
    var base = KnowledgeBase()
    base.entries = [
      entry(
        "kartu",
        """
        # Kartu hilang

        Buat kartu baru di loket.

        ## Langkah
        1. Ambil nomor antrean.
        2. Serahkan surat kehilangan dari polisi.

        ## Catatan
        - Kartu lama tidak berlaku lagi.

        ## Rincian
        - waktu: Selesai hari itu juga.

        ## Pertanyaan
        - kartu saya hilang
        - kartu hilang bagaimana

        ## Lanjutan: langkah 2
        - polsek dulu ya
        - perlu lapor polsek

        ## Lanjutan: catatan 1
        - yang lawas ketemu lagi gimana

        ## Lanjutan: waktu
        - bisa ditunggu ga

        ## Lanjutan: tidak-disebut
        - parkirnya di sebelah mana

        ## Lanjutan: gedung
        - lokasi loketnya

        """),
      entry(
        "gedung",
        """
        # Letak loket

        Loket ada di lantai dua.

        ## Pertanyaan
        - loket di lantai berapa
        - letak loket

        """),
    ]
    return Responder(base)
  }()

  private static func entry(_ id: String, _ text: String) -> Entry {
    EntryBuilder.build(MarkdownReader.read(text, path: "\(id).md").document, id: id, category: "akun").0
  }

  private func reply(_ messages: [String]) throws -> Reply {
    var scratch = Self.responder.matcher.makeScratch()
    var reply = Reply()
    for message in messages {
      reply = try Self.responder.respond(message, token: reply.conversation, &scratch).reply
    }
    return reply
  }

  @Test(arguments: [
    ("polsek dulu ya", "Serahkan surat kehilangan dari polisi."), ("ke polsek dulu kah", "surat kehilangan"),
    ("perlu lpaor polsek ga", "surat kehilangan"),
    ("yang lawas ketemu lagi gimana", "Kartu lama tidak berlaku lagi."),
    ("bisa ditunggu ga", "Selesai hari itu juga."), ("lokasi loketnya", "Loket ada di lantai dua."),
  ])
  func `a listed question gets the reply of its target`(question: String, text: String) throws {
    #expect(try reply(["kartu saya hilang", question]).text.contains(text))
  }

  @Test func `what the sources do not tell is said so`() throws {
    #expect(try reply(["kartu saya hilang", "parkirnya di sebelah mana"]).isUnsaid)
  }

  @Test(arguments: [["polsek dulu ya"], ["letak loket", "polsek dulu ya"]])
  func `elsewhere it means nothing`(messages: [String]) throws {
    #expect(try !reply(messages).text.contains("surat kehilangan"))
  }

  @Test(arguments: ShippedKnowledge.responder.base.entries.map(\.id))
  func `each question of the shipped knowledge reaches its target`(id: String) throws {
    let responder = ShippedKnowledge.responder
    let entry = try #require(responder.base.entry(id))
    var state = ConversationState(knowledgeVersion: responder.base.version)
    state.entry = id
    let token = ConversationToken.encode(state)
    var scratch = responder.matcher.makeScratch()
    for followUp in entry.followUps {
      for wording in followUp.wordings {
        let reply = try responder.respond(wording.value, token: token, &scratch).reply
        #expect(Self.answers(reply, followUp.target, of: entry), "\(wording.value)")
      }
    }
  }

  /// Whether the reply is what a target of an entry tells.
  private static func answers(_ reply: Reply, _ target: EntryFollowUp.Target, of entry: Entry) -> Bool {
    switch target {
    case .unsaid: reply.isUnsaid
    case .entry(let id): reply.entry?.id == id
    case .part(.detail(let name)):
      reply.excerpt.map { $0.part == .details && entry.details[$0.index].name == name } == true
    case .part: reply.entry?.id == entry.id && reply.excerpt == nil && !reply.isUnsaid
    case .item(let part, let index):
      reply.entry?.id == entry.id && reply.excerpt?.index == index
        && reply.excerpt.map { "\($0.part)" } == "\(part)"
    }
  }
}

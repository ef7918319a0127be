/// Room for answers that is used again by one connection after the other, so that those which idle need none.
struct SparePieces {
  /// Most bytes of a piece that is kept. The default is 16,384: longer answers are rare.
  private static let longest = 16_384
  /// Most pieces that are kept. The default is 32: twice as many as answers leave together.
  private static let most = 32

  private var pieces: [[UInt8]] = []

  /// An empty array, with room in it if there is one.
  mutating func take() -> [UInt8] { pieces.popLast() ?? [] }

  /// Leaves `piece` without any room.
  mutating func give(_ piece: inout [UInt8]) {
    var room: [UInt8] = []
    swap(&room, &piece)
    guard room.capacity > 0, room.capacity <= SparePieces.longest, pieces.count < SparePieces.most else {
      return
    }
    room.removeAll(keepingCapacity: true)
    pieces.append(room)
  }
}

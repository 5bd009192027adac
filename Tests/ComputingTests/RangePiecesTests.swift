import Testing

@testable import Computing

@Suite("A range in pieces")
struct RangePiecesTests {
  @Test("has every number once, all but the last of one length", arguments: [0, 1, 7, 8, 100], [-1, 0, 1, 7])
  func coverTheRange(count: Int, length: Int) {
    let pieces = (3..<3 + count).pieces(of: length)
    #expect(pieces.flatMap(Array.init) == Array(3..<3 + count))
    #expect(pieces.dropLast().allSatisfy { $0.count == max(1, length) })
    #expect(pieces.last.map { (1...max(1, length)).contains($0.count) } ?? (count == 0))
  }
}

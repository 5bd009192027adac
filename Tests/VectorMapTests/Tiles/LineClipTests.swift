import Testing

@testable import VectorMap

@Suite("Lines cut at the edges of a box")
struct LineClipTests {
  private static let box = WorldBox(west: 0, north: 0, east: 100, south: 100)

  private func pieces(_ places: [(Int, Int)]) -> [[WorldPoint]] {
    LineClip.pieces(of: places.map { WorldPoint(x: $0.0, y: $0.1) }, in: Self.box)
  }

  @Test("stay as they are inside, and go away outside")
  func whole() {
    #expect(pieces([(1, 1), (5, 9), (7, 3)]).map(\.count) == [3])
    #expect(pieces([(-5, -5), (-1, 200)]).isEmpty)
    #expect(pieces([(-50, 50), (50, 205)]).isEmpty)
  }

  @Test("come back as pieces of their own each time that they come in")
  func inAndOut() {
    let pieces = pieces([(-50, 50), (50, 50), (150, 50), (150, 80), (-50, 80)])
    #expect(
      pieces == [
        [WorldPoint(x: 0, y: 50), WorldPoint(x: 50, y: 50), WorldPoint(x: 100, y: 50)],
        [WorldPoint(x: 100, y: 80), WorldPoint(x: 0, y: 80)],
      ])
  }
}

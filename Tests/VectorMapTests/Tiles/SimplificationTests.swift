import Foundation
import Geo
import Testing

@testable import VectorMap

@Suite("Lines with fewer points")
struct SimplificationTests {
  private func distance(_ point: TilePoint, _ from: TilePoint, _ to: TilePoint) -> Double {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let length = dx * dx + dy * dy
    let share = length == 0 ? 0 : (Double(point.x - from.x) * dx + Double(point.y - from.y) * dy) / length
    let kept = max(0, min(1, share))
    return hypot(Double(point.x - from.x) - kept * dx, Double(point.y - from.y) - kept * dy)
  }

  @Test("keep their ends, and leave no point farther away than the tolerance", arguments: 0..<50)
  func tolerance(_ seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    var place = TilePoint(x: 0, y: 0)
    let line = (0..<2000).map { _ in
      place.x += Int32.random(in: -2...9, using: &generator)
      place.y += Int32.random(in: -6...6, using: &generator)
      return place
    }
    let simple = Simplification.line(line, tolerance: 5)
    #expect(simple.first == line.first && simple.last == line.last && simple.count < line.count / 2)
    for point in line {
      #expect(zip(simple, simple.dropFirst()).contains { distance(point, $0, $1) <= 5.000_001 })
    }
  }

  @Test("are two points where they are straight, however long they are")
  func straight() {
    let line = (0...400).map { TilePoint(x: $0 * 3, y: $0 * 2) }
    #expect(Simplification.line(line, tolerance: 1).count == 2)
  }

  @Test("of a ring keep a surface, or are nothing where there is none")
  func rings() {
    let square = [(0, 0), (50, 1), (100, 0), (100, 100), (0, 100), (0, 0)].map { TilePoint(x: $0.0, y: $0.1) }
    #expect(Simplification.ring(square, tolerance: 4).count == 5)
    let sliver = [(0, 0), (100, 1), (200, 0), (100, -1), (0, 0)].map { TilePoint(x: $0.0, y: $0.1) }
    #expect(Simplification.ring(sliver, tolerance: 4).isEmpty)
  }
}

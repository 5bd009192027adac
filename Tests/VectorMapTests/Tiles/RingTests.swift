import Geo
import Testing

@testable import VectorMap

@Suite("Rings of a tile")
struct RingTests {
  private func ring(_ places: [(Int32, Int32)]) -> [TilePoint] {
    (places + places.prefix(1)).map { TilePoint(x: $0.0, y: $0.1) }
  }

  private func surface(_ rings: [[TilePoint]]) -> Double {
    SlowArea.of(rings.map { $0.map { (x: Double($0.x), y: Double($0.y)) } })
  }

  @Test("lose their spikes, and part where they pass a point twice")
  func loops() {
    let spiked = ring([(0, 0), (10, 0), (20, 0), (10, 0), (10, 10), (0, 10)])
    #expect(RingCleaning.simple(spiked).map(\.count) == [5])
    let eight = ring([(0, 0), (10, 10), (20, 0), (20, 20), (10, 10), (0, 20)])
    #expect(RingCleaning.simple(eight).count == 2)
    #expect(RingCleaning.simple(ring([(0, 0), (10, 0), (20, 0)])).isEmpty)
    #expect(RingCleaning.simple([]).isEmpty && RingCleaning.parted([]).isEmpty)
  }

  @Test("that cross themselves are cut where they do")
  func crossing() {
    let bow = ring([(0, 0), (100, 100), (100, 0), (0, 100)])
    #expect(RingCleaning.simple(bow).isEmpty)
    let parted = RingCleaning.parted(bow)
    #expect(parted.count == 2 && surface(parted) == surface([bow]))
  }

  @Test("keep about their surface when they are cut, and do not cross any more", arguments: 0..<100)
  func random(_ seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let tangle = ring(
      (0..<Int.random(in: 4...9, using: &generator)).map { _ in
        (Int32.random(in: 0...4096, using: &generator), Int32.random(in: 0...4096, using: &generator))
      })
    let parted = RingCleaning.parted(tangle)
    #expect(parted.allSatisfy { !RingCleaning.simple($0).isEmpty })
    // Each cut is moved to the grid.
    #expect(abs(surface(parted) - surface([tangle])) < 4096 * 40)
  }

  @Test("are polygons: those outside run clockwise, holes the other way, islands in holes are outside again")
  func nesting() {
    let (sea, island, lake) = (
      ring([(0, 0), (0, 100), (100, 100), (100, 0)]), ring([(20, 20), (80, 20), (80, 80), (20, 80)]),
      ring([(40, 40), (60, 40), (60, 60), (40, 60)])
    )
    let apart = ring([(200, 0), (300, 0), (300, 100)])
    let polygons = Polygons.of([lake, sea, apart, island])
    #expect(polygons.map(\.count).sorted() == [1, 1, 2])
    for polygon in polygons {
      #expect(RingCleaning.doubleArea(polygon[0]) > 0)
      #expect(polygon.dropFirst().allSatisfy { RingCleaning.doubleArea($0) < 0 })
    }
  }

  @Test("that touch from within are holes, and from outside are none")
  func touching() {
    let outer = ring([(0, 0), (100, 0), (100, 100), (0, 100)])
    #expect(Polygons.of([outer, ring([(0, 0), (50, 20), (20, 50)])]).map(\.count) == [2])
    #expect(Polygons.of([outer, ring([(100, 0), (150, 0), (150, 50), (100, 50)])]).map(\.count) == [1, 1])
  }
}

import Geo
import Testing

@testable import VectorMap

@Suite("Areas cut at the edges of a box")
struct RingClipTests {
  private static let box = WorldBox(west: 0, north: 0, east: 1_000_000, south: 1_000_000)

  private func points(_ rings: [[WorldPoint]]) -> [[SlowArea.Point]] {
    rings.map { $0.map { (x: Double($0.x), y: Double($0.y)) } }
  }

  private func ring(_ places: [(Int, Int)]) -> [WorldPoint] {
    let points = places.map { WorldPoint(x: $0.0, y: $0.1) }
    return points + points.prefix(1)
  }

  @Test("have the surface that they have in the box, whatever they look like", arguments: 0..<200)
  func surface(_ seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let rings = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      ring(
        (0..<Int.random(in: 3...12, using: &generator)).map { _ in
          (
            Int.random(in: -600_000...1_600_000, using: &generator),
            Int.random(in: -600_000...1_600_000, using: &generator)
          )
        })
    }
    let clipped = RingClip.rings(rings, in: Self.box)
    let wanted = SlowArea.of(points(rings), in: (west: 0, north: 0, east: 1e6, south: 1e6))
    #expect(abs(SlowArea.of(points(clipped)) - wanted) < 1e8, "a ten thousandth of the box")
    #expect(clipped.joined().allSatisfy { Self.box.contains($0) })
    #expect(clipped.allSatisfy { $0.first == $0.last })
  }

  @Test("fall apart into rings of their own, with nothing along the edge between them")
  func parts() {
    // A comb whose back lies outside.
    let comb = ring([
      (-100, 100), (500, 100), (500, 200), (-50, 200), (-50, 300), (500, 300), (500, 400), (-100, 400),
    ])
    let clipped = RingClip.rings([comb], in: Self.box)
    #expect(clipped.count == 2)
    #expect(clipped.allSatisfy { $0.count == 5 })
  }

  @Test("join their holes where these reach beyond the edge, and keep them where they do not")
  func holes() {
    let outer = ring([(-500, 100), (800, 100), (800, 900), (-500, 900)])
    let cutHole = ring([(-100, 300), (200, 300), (200, 500), (-100, 500)])
    let wholeHole = ring([(400, 300), (600, 300), (600, 500), (400, 500)])
    #expect(RingClip.rings([outer, cutHole], in: Self.box).count == 1)
    #expect(RingClip.rings([outer, wholeHole], in: Self.box).count == 2)
  }

  @Test("are the whole box where it lies inside, and nothing where it lies outside")
  func extremes() {
    let around = ring([(-10, -10), (2_000_000, -10), (2_000_000, 2_000_000), (-10, 2_000_000)])
    #expect(SlowArea.of(points(RingClip.rings([around], in: Self.box))) == 1e12)
    #expect(RingClip.rings([ring([(-10, 0), (-5, 0), (-5, 9)])], in: Self.box).isEmpty)
    #expect(RingClip.rings([], in: Self.box).isEmpty)
    #expect(RingClip.rings([[WorldPoint(x: 1, y: 1)]], in: Self.box).isEmpty)
  }
}

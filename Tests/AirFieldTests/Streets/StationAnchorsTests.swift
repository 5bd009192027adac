import Geo
import Testing

@testable import AirField

@Suite("What stations at streets know better")
struct StationAnchorsTests {
  @Test("of many stations the same counts at a point as of those around it alone", arguments: [1, 2, 3] as [UInt64])
  func many(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let anchors = (0..<2000).map { _ in
      let (x, y) = (
        Double.random(in: -3000...3000, using: &generator), Double.random(in: -3000...3000, using: &generator)
      )
      return StationAnchors.Anchor(
        point: PlanePoint(x: x, y: y), kernel: .random(in: 0.1...3, using: &generator),
        residual: .random(in: -20...20, using: &generator))
    }
    let all = StationAnchors(anchors: anchors)
    var corrected = 0
    for anchor in anchors.prefix(300) {
      let point = PlanePoint(
        x: anchor.point.x + .random(in: -200...200, using: &generator),
        y: anchor.point.y + .random(in: -200...200, using: &generator))
      let few = anchors.filter { $0.point.distance(to: point) < 160 }
      #expect(few.count <= 32, "seed \(seed): looked through one by one")
      let kernel = Double.random(in: 0...3, using: &generator)
      let expected = StationAnchors(anchors: few).correction(at: point, kernel: kernel)
      let found = all.correction(at: point, kernel: kernel)
      #expect(found.value == expected.value && found.share == expected.share, "seed \(seed), \(point)")
      corrected += expected.share > 0 ? 1 : 0
    }
    #expect(corrected > 100)
  }

  @Test(
    "many reach into the same cells as a few of them after the others",
    arguments: [20, 100, 700, 9000, 40_000] as [Double])
  func cells(widthMeters: Double) {
    var generator = SeededRandom(seed: UInt64(widthMeters))
    func point() -> PlanePoint {
      PlanePoint(x: .random(in: -5000...5000, using: &generator), y: .random(in: -5000...5000, using: &generator))
    }
    let anchors = (0..<200).map { _ in StationAnchors.Anchor(point: point(), kernel: 1, residual: 5) }
    let all = StationAnchors(anchors: anchors)
    let parts = stride(from: 0, to: 200, by: 20).map { StationAnchors(anchors: Array(anchors[$0..<$0 + 20])) }
    let cells = SampledCells(
      PlaneLattice(x: [0], y: [0]), widthMeters: widthMeters, heightMeters: 60, stepMeters: 10, maxSamples: 20)
    var reached = 0
    for _ in 0..<500 {
      let middle = point()
      let expected = parts.contains { $0.reach(cells, around: middle) }
      #expect(all.reach(cells, around: middle) == expected, "\(middle)")
      reached += expected ? 1 : 0
    }
    #expect(reached > 20 && (reached < 480 || widthMeters > 700))
  }

  @Test("a point that is nowhere has no correction")
  func nowhere() {
    let anchors = (0..<50).map { StationAnchors.Anchor(point: PlanePoint(x: Double($0), y: 0), kernel: 1, residual: 5) }
    for x in [Double.nan, .infinity, 1e300] {
      let found = StationAnchors(anchors: anchors).correction(at: PlanePoint(x: x, y: 0), kernel: 1)
      #expect(found.value == 0 && found.share == 0)
    }
  }
}

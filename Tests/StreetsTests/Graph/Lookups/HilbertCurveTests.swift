import Testing

@testable import Streets

@Suite("Hilbert curve")
struct HilbertCurveTests {
  @Test("A walk along the curve visits every cell once and moves to a neighbour each time")
  func neighbors() {
    let side: Int32 = 16
    let cells = (0..<side).flatMap { y in (0..<side).map { x in (x: x, y: y) } }
    // The corner of the box sets the scale: one cell of the curve for each cell here.
    let curve = HilbertCurve(latitudes: [0, 0xffff], longitudes: [0, 0xffff])
    let ordered = cells.sorted {
      curve.position(latitude: $0.y, longitude: $0.x) < curve.position(latitude: $1.y, longitude: $1.x)
    }
    for (first, second) in zip(ordered, ordered.dropFirst()) {
      #expect(abs(first.x - second.x) + abs(first.y - second.y) == 1, "\(first) \(second)")
    }
  }

  @Test("The whole globe and a single point have positions")
  func extremes() {
    let globe = HilbertCurve(latitudes: [-900_000_000, 900_000_000], longitudes: [-1_800_000_000, 1_800_000_000])
    #expect(
      globe.position(latitude: -900_000_000, longitude: -1_800_000_000)
        != globe.position(latitude: 900_000_000, longitude: 1_800_000_000))
    #expect(HilbertCurve(latitudes: [7], longitudes: [7]).position(latitude: 7, longitude: 7) == 0)
  }
}

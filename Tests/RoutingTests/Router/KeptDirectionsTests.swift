import Testing

@testable import Routing

@Suite("Directions that are kept")
struct KeptDirectionsTests {
  @Test("are worked out once for each end of a segment, north among them")
  func areWorkedOutOnce() {
    let directions = KeptDirections(segmentCount: 3)
    let degrees = [0, 359.9999999, 90, 180.25, 45, 0.0000001]
    for round in 0..<2 {
      for segment in 0..<3 {
        for fromEnd in [false, true] {
          let expected = degrees[2 * segment + (fromEnd ? 1 : 0)]
          let found = directions.degrees(ofSegment: segment, fromEnd: fromEnd) {
            #expect(round == 0, "asked again")
            return expected
          }
          #expect(found == expected)
        }
      }
    }
  }
}

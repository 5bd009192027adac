import CityTestSupport
import Streets
import Testing

@testable import Trips

@Suite("The ends of a trip")
struct TripEndsTests {
  /// Ends so many metres apart.
  private func ends(_ meters: Double) -> TripEnds {
    func end(_ x: Double) -> SnappedPoint {
      let place = DrawnAir.place(x, 0)
      return SnappedPoint(requested: place, place: place, segment: 0, fraction: 0, distanceMeters: 0)
    }
    return TripEnds(end(0), end(meters))
  }

  @Test("a way is told to be long above two and a half times the straight line")
  func longDetour() {
    #expect(!ends(1000).isLongDetour(2499))
    #expect(ends(1000).isLongDetour(2501))
  }

  @Test("up to 200 m more are not worth a word, however short the straight line is")
  func shortDetour() {
    #expect(!ends(100).isLongDetour(299))
    #expect(ends(100).isLongDetour(301))
  }
}

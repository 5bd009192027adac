import Geo
import Testing

@Suite("Longitudes")
struct LongitudeTests {
  @Test(
    "are the short way apart",
    arguments: [(10.0, 30.0, 20.0), (30, 10, -20), (179, -179, 2), (-179, 179, -2), (0, 180, 180), (-90, 90, 180)])
  func difference(start: Double, end: Double, degrees: Double) {
    #expect(Longitude.difference(from: start, to: end) == degrees)
  }

  @Test(
    "go on behind the 180th meridian as they are seen from the other side",
    arguments: [(179.0, -179.0, 181.0), (-179, 179, -181), (10, -30, -30), (0, 180, 180)])
  func seen(start: Double, end: Double, seen: Double) {
    #expect(Longitude.unbroken(end, from: start) == seen)
  }

  @Test("of a line over the 180th meridian go on behind it, and come back")
  func unbroken() {
    let line = [179.0, -179, 178, 10, -100, 170].map { Coordinate(latitude: 1, longitude: $0) }
    #expect(Longitude.unbroken(line).map(\.longitude) == [179, 181, 178, 10, -100, -190])
  }

  @Test("of a line elsewhere stay what they are, to the last bit")
  func unchanged() {
    let line = [-0.3763, -0.1, 0.7].map { Coordinate(latitude: 39.47, longitude: $0) }
    #expect(Longitude.unbroken(line) == line)
    #expect(Longitude.unbroken([]).isEmpty)
  }
}

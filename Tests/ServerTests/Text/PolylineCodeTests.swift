import Geo
import Testing

@testable import Server

@Suite("Encoded polylines")
struct PolylineCodeTests {
  private static let line = [
    Coordinate(latitude: 38.5, longitude: -120.2), Coordinate(latitude: 40.7, longitude: -120.95),
    Coordinate(latitude: 43.252, longitude: -126.453),
  ]

  @Test("are those of the format's own example")
  func example() {
    #expect(PolylineCode.encode(Self.line, decimals: 5) == "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
    #expect(PolylineCode.decode("_p~iF~ps|U_ulLnnqC_mqNvxq`@", decimals: 5) == Self.line)
  }

  @Test("come back to their decimals, for seeded lines")
  func roundTrips() throws {
    var random = SeededRandom(seed: 3)
    for decimals in [5, 6] {
      let line = (0..<500).map { _ in
        Coordinate(
          latitude: Double.random(in: -90...90, using: &random),
          longitude: Double.random(in: -180...180, using: &random))
      }
      let decoded = try #require(PolylineCode.decode(PolylineCode.encode(line, decimals: decimals), decimals: decimals))
      let step = decimals == 6 ? 5.1e-7 : 5.1e-6
      #expect(decoded.count == line.count, "\(decimals) decimals")
      let wrong = zip(line, decoded).first {
        abs($0.latitude - $1.latitude) >= step || abs($0.longitude - $1.longitude) >= step
      }?.0
      #expect(wrong == nil, "\(decimals) decimals")
    }
  }

  @Test(
    "that are cut or have other characters are none",
    arguments: ["_p~iF", "_", "~", "\u{20}a", "ñ", "~~~~~~~~~~~~~~~~"])
  func broken(_ code: String) {
    #expect(PolylineCode.decode(code, decimals: 5) == nil)
  }
}

import CityTestSupport
import Geo
import Planner
import Setup
import Streets
import TestSupport
import Testing
import Trips

@Suite("A table of one trip")
struct SingleTripTableTests {
  @Test("has the length of its route, also into a street that nobody comes back from")
  func oneWayEnd() async throws {
    let folder = try TemporaryFolder()
    let network = try folder.write(OneWayLane.osm, as: "lane.osm")
    let engine = try FakeCity([FakeFeed { _ in [FakeCity.reading(20)] }]) { $0.network = network }.engine
    let ends = [
      Coordinate(latitude: 39.47, longitude: -0.3695), Coordinate(latitude: 39.47, longitude: -0.3632),
    ].map { SnappingRequest($0, limitMeters: 1000) }
    var question = RouteQuestion(origin: ends[0].place, destination: ends[1].place, departure: FakeCity.hour)
    question.mode = .scooter
    let tour = try await engine.tour(question, over: ends, labels: []).get()
    let asked = TableQuestion(question, from: [0], to: [1], by: .fastest)
    let cell = try #require(try await engine.table(asked, over: ends).get().rows[0][0])
    let meters = tour.itineraries[0].distanceMeters
    #expect(abs(cell.distanceMeters - meters) < 0.1 && meters > 500, "\(cell.distanceMeters), \(meters)")
  }
}

import CityTestSupport
import Geo
import Planner
import Setup
import Streets
import TestSupport
import Testing
import Trips

/// A block with a dead-end lane of one way into it.
@Suite("A table of one trip")
struct SingleTripTableTests {
  private static let lane = """
    <osm version="0.6">
    <node id="1" version="1" lat="39.47" lon="-0.37"/><node id="2" version="1" lat="39.47" lon="-0.36534"/>
    <node id="3" version="1" lat="39.4727" lon="-0.36534"/><node id="4" version="1" lat="39.4727" lon="-0.37"/>
    <node id="5" version="1" lat="39.47" lon="-0.36301"/>
    <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>
    <tag k="highway" v="residential"/></way>
    <way id="2" version="1"><nd ref="2"/><nd ref="5"/><tag k="highway" v="residential"/><tag k="oneway" v="yes"/></way>
    </osm>
    """

  @Test("has the length of its route, also into a street that nobody comes back from")
  func oneWayEnd() async throws {
    let folder = try TemporaryFolder()
    let network = try folder.write(Self.lane, as: "lane.osm")
    let engine = try FakeCity([FakeFeed { _ in [FakeCity.reading(20)] }]) { $0.network = network }.engine
    let ends = [
      Coordinate(latitude: 39.47, longitude: -0.3695), Coordinate(latitude: 39.47, longitude: -0.3632),
    ].map { StreetWish($0, limitMeters: 1000) }
    var question = RouteQuestion(origin: ends[0].place, destination: ends[1].place, departure: FakeCity.hour)
    question.mode = .bike
    let tour = try await engine.tour(question, over: ends, labels: []).get()
    let asked = TableQuestion(question, from: [0], to: [1], by: .fastest)
    let cell = try #require(try await engine.table(asked, over: ends).get().rows[0][0])
    let meters = tour.itineraries[0].distanceMeters
    #expect(abs(cell.distanceMeters - meters) < 0.1 && meters > 500, "\(cell.distanceMeters), \(meters)")
  }
}

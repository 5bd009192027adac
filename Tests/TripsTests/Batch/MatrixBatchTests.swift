import AirData
import CityAir
import CityTestSupport
import Geo
import Routing
import Setup
import TestSupport
import Testing

@testable import Trips

/// A straight street of 1000 m, of which nothing is known in the middle, and a dirtier way around it of 1300 m.
///
///         b ---------------- c
///      i  |                  |
///     v - w ---- gap ------- e - f
///                                |    a bad street, which is what the unknown is charged
@Suite("A table of the ways from each point to each")
struct MatrixBatchTests {
  private let network: TestNetwork
  private var readings: [Reading] = []

  init() {
    var network = TestNetwork()
    let (v, w) = (network.addNode(-100, 0), network.addNode(0, 0))
    let (e, f) = (network.addNode(1000, 0), network.addNode(1100, 0))
    let (b, c) = (network.addNode(0, 150), network.addNode(1000, 150))
    for (tail, head) in [(v, w), (w, e), (e, f), (w, b), (b, c), (c, e), (f, network.addNode(1100, -300))] {
      network.addStreet(tail, head)
    }
    // An island, which no way leaves.
    network.addStreet(network.addNode(-60, 10), network.addNode(-40, 10))
    self.network = network
    for x in stride(from: -100.0, through: 1100, by: 50) where !(420...580).contains(x) { read(10, x: x, y: 0) }
    for x in stride(from: 0.0, through: 1000, by: 50) { read(30, x: x, y: 150) }
    for y in [50.0, 100] { for x in [0.0, 1000] { read(30, x: x, y: y) } }
    for y in stride(from: -300.0, through: -60, by: 60) { read(200, x: 1100, y: y) }
  }

  private mutating func read(_ concentration: Double, x: Double, y: Double) {
    readings.append(DrawnAir.reading(.no2, concentration, x: x, y: y, station: "\(x) \(y)"))
  }

  @Test("charges the streets of all points alike, for ends that are moved to a connected street too")
  func movedEnds() throws {
    let places = [("island", -50.0, 12.0), ("east", 1050, 5), ("middle", 500, 3)].map { id, x, y in
      let place = DrawnAir.place(x, y)
      return "\(id),\(place.latitude),\(place.longitude)\n"
    }
    let folder = try TemporaryFolder()
    var table = try PlaceTable(folder.write("id,lat,lon\n" + places.joined(), as: "points.csv"), columns: .point)
    var city = CityConfiguration()
    city.scale = .usEPA
    let air = DrawnAir(network: network, readings: readings, maskDistanceMeters: 60)
    let hour = HourSnapshot(city: city, router: Router(graph: network.graph), air: try air.gathered())
    let origin = DrawnAir.place(0, 0)
    var question = RouteQuestion(origin: origin, destination: origin, departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    question.avoidance = 2
    let batch = try MatrixBatch(&table, question, in: hour, BatchCommon(question, in: hour))
    let column = try #require(batch.header.split(separator: ",").firstIndex(of: "distance_m"))
    let toEast = batch.lines(from: 0)[1].text.split(separator: ",", omittingEmptySubsequences: false)
    // Along the straight street, which counts for what is known of it because a point lies there.
    let meters = try #require(Double(toEast[column]))
    #expect(abs(meters - 1100) < 5, "\(toEast)")
  }
}

import AirData
import CityAir
import CityTestSupport
import Foundation
import Routing
import TestSupport
import Testing

@testable import Trips

@Suite("The air of several hours on the streets")
struct HourlyStreetsTests {
  private let network: TestNetwork

  init() {
    var network = TestNetwork()
    let nodes = [0.0, 500, 1000].map { network.addNode($0, 0) }
    for (tail, head) in zip(nodes, nodes.dropFirst()) { network.addStreet(tail, head) }
    network.addStreet(network.addNode(0, 900), network.addNode(300, 900))
    self.network = network
  }

  /// An hour in which the first and the third street have their stations, and perhaps the second.
  private func streets(knowsSecond: Bool) throws -> StreetAir {
    let second = DrawnAir.reading(.no2, 25, x: 750, y: 0, station: "second")
    let readings = [
      DrawnAir.reading(.no2, 25, x: 250, y: 0, station: "first"),
      DrawnAir.reading(.no2, 75, x: 150, y: 900, station: "third"),
    ]
    let air = DrawnAir(network: network, readings: readings + (knowsSecond ? [second] : []), maskDistanceMeters: 300)
    let sampler = PollutionSampler(fields: try air.fields(), measure: .pollutant(.no2))
    return try #require(StreetAir(graph: network.graph, sampler: sampler))
  }

  private func piece(_ segment: Int, seconds: Double, priced: Double? = nil) -> Path.Piece {
    Path.Piece(
      segment: segment, startFraction: 0, endFraction: 1, lengthMeters: 500, durationSeconds: seconds,
      pricedSeconds: priced)
  }

  @Test("a way has on each street that of when it is reached, and as much of it is charged too much as then")
  func burden() throws {
    let hours = HourlyStreets(
      hours: [
        HourlyStreets.Hour(middle: DrawnAir.hour, streets: try streets(knowsSecond: true)),
        HourlyStreets.Hour(middle: DrawnAir.hour + 3600, streets: try streets(knowsSecond: false)),
      ], wanted: 2)
    // The second street is reached half an hour later. Between a p of 1 and the 3 of the third street, which it is
    // charged in the next hour, lies 2; expected there is the mean of what is known, also 2. What it costs to be on a
    // dear street is no burden.
    let path = Path(
      pieces: [piece(0, seconds: 1800), piece(1, seconds: 600, priced: 1200)], crossings: [], breaksExclusion: false)
    let burden = hours.burden(of: path, leaving: DrawnAir.hour, ends: [])
    #expect(abs(burden.minutes - (30 * 1 + 10 * 2)) < 1e-4)
    #expect(abs(burden.overchargeMinutes - 10 * 0.5) < 1e-4)
    #expect(abs(burden.expectedMinutes - (30 * 1 + 10 * 1.5)) < 1e-4)
  }

  @Test("nothing is a burden where no hour is known")
  func unknown() {
    let path = Path(pieces: [piece(0, seconds: 600)], crossings: [], breaksExclusion: false)
    #expect(HourlyStreets(hours: [], wanted: 2).burden(of: path, leaving: DrawnAir.hour, ends: []).minutes == 0)
  }
}

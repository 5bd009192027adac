import AirData
import CityAir
import CityTestSupport
import Foundation
import Routing
import TestSupport

/// A street of 500 m with the NO2 of one station, for tests of how hours are kept.
struct OneStreetTown {
  let router: Router
  let air: GatheredAir

  init() throws {
    var network = TestNetwork()
    network.addStreet(network.addNode(0, 0), network.addNode(500, 0))
    router = Router(graph: network.graph)
    let readings = [DrawnAir.reading(.no2, 20, x: 0, y: 0, station: "a")]
    air = GatheredAir(fields: try DrawnAir(network: network, readings: readings).fields(), entries: [])
  }

  /// The moment so many hours and minutes after the hour of the readings begins.
  static func hour(_ hours: Int, minutes: Double = 0) -> Date {
    DrawnAir.hour + Double(hours) * 3600 + minutes * 60
  }
}

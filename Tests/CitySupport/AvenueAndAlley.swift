package import AirData
internal import AirField
package import Geo
package import Setup
internal import Streets
package import TestSupport
package import Trips

/// Two ways from west to east: along the avenue, and through an alley 150 m to the north, 300 m longer.
///
///     b . . . . . c      an alley for walkers
///     .           .
///     w --- s --- e      the avenue, with a traffic station in its middle
package struct AvenueAndAlley {
  /// The two ways.
  package let network: TestNetwork
  /// Where both begin.
  package let west = DrawnAir.place(0, 0)
  /// Where both end.
  package let east = DrawnAir.place(2000, 0)

  /// Draws the two ways.
  package init() {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(2000, 0)
    let b = network.addNode(0, 150)
    let c = network.addNode(2000, 150)
    let avenue = network.addStreet(w, e, name: "Avenue")
    network.segments[avenue].highwayClass = .primary
    for (tail, head) in [(w, b), (b, c), (c, e)] {
      let alley = network.addStreet(tail, head, name: "Alley")
      network.segments[alley].highwayClass = .footway
    }
    self.network = network
  }

  /// NO2 of the traffic station and of two background stations far from both ways.
  package var readings: [Reading] {
    [
      DrawnAir.reading(.no2, 80, x: 1000, y: 0, station: "street", type: .traffic),
      DrawnAir.reading(.no2, 20, x: 1000, y: 1500, station: "park", type: .background),
      DrawnAir.reading(.no2, 20, x: -500, y: 1500, station: "wood", type: .background),
    ]
  }

  /// The answer to a walk from west to east, with or without the streets' part.
  /// - Throws: an error when there is no route or no field.
  package func answer(_ choice: IncrementChoice, _ readings: [Reading]) throws -> RouteAnswer {
    var air = DrawnAir(network: network, readings: readings)
    air.method = .mean
    air.increment = choice
    return try air.answer(from: west, to: east)
  }
}

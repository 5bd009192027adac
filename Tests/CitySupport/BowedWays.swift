internal import AirData
internal import AirField
package import TestSupport
package import Trips

/// A straight way of 6 km, and one that bows to the north at another speed, with stations every 300 m along both.
package struct BowedWays {
  /// The two ways.
  package let network: TestNetwork
  /// How far north the second one runs, in metres.
  package let bow: Double

  /// Draws the two ways; the speed is that of the bow, the straight one is walked at 1 m/s.
  /// - Parameters:
  ///   - bow: How far north the second one runs, in metres.
  ///   - metersPerSecond: The speed on it.
  ///   - beginsDear: Whether its beginning is dear for scooters.
  package init(bow: Double, metersPerSecond: Double = 1, beginsDear: Bool = false) {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(6000, 0)
    let b = network.addNode(300, bow)
    let c = network.addNode(5700, bow)
    network.addStreet(w, e, name: "Straight")
    for (tail, head) in [(w, b), (b, c), (c, e)] {
      network.addStreet(tail, head, name: "Bow", metersPerSecond: metersPerSecond)
    }
    // The straight way is segment 0.
    if beginsDear { network.dearSegments = [1] }
    self.network = network
    self.bow = bow
  }

  /// The answer to a walk of little NO2, with so much of it along the ways and so much PM2.5 everywhere.
  /// - Throws: an error when there is no route or no field.
  package func answer(
    south: Double, north: Double, pm25: Double? = nil, _ change: (inout RouteQuestion) -> Void = { _ in }
  ) throws -> RouteAnswer {
    try air(south: south, north: north, pm25: pm25)
      .answer(from: DrawnAir.place(0, 0), to: DrawnAir.place(6000, 0), change)
  }

  /// The air with so much NO2 along the ways and so much PM2.5 everywhere.
  package func air(south: Double, north: Double, pm25: Double? = nil) -> DrawnAir {
    var readings: [Reading] = []
    for x in stride(from: 0.0, through: 6000, by: 300) {
      readings.append(DrawnAir.reading(.no2, south, x: x, y: 0, station: "s\(x)"))
      readings.append(DrawnAir.reading(.no2, north, x: x, y: bow, station: "n\(x)"))
    }
    if let pm25 { readings.append(DrawnAir.reading(.pm25, pm25, x: 3000, y: 0, station: "pm")) }
    return DrawnAir(network: network, readings: readings, method: .kriging)
  }
}

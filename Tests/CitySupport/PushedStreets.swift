internal import AirData
internal import Geo
package import Streets
internal import TestSupport
package import Trips

/// Four streets of 100 m in a row from west to east; along the second and the third, which bends, a bike is pushed.
package enum PushedStreets {
  /// The answer between two places so many metres from the west end.
  /// - Throws: an error when there is no route or no field.
  package static func answer(
    from start: Double, to end: Double, by mode: TravelMode = .bike
  ) throws -> RouteAnswer {
    var network = TestNetwork()
    let nodes = (0...4).map { network.addNode(Double($0) * 100, 0) }
    let bend = [PlanePoint(x: 250, y: 40)]
    for number in 0..<4 { network.addStreet(nodes[number], nodes[number + 1], via: number == 2 ? bend : []) }
    network.pushedSegments = [1, 2]
    return try DrawnAir(network: network, readings: [DrawnAir.reading(.no2, 20, x: 200, y: 50, station: "one")])
      .answer(from: DrawnAir.place(start, 0), to: DrawnAir.place(end, 0)) { $0.mode = mode }
  }
}

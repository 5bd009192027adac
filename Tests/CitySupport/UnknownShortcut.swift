internal import AirData
package import Geo
internal import TestSupport

/// Two ways from west to east, of which the shorter one is known at its ends alone.
///
///     b . . . c      the bow: 1800 m, with stations all along that read 25 µg/m³ of NO2
///     .       .
///     w ----- e      the straight way: 1000 m
///
/// A street far off has 75. That is what the straight way is charged, and 37.5 is expected there.
package struct UnknownShortcut {
  /// The air of the hour.
  package let air: DrawnAir
  /// Where somebody is each minute who walks along the bow.
  package let bow: [Coordinate]

  /// Draws the ways and their air.
  package init() {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(1000, 0)
    let b = network.addNode(0, 400)
    let c = network.addNode(1000, 400)
    network.addStreet(w, e, name: "Straight")
    for (tail, head) in [(w, b), (b, c), (c, e)] { network.addStreet(tail, head, name: "Bow") }
    network.addStreet(network.addNode(0, 5000), network.addNode(300, 5000), name: "Far Street")
    let top = stride(from: 0.0, through: 1000, by: 200).map { SIMD2($0, 400) }
    let legs = [50.0, 200, 350].flatMap { [SIMD2(0, $0), SIMD2(1000, $0)] }
    let known = (top + legs).map { DrawnAir.reading(.no2, 25, x: $0.x, y: $0.y, station: "bow-\($0.x)-\($0.y)") }
    air = DrawnAir(
      network: network, readings: known + [DrawnAir.reading(.no2, 75, x: 150, y: 5000, station: "far")],
      maskDistanceMeters: 155)
    bow = (0...30).map { minute in
      let meters = 60 * Double(minute)
      return DrawnAir.place(min(max(meters - 400, 0), 1000), min(meters, 400, 1800 - meters))
    }
  }
}

import AirData
import CityTestSupport
import TestSupport

/// Two ways from west to east: a straight one beside a bad station, and one that bows to the north.
enum ParkDetour {
  static var air: DrawnAir {
    var network = TestNetwork()
    let west = network.addNode(0, 0)
    let east = network.addNode(1000, 0)
    let one = network.addNode(200, 300)
    let two = network.addNode(800, 300)
    network.addStreet(west, east, name: "Main Street")
    network.addStreet(west, one, name: "Park Way")
    network.addStreet(one, two, name: "Park Way")
    network.addStreet(two, east, name: "Park Way")
    return DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 90, x: 500, y: -50, station: "bad"),
        DrawnAir.reading(.no2, 5, x: 500, y: 350, station: "good"),
      ])
  }
}

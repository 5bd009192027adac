import AirData
import AirField
import CityAir
import CityTestSupport
import Geo
import Reports
import TestSupport
import Testing

@testable import Publishing

@Suite("Tiles of how far the air is known")
struct DoubtPainterTests {
  @Test(
    "ask as many places as tiles of the air do, every pixel where these are large", arguments: DoubtLayer.Kind.allCases)
  func nodes(kind: DoubtLayer.Kind) throws {
    var network = TestNetwork()
    _ = network.addStreet(network.addNode(-900, 0), network.addNode(900, 0), name: "Main Street")
    let air = DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 60, x: 0, y: 10, station: "a", type: .traffic),
        DrawnAir.reading(.no2, 12, x: 0, y: 600, station: "b", type: .background),
      ], method: .inverseDistance(power: 2), maskDistanceMeters: 2000)
    for zoom in 10...18 {
      let tile = TileAddress(zoom: zoom, holding: DrawnAir.place(0, 0))
      let painter = DoubtPainter(
        layer: DoubtLayer(kind, of: .no2), fields: try air.fields(), box: tile.box, reachMeters: 2000)
      let lattice = try #require(painter.lattice(of: tile, size: 256))
      #expect(lattice.step == TileAir.step(zoom: zoom, size: 256, latitude: tile.box.center.latitude))
      #expect(zoom > 12 || lattice.step == 1)
    }
  }
}

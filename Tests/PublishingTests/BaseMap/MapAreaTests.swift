import Geo
import Setup
import Streets
import TestSupport
import Testing

@testable import Publishing

@Suite("The area of a map")
struct MapAreaTests {
  private let graph: StreetGraph

  init() {
    var network = TestNetwork()
    _ = network.addStreet(network.addNode(0, 0), network.addNode(30_000, 20_000))
    graph = network.graph
  }

  private func area(_ box: BoundingBox?) throws -> BoundingBox {
    var city = CityConfiguration()
    city.box = box
    let box = try MapArea.box(nil, city: city, graph: graph)
    #expect(box == MapArea.box(of: city, on: graph))
    return box
  }

  @Test("is the city's where the network reaches over a region")
  func isTheCity() throws {
    let middle = graph.box.center
    let city = BoundingBox(
      west: middle.longitude - 0.02, south: middle.latitude - 0.02, east: middle.longitude + 0.02,
      north: middle.latitude + 0.02)
    #expect(try area(city) == city)
  }

  @Test("is that of the streets where the city's box reaches beyond them, lies elsewhere, or is not set")
  func isTheStreets() throws {
    #expect(try area(graph.box.expanded(byMeters: 5000)) == graph.box)
    #expect(try area(BoundingBox(west: 10, south: 50, east: 11, north: 51)) == graph.box)
    #expect(try area(nil) == graph.box)
  }
}

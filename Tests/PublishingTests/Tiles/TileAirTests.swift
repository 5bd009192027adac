import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Streets
import TestSupport
import Testing

@testable import Publishing

@Suite("Air of tiles")
struct TileAirTests {
  private let air: DrawnAir
  private let tile = TileAddress(zoom: 15, holding: DrawnAir.place(0, 0))

  init() {
    var network = TestNetwork()
    let street = network.addStreet(network.addNode(-900, 0), network.addNode(900, 0), name: "Main Street")
    network.segments[street].highwayClass = .primary
    air = DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 60, x: 0, y: 10, station: "a", type: .traffic),
        DrawnAir.reading(.no2, 58, x: 300, y: -12, station: "b", type: .traffic),
        DrawnAir.reading(.no2, 12, x: 0, y: 600, station: "c", type: .background),
        DrawnAir.reading(.no2, 14, x: 400, y: -700, station: "d", type: .background),
        DrawnAir.reading(.pm25, 9, x: 0, y: 600, station: "c"),
      ], method: .inverseDistance(power: 2), maskDistanceMeters: 2000)
  }

  private func lattice(_ size: Int = 256, step: Int = 8) throws -> TileLattice {
    try #require(TileLattice(tile, size: size, step: step, box: tile.box))
  }

  @Test("is the field's at every node")
  func isTheField() throws {
    let fields = try air.fields()
    let lattice = try lattice()
    let nodes = TileAir(fields: fields, layer: .pollutant(.no2), latitude: tile.box.center.latitude).hours(lattice)
    let values = try #require(nodes.hours[.no2]?.first ?? nil)
    #expect(nodes.hours.count == 1 && values.count == lattice.count)
    for (place, value) in zip(lattice.places(), values) {
      let expected = try #require(fields.field.estimate(.no2, at: place)).value
      #expect(abs(Double(value) - expected) < 1e-3)
    }
  }

  @Test("of an index has all hours of what the scale rates")
  func hasHours() throws {
    let nodes = TileAir(fields: try air.fields(), layer: .index, latitude: tile.box.center.latitude).hours(
      try lattice())
    #expect(Set(nodes.hours.keys) == [.no2, .pm25])
    #expect(nodes.hours[.no2]?.count == HourFields.historyHours)
    #expect(nodes.standIns.isEmpty)
  }

  @Test("has nodes that are as near as is said, for every zoom and size", arguments: [256, 512])
  func hasNearNodes(size: Int) throws {
    let air = TileAir(fields: try air.fields(), layer: .index, latitude: tile.box.center.latitude)
    for zoom in 13...22 {
      let step = air.step(zoom: zoom, size: size)
      #expect(
        Double(step) * TileLattice.metersPerPixel(zoom: zoom, size: size, latitude: tile.box.center.latitude) <= 15)
    }
  }

  @Test("of a run too large for a disk is refused with the size that it would take")
  func isLimited() throws {
    let city = BoundingBox(west: -0.5, south: 39.4, east: -0.3, north: 39.55)
    let question = { TilesQuestion(moment: DrawnAir.hour, zooms: $0, folder: "none") }
    try TilesRun.check(question(10...16), city)
    let error = #expect(throws: BrisaError.self) { try TilesRun.check(question(10...20), city) }
    #expect(error?.message.contains("choose a smaller --zoom") == true)
    #expect(error?.message.contains("GB") == true)
  }

  @Test("of an area beyond the map are refused with where it ends, and not of one that reaches into it")
  func endsAtTheMap() throws {
    let question = TilesQuestion(moment: DrawnAir.hour, zooms: 10...12, folder: "none")
    for (south, north) in [(85.1, 85.2), (-89.9, -85.1)] {
      let box = BoundingBox(west: 10, south: south, east: 10.1, north: north)
      let error = #expect(throws: BrisaError.self) { try TilesRun.check(question, box) }
      #expect(error?.message.contains("end at 85.05°") == true)
    }
    try TilesRun.check(question, BoundingBox(west: 10, south: 85, east: 10.1, north: 85.1))
  }
}

import Foundation
import Geo
import Testing

@testable import Reports

@Suite("Lattice of a tile")
struct TileLatticeTests {
  private let everywhere = BoundingBox(west: -180, south: -85, east: 180, north: 85)

  private func lattice(_ x: Int, _ y: Int, step: Int, size: Int = 256) throws -> TileLattice {
    try #require(TileLattice(TileAddress(zoom: 14, x: x, y: y), size: size, step: step, box: everywhere))
  }

  @Test("shares its last nodes with the first of the tiles beside it, to the last bit", arguments: [1, 4, 16, 256])
  func sharesNodes(step: Int) throws {
    let tile = try lattice(8174, 6188, step: step)
    #expect(try tile.longitudes.last == lattice(8175, 6188, step: step).longitudes.first)
    #expect(try tile.latitudes.last == lattice(8174, 6189, step: step).latitudes.first)
  }

  @Test("has its nodes in the middles of pixels")
  func liesInMiddles() throws {
    let tile = try lattice(8174, 6188, step: 1)
    let box = tile.tile.box
    let pixel = (box.east - box.west) / 256
    #expect(abs(tile.longitudes[0] - (box.west + pixel / 2)) < 1e-12)
    #expect(abs(tile.longitudes[255] - (box.east - pixel / 2)) < 1e-12)
    // Rows are even in web mercator and not in degrees: asked of the projection forwards.
    for row in [0, 100, 255] {
      let share = TileAddress.share(ofLatitude: tile.latitudes[row]) * Double(1 << 14)
      #expect(abs(share - (6188 + (Double(row) + 0.5) / 256)) < 1e-9)
    }
  }

  @Test("has straight lines between its nodes, whatever part of the tile lies in the box")
  func isLinear() throws {
    var generator = SeededRandom(seed: 3)
    let tile = TileAddress(zoom: 14, x: 8174, y: 6188)
    for _ in 0..<50 {
      let step = [1, 2, 8, 32].randomElement(using: &generator) ?? 1
      var box = tile.box
      let (width, height) = (box.east - box.west, box.north - box.south)
      box.west += width * .random(in: -0.2...0.5, using: &generator)
      box.east -= width * .random(in: -0.2...0.4, using: &generator)
      box.south += height * .random(in: -0.2...0.5, using: &generator)
      box.north -= height * .random(in: -0.2...0.4, using: &generator)
      let lattice = try #require(TileLattice(tile, size: 256, step: step, box: box), "step \(step), \(box)")
      // A node's value tells where it stands, counted in pixels of the tile.
      let (left, top) = (lattice.columns.lowerBound / step * step, lattice.rows.lowerBound / step * step)
      let nodes = (0..<lattice.count).map { node in
        Float(left + node % lattice.longitudes.count * step) + 1000
          * Float(top + node / lattice.longitudes.count * step)
      }
      for row in lattice.rows {
        let expected = lattice.columns.map { Float($0) + 1000 * Float(row) }
        let found = lattice.pixels(ofRow: row, nodes)
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.1 }, "step \(step), row \(row)")
      }
    }
  }

  @Test("leaves out what lies outside the box")
  func isClipped() throws {
    let tile = TileAddress(zoom: 14, x: 8174, y: 6188)
    let middle = tile.box.center
    let box = BoundingBox(west: middle.longitude, south: tile.box.south - 1, east: 10, north: tile.box.north + 1)
    let lattice = try #require(TileLattice(tile, size: 256, step: 8, box: box))
    #expect(lattice.columns == 128..<256 && lattice.rows == 0..<256)
    #expect(TileLattice(tile, size: 256, step: 8, box: BoundingBox(west: 9, south: 9, east: 10, north: 10)) == nil)
  }

  @Test("takes the nearer node where the other is unknown")
  func staysKnown() throws {
    let lattice = try lattice(8174, 6188, step: 128)
    let nodes: [Float] = [1, .nan, .nan, 1, .nan, .nan, 1, .nan, .nan]
    let row = lattice.pixels(ofRow: 0, nodes)
    #expect(row[63] == 1 && row[64].isNaN && row[255].isNaN)
  }

  @Test("is as fine as asked for, or as the pixels")
  func isFineEnough() {
    for zoom in TileAddress.zooms {
      let step = TileLattice.step(zoom: zoom, size: 256, latitude: 39.47, meters: 15)
      let meters = TileLattice.metersPerPixel(zoom: zoom, size: 256, latitude: 39.47)
      #expect(step == 1 || Double(step) * meters <= 15)
      #expect(256 % step == 0)
    }
    // 156 543.03 m a pixel at zoom 0 on the equator, on the sphere of web mercator; ours is 0.11 % smaller.
    #expect(abs(TileLattice.metersPerPixel(zoom: 0, size: 256, latitude: 0) / 156_543.03 - 1) < 0.002)
  }

  @Test("spreads the places of a mean evenly over their pixel")
  func spreadsPlaces() throws {
    let lattice = try lattice(8174, 6188, step: 1)
    let places = lattice.places(perSide: 3)
    #expect(places.count == lattice.count * 9)
    let node = 5 * lattice.longitudes.count + 7
    let own = places[node * 9..<node * 9 + 9]
    #expect(abs(own.map(\.longitude).reduce(0, +) / 9 - lattice.longitudes[7]) < 1e-12)
    #expect(abs(own.map(\.latitude).reduce(0, +) / 9 - lattice.latitudes[5]) < 1e-9)
    #expect(places[node * 9 + 4] == lattice.places()[node])
  }
}

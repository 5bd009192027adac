import Geo
import Testing

@testable import Reports

@Suite("Addresses of tiles")
struct TileAddressTests {
  /// Bounds that mapbox/mercantile publishes for this tile.
  @Test("have the bounds that others publish")
  func havePublishedBounds() {
    let box = TileAddress(zoom: 10, x: 486, y: 332).box
    #expect(abs(box.west - -9.140625) < 1e-12)
    #expect(abs(box.south - 53.12040528310657) < 1e-12)
    #expect(abs(box.east - -8.7890625) < 1e-12)
    #expect(abs(box.north - 53.33087298301705) < 1e-12)
  }

  @Test("are found from a place in their tile, and from their north-western corner")
  func areFound() {
    #expect(
      TileAddress(zoom: 10, holding: Coordinate(latitude: 53.2, longitude: -9)) == TileAddress(zoom: 10, x: 486, y: 332)
    )
    #expect(
      TileAddress(zoom: 0, holding: Coordinate(latitude: 39.47, longitude: -0.376)) == TileAddress(zoom: 0, x: 0, y: 0))
    #expect(
      TileAddress(zoom: 1, holding: Coordinate(latitude: -1e-9, longitude: 1e-9)) == TileAddress(zoom: 1, x: 1, y: 1))
  }

  @Test("beyond the edge of web mercator are those at the edge")
  func stayOnTheMap() {
    #expect(TileAddress(zoom: 3, holding: Coordinate(latitude: 90, longitude: 180)) == TileAddress(zoom: 3, x: 7, y: 0))
    #expect(
      TileAddress(zoom: 3, holding: Coordinate(latitude: -90, longitude: -180)) == TileAddress(zoom: 3, x: 0, y: 7))
    #expect(abs(TileAddress.northernmostDegrees - 85.0511287798066) < 1e-10)
  }

  @Test("hold each place in the box of its tile, at every zoom")
  func holdTheirPlaces() {
    var generator = SeededRandom(seed: 20)
    for _ in 0..<2000 {
      let place = Coordinate(
        latitude: .random(in: -85...85, using: &generator), longitude: .random(in: -180..<180, using: &generator))
      let zoom = Int.random(in: TileAddress.zooms, using: &generator)
      let tile = TileAddress(zoom: zoom, holding: place)
      #expect(tile.box.expanded(byMeters: 0.001).contains(place), "\(place) in \(tile)")
    }
  }

  @Test("of a box are all that it touches")
  func coverABox() {
    let cover = TileCover(BoundingBox(west: -9.2, south: 53.1, east: -8.7, north: 53.3), zoom: 10)
    #expect(cover.columns == 485...487)
    #expect(cover.rows == 332...333)
    #expect(cover.count == 6 && cover.tiles.count == 6)
    #expect(cover.tiles.contains(TileAddress(zoom: 10, x: 486, y: 332)))
  }
}

import Foundation
import Geo
import Streets
import Testing

@testable import VectorMap

@Suite("Objects that no map should have")
struct HostileMapTests {
  private static let middle = Coordinate(latitude: 39.47, longitude: -0.37)

  private func frames() -> [TileFrame] {
    TileFrame.zooms.map { zoom in
      let point = WorldPoint(Self.middle)
      return TileFrame(zoom: zoom, x: point.x >> (32 - zoom), y: point.y >> (32 - zoom))
    }
  }

  private func object(
    _ shape: MapObjects.Object.Shape, _ places: [(Double, Double)], _ tags: [(key: String, value: String)]
  ) -> MapObjects.Object {
    let ring = places.map { Coordinate(latitude: Self.middle.latitude + $0.0, longitude: Self.middle.longitude + $0.1) }
    return MapObjects.Object(shape, [ring], tags: tags)
  }

  private func tiles(_ objects: [MapObjects.Object]) throws -> [DecodedTile] {
    let map = TiledMap(of: MapObjects(objects))
    return try frames().map { try #require(DecodedTile(VectorTile.bytes($0, of: [map]))) }
  }

  private func areValid(_ tiles: [DecodedTile]) -> Bool {
    tiles.flatMap(\.layers).flatMap(\.features).filter { $0.type == 3 }.flatMap(\.parts).allSatisfy {
      $0.first == $0.last && $0.count > 3 && !RingCleaning.simple($0).isEmpty
    }
  }

  @Test("A building of 100 000 points is drawn where it is round, and nothing broken where it is a tangle")
  func largeBuilding() throws {
    var generator = SeededRandom(seed: 4)
    // In the middle of a tile of the last zoom.
    let (south, east) = (0.0083, 0.0075)
    let round = (0..<100_000).map { number in
      let angle = Double(number) / 50_000 * .pi
      return (0.004 * sin(angle) - south, 0.004 * cos(angle) + east)
    }
    let tangle = (0..<100_000).map { _ in
      (Double.random(in: -0.004...0.004, using: &generator), Double.random(in: -0.004...0.004, using: &generator))
    }
    func drawn(_ places: [(Double, Double)]) throws -> [DecodedTile] {
      try tiles([object(.area, places + [places[0]], [(key: "building", value: "yes")])])
    }
    #expect(try areValid(drawn(tangle)))
    let shown = try drawn(round)
    #expect(areValid(shown))
    let rings = try #require(shown.last?["buildings"]).features.flatMap(\.parts)
    #expect(rings.count == 1)
    let unitsPerDegree = 4096 * Double(1 << TileFrame.zooms.upperBound) / 360
    let radius = 0.004 * unitsPerDegree
    let expected = Double.pi * radius * radius / cos(Self.middle.latitude / 180 * .pi)
    let area = rings.reduce(0) { $0 + Double(RingCleaning.doubleArea($1)) / 2 }
    #expect(abs(area / expected - 1) < 0.02, "\(area) instead of \(expected)")
  }

  @Test("Rings that cross themselves are parted, and those without a surface are left out")
  func crossing() throws {
    let bow = object(
      .area, [(0, 0), (0.003, 0.003), (0.003, 0), (0, 0.003), (0, 0)], [(key: "natural", value: "water")])
    let flat = object(.area, [(0, 0), (0.001, 0), (0.002, 0), (0, 0)], [(key: "natural", value: "water")])
    let tiles = try tiles([bow, flat])
    #expect(areValid(tiles))
    // At zoom 12 both halves lie in one tile.
    #expect(tiles[4]["water"]?.features.flatMap(\.parts).count == 2)
  }

  @Test("What runs around the globe is left out, and what lies beyond the map is on its edge")
  func antimeridian() throws {
    let around = MapObjects.Object(
      .line, [[Coordinate(latitude: 39.47, longitude: 179.9), Coordinate(latitude: 39.47, longitude: -179.9)]],
      tags: [(key: "highway", value: "primary")])
    let polar = MapObjects.Object(
      .line, [[Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: 89, longitude: 1)]],
      tags: [(key: "highway", value: "primary")])
    #expect(try tiles([around, polar]).allSatisfy(\.layers.isEmpty))
  }

  @Test("Names are cut, control characters are blanks, and keys that are no language are no names")
  func names() throws {
    let tags = [
      (key: "highway", value: "primary"), (key: "name", value: String(repeating: "ñ", count: 10_000)),
      (key: "name:es", value: "a\u{1}\n\u{202E}b\u{0}"), (key: "name:EN", value: "x"),
      (key: "name:e\u{301}", value: "y"),
    ]
    let tile = try #require(try tiles([object(.line, [(0, 0), (0.001, 0.001)], tags)]).last)
    let feature = try #require(tile["streets"]?.features.first)
    #expect(feature.tags["name"]?.count == 120 && feature.tags["name:es"] == "a   b")
    #expect(Set(feature.tags.keys) == ["class", "name", "name:es"])
  }

  @Test("Objects without points, and lines of one, are nothing")
  func empty() throws {
    let tags = [(key: "highway", value: "primary")]
    let objects = [
      MapObjects.Object(.line, [], tags: tags), MapObjects.Object(.line, [[]], tags: tags),
      object(.line, [(0, 0)], tags), object(.line, [(0, 0), (0, 0)], tags),
      object(.area, [], [(key: "building", value: "yes")]),
    ]
    #expect(try tiles(objects).allSatisfy(\.layers.isEmpty))
  }
}

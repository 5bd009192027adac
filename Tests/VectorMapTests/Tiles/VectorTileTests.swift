import Foundation
import Geo
import Streets
import TestSupport
import Testing

@testable import VectorMap

@Suite("Vector tiles")
struct VectorTileTests {
  private typealias Object = MapObjects.Object

  /// A tile of zoom 14 in València, and places in it by shares of its side from the north-west.
  private static let frame = TileFrame(zoom: 14, x: 8174, y: 6221)

  private static func place(_ x: Double, _ y: Double) -> Coordinate {
    let row = 1 - 2 * (Double(frame.y) + y) / 16384
    return Coordinate(
      latitude: atan(sinh(.pi * row)) * 180 / .pi, longitude: (Double(frame.x) + x) / 16384 * 360 - 180)
  }

  private static func line(_ places: [(Double, Double)], _ tags: [String: String]) -> Object {
    Object(.line, [places.map(place)], tags: tags.map { (key: $0.key, value: $0.value) })
  }

  private static func area(_ rings: [[(Double, Double)]], _ tags: [String: String]) -> Object {
    Object(
      .area, rings.map { ($0 + $0.prefix(1)).map(place) }, tags: tags.map { (key: $0.key, value: $0.value) })
  }

  private static func square(_ low: Double, _ high: Double) -> [(Double, Double)] {
    [(low, low), (high, low), (high, high), (low, high)]
  }

  private func tile(_ objects: [Object], _ frame: TileFrame = frame, box: BoundingBox? = nil) throws -> DecodedTile {
    try #require(DecodedTile(VectorTile.bytes(frame, of: [TiledMap(of: MapObjects(objects, box: box))])))
  }

  @Test("hold streets with their classes, names and directions, and are of version 2")
  func streets() throws {
    let tile = try tile([
      Self.line(
        [(0.25, 0.5), (0.75, 0.5)],
        [
          "highway": "primary_link", "name": "Carrer", "name:es": "Calle", "name:etymology": "x", "oneway": "-1",
          "bridge": "yes",
        ])
    ])
    let layer = try #require(tile["streets"])
    #expect(layer.version == 2 && layer.extent == 4096 && layer.features.count == 1)
    #expect(
      layer.features[0].tags == [
        "class": "primary", "name": "Carrer", "name:es": "Calle", "oneway": "2", "bridge": "1",
      ])
    #expect(layer.features[0].type == 2)
    #expect(layer.features[0].parts == [[TilePoint(x: 1024, y: 2048), TilePoint(x: 3072, y: 2048)]])
  }

  @Test("lack what flows below the ground", arguments: [("no", false), ("yes", true), ("culvert", true)])
  func culverts(_ tunnel: String, isEmpty: Bool) {
    let stream = Self.line([(0.25, 0.5), (0.75, 0.5)], ["waterway": "stream", "tunnel": tunnel])
    #expect(VectorTile.bytes(Self.frame, of: [TiledMap(of: MapObjects([stream]))]).isEmpty == isEmpty)
  }

  @Test("say each key and value of a layer once, and have one feature for what has the same tags")
  func dedup() throws {
    let tile = try tile([
      Self.line([(0.1, 0.1), (0.9, 0.1)], ["highway": "primary", "name": "A"]),
      Self.line([(0.1, 0.2), (0.9, 0.2)], ["highway": "primary", "name": "A"]),
      Self.line([(0.1, 0.3), (0.9, 0.3)], ["highway": "primary", "name": "B"]),
    ])
    let layer = try #require(tile["streets"])
    #expect(layer.features.map(\.parts.count) == [2, 1])
    #expect(layer.keys == ["class", "name"] && layer.values == ["primary", "A", "B"])
  }

  @Test("show a street from the zoom of its class on")
  func zooms() throws {
    let classes = ["motorway", "primary", "tertiary", "residential", "footway"]
    let objects = classes.map { Self.line([(0.1, 0.1), (0.9, 0.9)], ["highway": $0]) }
    let shown = try TileFrame.zooms.map { zoom in
      let frame = TileFrame(zoom: zoom, x: Self.frame.x >> (14 - zoom), y: Self.frame.y >> (14 - zoom))
      return try tile(objects, frame)["streets"]?.features.compactMap { $0.tags["class"] } ?? []
    }
    #expect(shown.last?.sorted() == ["motorway", "path", "primary", "residential", "tertiary"])
    #expect(zip(shown, shown.dropFirst()).allSatisfy { Set($0).isSubset(of: $1) })
    #expect(shown[4].contains("tertiary") && !shown[4].contains("residential"))
  }

  @Test("hold areas whose outer rings run clockwise and whose holes do not")
  func winding() throws {
    let (outer, hole) = (Self.square(0.1, 0.9), Self.square(0.3, 0.6))
    for rings in [[outer, hole], [outer.reversed(), hole]] {
      let layer = try #require(try tile([Self.area(rings.map { Array($0) }, ["natural": "water"])])["water"])
      let areas = layer.features[0].parts.map { RingCleaning.doubleArea($0) }
      #expect(areas.count == 2 && areas[0] > 0 && areas[1] < 0 && layer.features[0].type == 3)
    }
  }

  @Test("are cut a little beyond their edge")
  func buffer() throws {
    let layer = try #require(try tile([Self.area([Self.square(-3, 3)], ["leisure": "park"])])["landuse"])
    let ring = try #require(layer.features.first?.parts.first)
    let edges: Set<Int32> = [-128, 4096 + 128]
    #expect(Set(ring.flatMap { [$0.x, $0.y] }) == edges)
  }

  @Test("have labels of named areas, squares and stations inside of them, in one tile each")
  func labels() throws {
    let park = Self.area([Self.square(0.2, 0.4)], ["leisure": "park", "name": "Parc", "name:en": "Park"])
    let places = try #require(try tile([park])["places"])
    #expect(places.features.map(\.tags) == [["class": "park", "name": "Parc", "name:en": "Park", "rank": "6"]])
    let next = TileFrame(zoom: 14, x: Self.frame.x + 1, y: Self.frame.y)
    #expect(try tile([park], next)["places"] == nil)
  }

  @Test("fill the sea on the right of the coast, up to the edge of what is known")
  func sea() throws {
    // The coast runs north, so that the land lies in the west.
    let coast = Self.line([(0.5, 2), (0.5, -2)], ["natural": "coastline"])
    let (corner, other) = (Self.place(-1, 1.5), Self.place(0.9, -1.5))
    let box = BoundingBox(
      west: corner.longitude, south: corner.latitude, east: other.longitude, north: other.latitude)
    let layer = try #require(try tile([coast], box: box)["water"])
    let ring = try #require(layer.features.first?.parts.first)
    #expect(layer.features[0].tags == ["class": "sea"])
    #expect(ring.map(\.x).min() == 2048 && abs((ring.map(\.x).max() ?? 0) - 3686) <= 1)
  }

  @Test("leave islands out of the sea")
  func islands() throws {
    // Against the clock, with the land on the left.
    let island = Self.line(
      [(0.2, 0.2), (0.2, 0.6), (0.6, 0.6), (0.6, 0.2), (0.2, 0.2)], ["natural": "coastline"])
    let (corner, other) = (Self.place(-1, 1.5), Self.place(1.9, -1.5))
    let box = BoundingBox(
      west: corner.longitude, south: corner.latitude, east: other.longitude, north: other.latitude)
    let parts = try #require(try tile([island], box: box)["water"]?.features.first?.parts)
    #expect(parts.count == 2 && RingCleaning.doubleArea(parts[0]) > 0 && RingCleaning.doubleArea(parts[1]) < 0)
  }

  @Test("are nothing where nothing is")
  func nothing() {
    #expect(VectorTile.bytes(Self.frame, of: []).isEmpty)
    #expect(VectorTile.bytes(Self.frame, of: [TiledMap(of: MapObjects([]))]).isEmpty)
    let far = TileFrame(zoom: 14, x: 0, y: 0)
    let map = TiledMap(of: MapObjects([Self.line([(0, 0), (1, 1)], ["highway": "primary"])]))
    #expect(VectorTile.bytes(far, of: [map]).isEmpty)
  }

  @Test("hold the maps of several cities in the same layers")
  func cities() throws {
    let maps = ["A", "B"].map { name in
      TiledMap(of: MapObjects([Self.line([(0, 0), (1, 1)], ["highway": "primary", "name": name])]))
    }
    let tile = try #require(DecodedTile(VectorTile.bytes(Self.frame, of: maps)))
    #expect(tile.layers.count == 1 && tile["streets"]?.features.count == 2)
  }
}

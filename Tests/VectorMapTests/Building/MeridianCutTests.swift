import Geo
import Streets
import Testing

@testable import VectorMap

@Suite("Areas at the 180th meridian")
struct MeridianCutTests {
  /// A ring of a box, over the meridian where it ends west of where it begins.
  private func ring(west: Double, east: Double, south: Double = -16.804, north: Double = -16.801) -> [Coordinate] {
    [(north, west), (north, east), (south, east), (south, west), (north, west)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
  }

  private func points(_ rings: [[Coordinate]]) -> [[WorldPoint]] { rings.map { $0.map(WorldPoint.init) } }

  @Test("A park over it is on the map on both sides, with one label on the larger part")
  func park() throws {
    let tags = [(key: "leisure", value: "park"), (key: "name", value: "Park")]
    let map = TiledMap(
      of: MapObjects([MapObjects.Object(.area, [ring(west: 179.99, east: -179.98)], tags: tags)]))
    let row = WorldPoint(Coordinate(latitude: -16.8025, longitude: 0)).y >> 18
    var tiles: [DecodedTile] = []
    for column in [16383, 0] {
      tiles.append(try #require(DecodedTile(VectorTile.bytes(TileFrame(zoom: 14, x: column, y: row), of: [map]))))
    }
    let xs = try tiles.map { try #require($0["landuse"]).features.flatMap(\.parts).joined().map(\.x) }
    let (east, west) = (xs[0], xs[1])
    // Tiles of this zoom are 0.02197° wide.
    #expect(east.min() == 2231 || east.min() == 2232)
    #expect(east.max() == 4096)
    #expect(west.min() == 0)
    #expect(west.max() == 3728 || west.max() == 3729)
    #expect(tiles.map { $0["places"]?.features.count ?? 0 } == [0, 1])
  }

  @Test("Parts on both sides that do not cross it are told apart, and what lies on one side stays as it is")
  func sides() {
    let eastern = ring(west: 179.9, east: 180)
    let western = ring(west: -180, east: -179.95)
    let parts = MeridianCut.parts(of: points([eastern, western]))
    #expect(parts.map(\.count) == [1, 1])
    #expect(parts.first?.first?.allSatisfy { $0.x > WorldPoint.side / 2 } == true)
    #expect(parts.last?.first?.allSatisfy { $0.x < WorldPoint.side / 2 } == true)
    let plain = points([ring(west: 12, east: 13)])
    #expect(MeridianCut.parts(of: plain) == [plain])
  }

  @Test("A hole over it stays a hole, and what goes around half the globe is left to the builder")
  func holes() {
    let outer = ring(west: 179.9, east: -179.9, south: -17, north: -16)
    let hole = ring(west: 179.95, east: -179.95, south: -16.6, north: -16.4)
    let parts = MeridianCut.parts(of: points([outer, hole]))
    #expect(parts.count == 2)
    // Cut through both, each side is one ring around the notch.
    #expect(parts.allSatisfy { $0.count == 1 && $0[0].count == 9 })
    let corners = [(-16.5, -120.0), (-17.0, 0.0), (-16.5, 120.0), (-16.0, 0.0), (-16.5, -120.0)]
    let huge = points([corners.map { Coordinate(latitude: $0.0, longitude: $0.1) }])
    #expect(MeridianCut.parts(of: huge) == [huge])
  }
}

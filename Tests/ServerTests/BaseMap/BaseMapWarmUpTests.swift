import CityTestSupport
import Geo
import Reports
import TestSupport
import Testing

@testable import Server

@Suite("The base map before anyone asks for it")
struct BaseMapWarmUpTests {
  private static func path(_ tile: TileAddress) -> String { "/tiles/base/\(tile.zoom)/\(tile.x)/\(tile.y).mvt" }

  @Test("is kept, tile by tile of the city, as whoever asks gets it")
  func kept() async throws {
    let village = try ServedVillage()
    let city = try #require(village.state.roster.current.all.first)
    await BaseMapWarmUp(state: village.state).warmUp()
    let bytes = village.state.tiles.bytes
    let tiles = BaseMapWarmUp.tiles(of: city.mapBox)
    #expect(Set(tiles.map(\.zoom)) == Set(8...14))
    for tile in tiles {
      let kept = try #require(BaseTile(tile, of: [city], cache: village.state.tiles).kept, "\(tile)")
      #expect(await village.get(Self.path(tile)).body == kept.tile.bytes)
    }
    #expect(bytes > 0 && village.state.tiles.bytes == bytes)
  }

  @Test("takes no more than half of the memory for tiles")
  func bounded() async throws {
    var limits = ServiceLimits.patient
    limits.tileBytes = 4096
    let village = try ServedVillage(limits: limits)
    await BaseMapWarmUp(state: village.state).warmUp()
    let city = try #require(village.state.roster.current.all.first)
    let tiles = BaseMapWarmUp.tiles(of: city.mapBox)
    let kept = tiles.filter { BaseTile($0, of: [city], cache: village.state.tiles).kept != nil }
    #expect(!kept.isEmpty && kept.count < tiles.count)
    #expect(kept == Array(tiles.prefix(kept.count)))
  }

  @Test("of a country ends at the zooms that a few hundred tiles cover")
  func country() {
    let tiles = BaseMapWarmUp.tiles(of: BoundingBox(west: -9, south: 36, east: 3, north: 43))
    #expect(tiles.count <= 512 && Set(tiles.map(\.zoom)) == Set(8...9))
  }
}

internal import Geo
internal import Logging
internal import Reports
internal import ServiceLifecycle
internal import Setup
internal import VectorMap

/// Makes the tiles of the base map before anyone asks for them, so that the first who opens the page does not wait.
struct BaseMapWarmUp: Service {
  let state: ServiceState

  /// Tiles of a city that are made: those of a metropolis at the deepest zoom.
  private static let maxCount = 512

  func run() async throws {
    await cancelWhenGracefulShutdown { await warmUp() }
  }

  /// Makes the tiles of all cities that are served now, from the coarsest zoom on, as far as half of the memory for
  /// tiles goes; those that somebody asks for meanwhile have their turn between two of these.
  func warmUp() async {
    let cities = state.roster.current.all
    for city in cities {
      for address in Self.tiles(of: city.mapBox) {
        guard !Task.isCancelled, state.tiles.bytes < state.tiles.limitBytes / 2 else { return }
        let tile = BaseTile(address, of: cities, cache: state.tiles)
        do throws(BrisaError) {
          _ = try await state.lanes.run(.tiles) { () async throws(BrisaError) in try tile.made() }
        } catch {
          // Whoever asks for the tile is told too.
          state.log.notice("\(city.configuration.name): \(error.message)")
          break
        }
      }
    }
  }

  /// The tiles that a box touches, of as many zooms as are few enough together.
  static func tiles(of box: BoundingBox) -> [TileAddress] {
    var tiles: [TileAddress] = []
    for zoom in TileFrame.zooms {
      let cover = TileCover(box, zoom: zoom)
      guard tiles.count + cover.count <= maxCount else { break }
      tiles += cover.tiles
    }
    return tiles
  }
}

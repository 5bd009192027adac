internal import Geo
internal import Planner
internal import Reports
internal import Setup
internal import VectorMap

/// A tile of the base map, made once for a state of the maps that it shows.
struct BaseTile: Sendable {
  /// The tile with the state of the maps that it shows.
  struct Shown: Sendable {
    let tile: KeptTile
    /// Tells this state from every other.
    let stamp: String
  }

  /// Metres around a city's streets in which its map may have something.
  private static let marginMeters = 20_000.0
  /// What the tiles are called among those that are kept.
  static let layer = "base"

  private let address: TileAddress
  private let cities: [ServedCity]
  private let cache: TileCache

  /// A tile with the maps of some cities.
  init(_ address: TileAddress, of cities: [ServedCity], cache: TileCache) {
    self.address = address
    self.cities = cities.filter { $0.box.expanded(byMeters: Self.marginMeters).intersects(address.box) }
    self.cache = cache
  }

  /// The tile where it is kept, which waits for nobody.
  var kept: Shown? {
    let maps = cities.compactMap { $0.engine.openedBaseMap }
    guard maps.count == cities.count else { return nil }
    let stamp = Self.stamp(maps)
    return cache[key(stamp)].map { Shown(tile: $0, stamp: stamp) }
  }

  /// The tile, made and kept where it was not.
  /// - Throws: ``BrisaError`` where no city's map can be read.
  /// - Complexity: O(objects in the tile and their points).
  func made() throws(BrisaError) -> Shown {
    let maps = try Self.maps(of: cities)
    let stamp = Self.stamp(maps)
    let key = key(stamp)
    if let kept = cache[key] { return Shown(tile: kept, stamp: stamp) }
    let frame = TileFrame(zoom: address.zoom, x: address.x, y: address.y)
    let tile = KeptTile.vector(VectorTile.bytes(frame, of: maps))
    cache.keep(tile, as: key)
    return Shown(tile: tile, stamp: stamp)
  }

  private func key(_ stamp: String) -> TileCache.Key {
    TileCache.Key(city: cities.map(\.id).joined(separator: " "), stamp: stamp, layer: Self.layer, tile: address)
  }

  /// The maps of some cities; one that cannot be read takes nothing from the others.
  /// - Throws: ``BrisaError`` where none can be read.
  static func maps(of cities: [ServedCity]) throws(BrisaError) -> [TiledMap] {
    var maps: [TiledMap] = []
    var failure: BrisaError?
    for city in cities {
      do throws(BrisaError) { maps.append(try city.engine.baseMap()) } catch { failure = failure ?? error }
    }
    if let failure, maps.isEmpty { throw failure }
    return maps
  }

  /// The state of some maps.
  static func stamp(_ maps: [TiledMap]) -> String { maps.map(\.stamp).joined(separator: "-") }
}

internal import Geo
internal import Planner
internal import Reports
internal import Setup
internal import Streets
internal import VectorMap

/// `/tiles/base/…`: the base map as vector tiles, and their TileJSON.
enum BaseTileEndpoints {
  static let ofTile: Set<String> = ["city"]
  static let ofList: Set<String> = ["city", "address"]

  /// Seconds for which a client need not ask again; a map changes when its network is built anew.
  private static let freshSeconds = 3600
  /// Metres around a city's streets in which its map may have something.
  private static let marginMeters = 20_000.0
  /// What the tiles are called among those that are kept.
  private static let layer = "base"

  /// One tile: empty, and status 204, where nothing is on it.
  /// - Throws: ``Problem``.
  static func tile(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofTile)
    let tile = try TilePath.tile(asked.path, zooms: TileFrame.zooms, ending: "mvt")
    let cities = try cities(asked, parameters).filter {
      $0.box.expanded(byMeters: marginMeters).intersects(tile.box)
    }
    let cache = asked.service.tiles
    // What is kept waits for nobody.
    let opened = cities.compactMap { $0.engine.openedBaseMap }
    if opened.count == cities.count, let kept = cache[key(tile, cities, opened)] { return reply(kept, opened) }
    return try await asked.inTurn(.tiles) { () async throws(Problem) in
      let maps = try maps(cities)
      let key = key(tile, cities, maps)
      if let kept = cache[key] { return reply(kept, maps) }
      let bytes = VectorTile.bytes(TileFrame(zoom: tile.zoom, x: tile.x, y: tile.y), of: maps)
      cache.keep(bytes, as: key)
      return reply(bytes, maps)
    }
  }

  /// The TileJSON.
  /// - Throws: ``Problem``.
  static func list(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofList)
    let cities = try cities(asked, parameters)
    let ofCity = parameters.items["city"] == nil ? "" : cities.first.map { "?city=\($0.id)" } ?? ""
    let address = try TilePath.address(parameters, of: "base/{z}/{x}/{y}.mvt\(ofCity)", below: "/tiles/")
    let attribution = try attribution(cities)
    let maps = try maps(cities)
    let list = BaseTileJSON(
      name: cities.map(\.configuration.name).joined(separator: ", "), attribution: attribution, address: address,
      boxes: cities.map(\.mapBox))
    return cached(list.reply, maps)
  }

  /// The city that is named, else all.
  private static func cities(_ asked: APICall, _ parameters: Parameters) throws(Problem) -> [ServedCity] {
    guard parameters.items["city"] != nil else { return asked.service.roster.current.all }
    return [try asked.city(parameters, at: nil)]
  }

  private static func maps(_ cities: [ServedCity]) throws(Problem) -> [TiledMap] {
    do throws(BrisaError) {
      var maps: [TiledMap] = []
      for city in cities { maps.append(try city.engine.baseMap()) }
      return maps
    } catch {
      throw Problem(error)
    }
  }

  /// Who must be named, each once.
  private static func attribution(_ cities: [ServedCity]) throws(Problem) -> [String] {
    var names: [String] = []
    do throws(BrisaError) {
      for city in cities {
        let stated = try city.engine.network().metadata.attribution
        let name = city.configuration.streetsAttribution ?? stated
        if !names.contains(name) { names.append(name) }
      }
    } catch {
      throw Problem(error)
    }
    return names
  }

  private static func key(_ tile: TileAddress, _ cities: [ServedCity], _ maps: [TiledMap]) -> TileCache.Key {
    TileCache.Key(city: cities.map(\.id).joined(separator: " "), stamp: stamp(maps), layer: layer, tile: tile)
  }

  private static func stamp(_ maps: [TiledMap]) -> String { maps.map(\.stamp).joined(separator: "-") }

  private static func reply(_ bytes: [UInt8], _ maps: [TiledMap]) -> Reply {
    cached(
      Reply(
        status: bytes.isEmpty ? 204 : 200, contentType: "application/vnd.mapbox-vector-tile", body: bytes), maps)
  }

  private static func cached(_ reply: Reply, _ maps: [TiledMap]) -> Reply {
    reply.adding("ETag", "\"\(layer)-\(stamp(maps))\"").adding("Cache-Control", "public, max-age=\(freshSeconds)")
  }
}

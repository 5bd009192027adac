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

  /// One tile: empty, and status 204, where nothing is on it.
  /// - Throws: ``Problem``.
  static func tile(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofTile)
    let tile = try TilePath.tile(asked.path, zooms: TileFrame.zooms, ending: "mvt")
    let base = BaseTile(tile, of: try cities(asked, parameters), cache: asked.service.tiles)
    if let kept = base.kept { return reply(kept) }
    return try await asked.inTurn(.tiles) { () async throws(Problem) in
      do throws(BrisaError) {
        return reply(try base.made())
      } catch {
        throw Problem(error)
      }
    }
  }

  /// The TileJSON.
  /// - Throws: ``Problem``.
  static func list(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofList)
    let cities = try cities(asked, parameters)
    try checkMaps(cities)
    let ofCity = parameters.items["city"] == nil ? "" : cities.first?.query ?? ""
    let address = try TilePath.address(parameters, of: "base/{z}/{x}/{y}.mvt\(ofCity)", below: "/tiles/")
    let attribution = try attribution(cities)
    let list = BaseTileJSON(
      name: cities.map(\.configuration.name).joined(separator: ", "), attribution: attribution, address: address,
      boxes: cities.map(\.mapBox))
    // Without a tag: names and who must be named change with the configuration, and the maps do not.
    return fresh(list.reply)
  }

  /// The city that is named, else all.
  private static func cities(_ asked: APICall, _ parameters: Parameters) throws(Problem) -> [ServedCity] {
    guard parameters.items["city"] != nil else { return asked.service.roster.current.all }
    return [try asked.city(parameters, at: nil)]
  }

  /// - Throws: ``Problem`` where no city's map can be read.
  private static func checkMaps(_ cities: [ServedCity]) throws(Problem) {
    do throws(BrisaError) {
      _ = try BaseTile.maps(of: cities)
    } catch {
      throw Problem(error)
    }
  }

  /// Who must be named, each once.
  private static func attribution(_ cities: [ServedCity]) throws(Problem) -> [String] {
    var names: [String] = []
    do throws(BrisaError) {
      for city in cities {
        let name = city.configuration.attribution(ofStreets: try city.engine.network())
        if !names.contains(name) { names.append(name) }
      }
    } catch {
      throw Problem(error)
    }
    return names
  }

  private static func reply(_ shown: BaseTile.Shown) -> Reply {
    let tile = shown.tile
    let reply = Reply(
      status: tile.bytes.isEmpty ? 204 : 200, contentType: "application/vnd.mapbox-vector-tile", body: tile.bytes,
      packed: tile.packed)
    return fresh(reply.adding("ETag", "\"\(BaseTile.layer)-\(shown.stamp)\""))
  }

  private static func fresh(_ reply: Reply) -> Reply {
    reply.adding("Cache-Control", "public, max-age=\(freshSeconds)")
  }
}

internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Publishing
internal import Reports
internal import Setup
internal import Trips

/// `/tiles/air/…`: the air of an hour as tiles for web maps, painted when they are asked for, and their TileJSON.
enum TileEndpoints {
  static let ofTile: Set<String> = ["city"]
  static let ofList: Set<String> = ["city", "address"]

  /// The zooms that are painted; at the deepest a pixel is half a metre.
  static let zooms = 0...18

  /// Seconds for which a client need not ask again: hours of late change with new readings, those long gone hardly.
  private static let (freshSeconds, goneSeconds) = (60, 3600)
  private static let goneAfterSeconds = 24.0 * 3600

  /// One tile.
  /// - Throws: ``Problem``.
  static func tile(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofTile)
    let tile = try TilePath.tile(asked.path, zooms: zooms, ending: "png")
    let layer = try layer(asked.path)
    try checkHour(asked.path)
    let city = try city(asked, parameters, tile)
    let wanted = WantedTile(
      tile: tile, layer: layer, city: city, hour: try hour(asked.path, city.configuration, asked.service.clock.now))
    // What is kept waits for nobody.
    if let hours = try? city.engine.hours(), await hours.ready.contains(wanted.hour),
      let hour = try? await hours.hour(at: wanted.hour), let kept = asked.service.tiles[wanted.key(hour)]
    {
      return try reply(kept.bytes, hour, asked)
    }
    return try await asked.inTurn(.tiles) { () async throws(Problem) in
      let (png, hour) = try await painted(wanted, asked.service.tiles)
      return try reply(png, hour, asked)
    }
  }

  /// The TileJSON of a layer and hour.
  /// - Throws: ``Problem``.
  static func list(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofList)
    let layer = try layer(asked.path)
    try checkHour(asked.path)
    let city = try asked.city(parameters, at: nil)
    let start = try hour(asked.path, city.configuration, asked.service.clock.now)
    let address = try address(parameters, asked, of: layer, from: start, in: city)
    do throws(BrisaError) {
      let hour = try await city.engine.hours().hour(at: start)
      let tiles = try AirTiles(layer, air: hour.air, city: hour.city, graph: hour.graph)
      let text = try tiles.json(zooms: zooms, address: address, language: asked.language)
      return cached(.json(text: text), hour, asked, as: "\(hour.stamp)-\(asked.language.rawValue)")
    } catch {
      throw Problem(error)
    }
  }

  /// A tile that is asked for.
  private struct WantedTile: Sendable {
    let tile: TileAddress
    let layer: TileLayer
    let city: ServedCity
    /// Start of the hour.
    let hour: Date

    func key(_ hour: HourSnapshot) -> TileCache.Key {
      TileCache.Key(city: city.id, stamp: hour.stamp, layer: layer.word, tile: tile)
    }
  }

  private static func painted(
    _ wanted: WantedTile, _ cache: TileCache
  ) async throws(Problem) -> (png: [UInt8], hour: HourSnapshot) {
    do throws(BrisaError) {
      let hour = try await wanted.city.engine.hours().hour(at: wanted.hour)
      let key = wanted.key(hour)
      if let kept = cache[key] { return (kept.bytes, hour) }
      let tiles = try AirTiles(wanted.layer, air: hour.air, city: hour.city, graph: hour.graph)
      let png = try tiles.png(wanted.tile).map { Array($0) } ?? []
      cache.keep(.picture(png), as: key)
      return (png, hour)
    } catch {
      throw Problem(error)
    }
  }

  private static func reply(_ png: [UInt8], _ hour: HourSnapshot, _ asked: APICall) throws(Problem) -> Reply {
    guard !png.isEmpty else { throw nothingThere }
    return cached(Reply(contentType: "image/png", body: png), hour, asked, as: "\(hour.stamp)")
  }

  private static let nothingThere = Problem(
    404, "no-tile",
    "This tile would be transparent throughout: no air is known there, or the city is too small at this zoom.")

  /// A reply with a tag, the hour, and how long it serves.
  private static func cached(_ reply: Reply, _ hour: HourSnapshot, _ asked: APICall, as tag: String) -> Reply {
    let start = hour.air.fields.hour
    let isGone = asked.path["hour"] != nowWord && asked.service.clock.now.timeIntervalSince(start) > goneAfterSeconds
    return reply.adding("ETag", "\"\(tag)\"").adding("X-Air-Time", TimeText.format(start, zone: .gmt))
      .adding("Cache-Control", "public, max-age=\(isGone ? goneSeconds : freshSeconds)")
  }

  /// What stands for the hour of now in a path.
  private static let nowWord = "now"

  private static func layer(_ path: PathValues) throws(Problem) -> TileLayer {
    if let layer = TileLayer(word: path["layer"]) { return layer }
    let words = TileLayer.all.map(\.word).joined(separator: ", ")
    throw Problem(404, "bad-argument", "There is no such layer: take one of \(words).")
  }

  /// An address that is kept names an hour: none that on another day means another.
  private static func checkHour(_ path: PathValues) throws(Problem) {
    let text = path["hour"]
    guard text == nowWord || (text.utf8.count <= 32 && text.contains("T") && text.first?.isNumber == true) else {
      throw Problem(400, "bad-time", "The hour of a tile is now, or a time like 2026-03-02T08:00Z.")
    }
  }

  /// The start of the hour: that of now, or one by its date and time.
  private static func hour(_ path: PathValues, _ city: CityConfiguration, _ now: Date) throws(Problem) -> Date {
    let text = path["hour"]
    if text == nowWord { return now.startOfHour }
    do throws(BrisaError) {
      return try MomentText.date(text, zone: city.timeZone, now: now).startOfHour
    } catch {
      throw Problem(error)
    }
  }

  /// The city that is named, else the first of which the tile shows a part.
  private static func city(
    _ asked: APICall, _ parameters: Parameters, _ tile: TileAddress
  ) throws(Problem) -> ServedCity {
    let isNamed = parameters.items["city"] != nil
    let cities = isNamed ? [try asked.city(parameters, at: nil)] : asked.service.roster.current.all
    guard let city = cities.first(where: { $0.mapBox.intersects(tile.box) }) else { throw nothingThere }
    return city
  }

  /// The address of the tiles of a TileJSON: where the client says that it finds them, else relative to the TileJSON.
  private static func address(
    _ parameters: Parameters, _ asked: APICall, of layer: TileLayer, from start: Date, in city: ServedCity
  ) throws(Problem) -> String {
    let hour = asked.path["hour"] == nowWord ? nowWord : TimeText.format(start, zone: .gmt).replacing(":", with: "%3A")
    let ofCity = asked.service.roster.current.all.count > 1 ? city.query : ""
    let tiles = "\(hour)/{z}/{x}/{y}.png\(ofCity)"
    return try TilePath.address(parameters, of: tiles, below: "/tiles/air/\(layer.word)/")
  }
}

import CityTestSupport
import Foundation
import Geo
import Planner
import Reports
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("The base map as tiles")
struct BaseTileTests {
  private static let middle = TileAddress(zoom: 14, holding: Coordinate(latitude: 39.470, longitude: -0.370))

  private static func path(_ tile: TileAddress) -> String { "/tiles/base/\(tile.zoom)/\(tile.x)/\(tile.y).mvt" }

  private func header(_ name: String, _ reply: Reply) -> String? { reply.headers.first { $0.name == name }?.value }

  @Test("are vector tiles that name their state, and are kept")
  func tile() async throws {
    let village = try ServedVillage()
    let reply = await village.get(Self.path(Self.middle))
    #expect(reply.status == 200 && reply.contentType == "application/vnd.mapbox-vector-tile")
    // The first field of a tile is a layer.
    #expect(reply.body.first == 0x1A && reply.text.contains("Road") && reply.text.contains("streets"))
    #expect(header("ETag", reply)?.hasPrefix("\"base-") == true)
    #expect(header("Cache-Control", reply) == "public, max-age=3600")
    #expect(reply.route == "/tiles/base/{z}/{x}/{y}.mvt")
    let bytes = village.state.tiles.bytes
    #expect(bytes > reply.body.count)
    #expect(await village.get(Self.path(Self.middle) + "?city=village").body == reply.body)
    #expect(village.state.tiles.bytes == bytes)
  }

  @Test("of several cities show those whose maps can be read")
  func brokenCity() throws {
    let (whole, broken) = (try ServedVillage(), try ServedVillage())
    let network = try #require(broken.city.engine.city.network)
    try Data("no map".utf8).write(to: URL(fileURLWithPath: network))
    let cities = whole.state.roster.current.all + broken.state.roster.current.all
    #expect(try BaseTile.maps(of: cities).count == 1)
    #expect(throws: BrisaError.self) { try BaseTile.maps(of: broken.state.roster.current.all) }
  }

  @Test("are empty, with status 204, where nothing is")
  func empty() async throws {
    let village = try ServedVillage()
    for path in ["/tiles/base/14/1/1.mvt", "/tiles/base/8/0/0.mvt"] {
      let reply = await village.get(path)
      #expect(reply.status == 204 && reply.body.isEmpty)
    }
  }

  @Test("have a TileJSON with their layers, whose addresses are relative to it, or begin with the one that is given")
  func list() async throws {
    let village = try ServedVillage()
    let reply = await village.get("/tiles/base.json")
    let json = reply.json
    // What it is called and who must be named are no state of the map.
    #expect(header("Cache-Control", reply) == "public, max-age=3600" && header("ETag", reply) == nil)
    #expect(json["tilejson"] == .text("3.0.0") && json["minzoom"] == .number(8) && json["maxzoom"] == .number(14))
    #expect(json["tiles"] == .array([.text("base/{z}/{x}/{y}.mvt")]) && json["bounds"].array?.count == 4)
    #expect(json["attribution"].text?.contains("OpenStreetMap") == true)
    let layers = json["vector_layers"].array?.compactMap { $0["id"].text }
    #expect(layers == ["landuse", "water", "buildings", "rail", "streets", "places"])
    let far = await village.get("/tiles/base.json?address=https://air.example.org/&city=village").json
    #expect(far["tiles"][0] == .text("https://air.example.org/tiles/base/{z}/{x}/{y}.mvt?city=village"))
  }

  @Test("of several cities start in the first")
  func start() throws {
    let boxes = [
      BoundingBox(west: 24.9, south: 60.1, east: 25, north: 60.2),
      BoundingBox(west: 7.3, south: 43.7, east: 7.5, north: 43.8),
    ]
    let json = BaseTileJSON(name: "Two", attribution: [], address: "base/{z}/{x}/{y}.mvt", boxes: boxes).reply.json
    #expect(json["bounds"].array?.map(\.number) == [7.3, 43.7, 25, 60.2])
    let center = json["center"].array?.compactMap(\.number) ?? []
    let alone = BaseTileJSON(name: "One", attribution: [], address: "", boxes: [boxes[0]]).reply.json["center"]
    #expect(center.count == 3 && json["center"] == alone, "\(center)")
  }

  @Test(
    "are refused with a problem where the address is none",
    arguments: [
      ("/tiles/base/15/1/1.mvt", 400, "bad-argument"), ("/tiles/base/7/1/1.mvt", 400, "bad-argument"),
      ("/tiles/base/8/256/0.mvt", 400, "bad-argument"), ("/tiles/base/8/-1/0.mvt", 400, "bad-argument"),
      ("/tiles/base/8/0/0x1.mvt", 400, "bad-argument"), ("/tiles/base/8/0/0.png", 404, "no-such-question"),
      ("/tiles/base/8/0/.mvt", 404, "no-such-question"), ("/tiles/base/8/0/0.mvt?city=atlantis", 404, "no-city"),
      ("/tiles/base/8/0/0.mvt?x=1", 400, "bad-argument"), ("/tiles/base.json?address=ftp://a", 400, "bad-argument"),
    ])
  func problems(_ address: String, _ status: Int, _ code: String) async throws {
    let reply = try await ServedVillage().get(address)
    #expect(reply.status == status && reply.json["code"] == .text(code), "\(reply.text)")
  }

  @Test("hold no more memory than their limit")
  func bounded() async throws {
    var limits = ServiceLimits()
    limits.tileBytes = 2048
    let village = try ServedVillage(limits: limits)
    for x in -4...4 {
      let tile = TileAddress(zoom: 14, x: Self.middle.x + x, y: Self.middle.y)
      _ = await village.get(Self.path(tile))
      #expect(village.state.tiles.bytes <= 2048)
    }
  }
}

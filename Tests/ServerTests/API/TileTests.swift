import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Planner
import Publishing
import Reports
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("Air as tiles")
struct TileTests {
  /// The tile of zoom 14 in the middle of the village.
  private static let middle = TileAddress(zoom: 14, holding: Coordinate(latitude: 39.470, longitude: -0.370))

  private static func path(_ tile: TileAddress, _ layer: String = "no2", _ hour: String = "now") -> String {
    "/tiles/air/\(layer)/\(hour)/\(tile.zoom)/\(tile.x)/\(tile.y).png"
  }

  private func header(_ name: String, _ reply: Reply) -> String? { reply.headers.first { $0.name == name }?.value }

  @Test("are pictures of 256 pixels that name their state of the hour")
  func picture() async throws {
    let village = try ServedVillage()
    let reply = await village.get(Self.path(Self.middle))
    #expect(reply.status == 200 && reply.contentType == "image/png")
    #expect(reply.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The size in the first chunk of the file.
    #expect(Array(reply.body[16..<24]) == [0, 0, 1, 0, 0, 0, 1, 0])
    #expect(header("ETag", reply)?.isEmpty == false && header("Cache-Control", reply) == "public, max-age=60")
    #expect(reply.route == "/tiles/air/{layer}/{hour}/{z}/{x}/{y}.png")
  }

  @Test("are to the last byte what a run of tiles writes", arguments: [Pollutant.no2, nil])
  func sameAsRun(_ pollutant: Pollutant?) async throws {
    let village = try ServedVillage()
    let folder = try TemporaryFolder()
    _ = try await village.city.engine.tiles(
      TilesQuestion(
        moment: village.city.clock.now, zooms: 14...14, pollutant: pollutant, folder: folder.path("tiles")))
    let file = try Data(
      contentsOf: folder.url.appending(path: "tiles/14/\(Self.middle.x)/\(Self.middle.y).png"))
    #expect(await village.get(Self.path(Self.middle, pollutant?.rawValue ?? "index")).body == Array(file))
  }

  @Test(
    "show no chance of exceedance of an hour that was not measured",
    arguments: [Reading.Kind.observed, .forecast(issued: FakeCity.hour)])
  func chance(kind: Reading.Kind) async throws {
    let village = try ServedVillage(
      answering: FakeFeed { _ in (-24...24).map { FakeCity.reading(20, hours: $0, kind: kind) } })
    let picture = await village.get(Self.path(Self.middle, "no2-exceedance"))
    let list = await village.get("/tiles/air/no2-exceedance/now.json")
    #expect(picture.status == (kind == .observed ? 200 : 404) && list.status == picture.status, "\(list.text)")
    #expect(await village.get(Self.path(Self.middle, "no2-sigma")).status == 200)
  }

  @Test("show one where a calibration has learnt how far older hours are off that stand in")
  func chanceOfOlderHour() async throws {
    var random = SeededRandom(seed: 5)
    let readings = (1 - 24 * 40...0).flatMap { hour in
      let level = Double.random(in: 15...45, using: &random)
      return (0..<7).map { station in
        let place = Coordinate(latitude: 39.47, longitude: -0.385 + 0.005 * Double(station))
        return FakeCity.reading(
          level * .random(in: 0.8...1.2, using: &random), hours: hour, station: "s\(station)", at: place)
      }
    }
    let known = try FakeCity([FakeFeed { _ in readings }])
    _ = try await known.engine.collect(from: FakeCity.hour - 40 * 86_400, to: FakeCity.hour + 3600)
    let file = known.folder.path("calibration.json")
    _ = try await known.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    for isCalibrated in [false, true] {
      let village = try ServedVillage(answering: FakeFeed { _ in readings }) { city in
        city.archive = known.folder.path("air.sqlite")
        city.fieldMethod = .auto
        city.calibration = isCalibrated ? CalibrationPlace(path: file, isNamed: true) : nil
      }
      village.city.clock.advance(hours: 1)
      let picture = await village.get(Self.path(Self.middle, "no2-exceedance"))
      #expect(picture.status == (isCalibrated ? 200 : 404), "\(picture.text)")
    }
  }

  @Test("are painted once for a state of the hour, and the same for each word that names the hour")
  func cache() async throws {
    let village = try ServedVillage()
    let now = await village.get(Self.path(Self.middle))
    let bytes = village.state.tiles.bytes
    #expect(bytes > now.body.count)
    let hour = TimeText.format(village.city.clock.now.startOfHour, zone: .gmt)
    for word in [hour, hour.replacing(":", with: "%3A")] {
      #expect(await village.get(Self.path(Self.middle, "no2", word)).body == now.body)
    }
    #expect(village.state.tiles.bytes == bytes)
    let index = await village.get(Self.path(Self.middle, "index"))
    #expect(index.status == 200 && index.body != now.body && village.state.tiles.bytes > bytes)
  }

  @Test("have a TileJSON whose addresses are relative to it, or begin with the one that is given")
  func list() async throws {
    let village = try ServedVillage()
    let json = await village.get("/tiles/air/no2/now.json").json
    #expect(json["tilejson"] == .text("3.0.0") && json["minzoom"] == .number(0) && json["maxzoom"] == .number(18))
    #expect(json["tiles"] == .array([.text("now/{z}/{x}/{y}.png")]))
    #expect(json["brisa"]["layer"] == .text("no2") && json["bounds"].array?.count == 4)
    let far = await village.get("/tiles/air/index/now.json?address=https://air.example.org/")
    #expect(far.json["tiles"][0] == .text("https://air.example.org/tiles/air/index/now/{z}/{x}/{y}.png"))
    #expect(far.json["brisa"]["isPartial"] == .boolean(true))
  }

  @Test("have a middle in the TileJSON that is told to five decimals")
  func center() async throws {
    let village = try ServedVillage(map: ServedVillage.map.replacing("39.472", with: "39.4720003"))
    let center = await village.get("/tiles/air/no2/now.json").json["center"].array ?? []
    #expect(Array(center.prefix(2)) == [.number(-0.37), .number(39.4685)])
  }

  @Test("show how far the air is known, with a legend of its own", arguments: DoubtLayer.Kind.allCases)
  func doubts(_ kind: DoubtLayer.Kind) async throws {
    let village = try ServedVillage()
    let layer = DoubtLayer(kind, of: .no2).word
    let air = await village.get(Self.path(Self.middle))
    let reply = await village.get(Self.path(Self.middle, layer))
    #expect(reply.status == 200 && reply.contentType == "image/png" && reply.body != air.body, "\(reply.text)")
    #expect(await village.get(Self.path(Self.middle, layer)).body == reply.body)
    let json = await village.get("/tiles/air/\(layer)/now.json").json["brisa"]
    #expect(json["layer"] == .text(layer) && json["unit"] == .text(kind == .sigma ? "µg/m³" : "%"))
    let bands = try #require(json["bands"].array)
    #expect(bands.count == 6 && Set(bands.compactMap { $0["color"].text }).count == 6)
    let bounds = bands.compactMap { $0["upTo"].number }
    #expect(bounds == (kind == .sigma ? [2.5, 5, 7.5, 10, 15] : [5, 20, 50, 80, 95]))
    #expect(await village.get("/tiles/air/so2-\(kind.rawValue)/now.json").status != 200)
  }

  @Test(
    "are refused with a problem where the address is none, and nothing is there outside the city",
    arguments: [
      ("/tiles/air/mud/now/14/1/1.png", 404, "bad-argument"), ("/tiles/air/no2/never/14/1/1.png", 400, "bad-time"),
      ("/tiles/air/no2/tomorrow/14/1/1.png", 400, "bad-time"), ("/tiles/air/no2/now/19/1/1.png", 400, "bad-argument"),
      ("/tiles/air/no2/now/2/4/0.png", 400, "bad-argument"), ("/tiles/air/no2/now/2/-1/0.png", 400, "bad-argument"),
      ("/tiles/air/no2/now/2/0/0x1.png", 400, "bad-argument"),
      ("/tiles/air/no2/now/2/0/0.jpg", 404, "no-such-question"),
      ("/tiles/air/no2/now/2/0/.png", 404, "no-such-question"), ("/tiles/air/no2/now/14/1/1.png", 404, "no-tile"),
      ("/tiles/air/so2/now.json", 404, "no-air"), ("/tiles/air/no2/now.json?address=ftp://a", 400, "bad-argument"),
      ("/tiles/air/..%2F..%2Fetc/now/1/0/0.png", 404, "bad-argument"),
      ("/tiles/air/no2/now/14/1/1.png?city=atlantis", 404, "no-city"),
    ])
  func problems(_ address: String, _ status: Int, _ code: String) async throws {
    let reply = try await ServedVillage().get(address)
    #expect(reply.status == status && reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.contentType.hasPrefix("application/problem+json"))
  }

  @Test("hold no more memory than their limit, which the status shows, at every zoom")
  func bounded() async throws {
    var limits = ServiceLimits()
    limits.tileBytes = 8192
    let village = try ServedVillage(limits: limits)
    #expect(await village.get("/v1/status").json["limits"]["tileBytes"] == .number(8192))
    var painted = 0
    for zoom in TileEndpoints.zooms {
      let tile = TileAddress(zoom: zoom, holding: Coordinate(latitude: 39.470, longitude: -0.370))
      let reply = await village.get(Self.path(tile))
      painted += reply.status == 200 ? 1 : 0
      #expect(village.state.tiles.bytes <= 8192)
    }
    // At the zooms of whole countries the village is smaller than a pixel.
    #expect(painted >= 8)
  }
}

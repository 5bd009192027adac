import CityTestSupport
import Geo
import Reports
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("OSRM's tile")
struct OSRMTileTests {
  private static func path(_ zoom: Int, _ profile: String = "foot") -> String {
    let tile = TileAddress(zoom: zoom, holding: Coordinate(latitude: 39.470, longitude: -0.370))
    return "/tile/v1/\(profile)/tile(\(tile.x),\(tile.y),\(zoom)).mvt"
  }

  @Test("has the streets with what they cost and the air along them, and names the air's state")
  func streets() async throws {
    let reply = try await ServedVillage().get(Self.path(14))
    #expect(reply.status == 200 && reply.contentType == "application/x-protobuf")
    for word in ["speeds", "weight", "duration", "is_small", "rate", "pollution", "osmnodes", "Road"] {
      #expect(reply.text.contains(word), "\(word)")
    }
    #expect(reply.headers.contains { $0.name == "ETag" })
    #expect(reply.route == "/tile/v1")
  }

  @Test("over several cities names no state, as the air of one may change and that of the other not")
  func cities() async throws {
    let (village, hamlet) = (try ServedVillage(), try ServedVillage { $0.name = "Hamlet" })
    let all = village.state.roster.current.all + hamlet.state.roster.current.all
    village.state.roster.replace(with: ServedCities(all: all))
    func isTagged(_ village: ServedVillage) async -> Bool {
      await village.get(Self.path(14)).headers.contains { $0.name == "ETag" }
    }
    #expect(await !isTagged(village))
    #expect(await isTagged(hamlet))
  }

  @Test("has turns from zoom 15 on", arguments: [(12, false), (14, false), (15, true), (16, true)])
  func turns(_ zoom: Int, _ hasTurns: Bool) async throws {
    let reply = try await ServedVillage().get(Self.path(zoom))
    #expect(reply.text.contains("bearing_in") == hasTurns)
  }

  @Test("is empty where no street is")
  func empty() async throws {
    let reply = try await ServedVillage().get("/tile/v1/foot/tile(1,1,12).mvt")
    #expect(reply.status == 200 && reply.body.isEmpty)
  }

  @Test(
    "of an address that is none is OSRM's code, with a message",
    arguments: [
      ("tile(1,1,11).mvt", "InvalidOptions"), ("tile(1,1,20).mvt", "InvalidOptions"),
      ("tile(16384,1,14).mvt", "InvalidOptions"), ("tile(1,16384,14).mvt", "InvalidOptions"),
      ("tile(1,1,99999999999999999999).mvt", "InvalidQuery"), ("tile(-1,1,14).mvt", "InvalidQuery"),
      ("tile(+1,1,14).mvt", "InvalidQuery"), ("tile(1,1).mvt", "InvalidQuery"), ("tile(,,).mvt", "InvalidQuery"),
      ("tile().mvt", "InvalidQuery"), ("tile(1,1,14)", "InvalidQuery"), ("tile(1,1,14).mvt?by=no2", "InvalidQuery"),
      ("1,1", "InvalidQuery"),
    ])
  func errors(_ name: String, _ code: String) async throws {
    let reply = try await ServedVillage().get("/tile/v1/foot/\(name)")
    #expect(reply.status == 400 && reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.json["message"].text?.isEmpty == false)
  }

  @Test("takes no body")
  func body() async throws {
    #expect(try await ServedVillage().post("/tile/v1/foot", "{}").json["code"] == .text("NotImplemented"))
  }
}

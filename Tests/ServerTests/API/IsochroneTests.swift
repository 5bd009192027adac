import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("Areas that are reached")
struct IsochroneTests {
  private static let place = "lat=39.470&lon=-0.370"

  @Test("grow with their limits, and hold the place")
  func areas() async throws {
    let village = try ServedVillage()
    let json = await village.get("/v1/isochrone?\(Self.place)&minutes=2,5,8").json
    let features = try #require(json["features"].array)
    #expect(features.map { $0["properties"]["value"] } == [.number(2), .number(5), .number(8)])
    let areas = features.map { Self.area($0) }
    #expect(areas[0] > 0 && areas[0] < areas[1] && areas[1] < areas[2], "\(areas)")
  }

  @Test("of a dose are those of minutes where the air is the same everywhere")
  func dose() async throws {
    let village = try ServedVillage()
    // 20 µg/m³ × 1.2 m³/h × 5 min = 2 µg.
    let dose = await village.get("/v1/isochrone?\(Self.place)&dose=2ug&by=no2").json["features"][0]
    let minutes = await village.get("/v1/isochrone?\(Self.place)&minutes=5").json["features"][0]
    #expect(abs(Self.area(dose) / Self.area(minutes) - 1) < 0.02)
    #expect(dose["properties"]["unit"] == .text("ug"))
  }

  @Test("of a dose name the air that they are of, and those of minutes none")
  func air() async throws {
    let village = try ServedVillage()
    let dose = await village.get("/v1/isochrone?\(Self.place)&dose=2ug&by=no2")
    #expect(dose.json["air"]["attribution"] == .array([.text("Owner of feed (none)")]), "\(dose.text)")
    #expect(dose.json["air"]["time"].text?.hasPrefix("2026-03-02T08:00") == true && dose.json["notices"].array != nil)
    for name in ["ETag", "X-Air-Time", "Age"] { #expect(dose.headers.contains { $0.name == name }) }
    let minutes = await village.get("/v1/isochrone?\(Self.place)&minutes=5")
    #expect(minutes.json["air"] == .null && !minutes.headers.contains { $0.name == "X-Air-Time" })
  }

  @Test(
    "are refused without one limit of a kind",
    arguments: [
      "", "&minutes=5&meters=100", "&minutes=0", "&minutes=x", "&minutes=0x5", "&minutes=1,2,3,4,5,6,7", "&minutes=500",
      "&dose=5", "&dose=5&by=mix", "&minutes=5&by=no2", "&minutes=5&of=best",
    ])
  func refusals(_ options: String) async throws {
    #expect(try await ServedVillage().get("/v1/isochrone?\(Self.place)\(options)").status == 400)
  }

  @Test("need a street near by")
  func offNetwork() async throws {
    let reply = try await ServedVillage().get("/v1/isochrone?lat=39.49&lon=-0.34&minutes=5")
    #expect(reply.status == 404 && reply.json["code"] == .text("off-network"))
  }

  /// The area of a feature in square degrees, holes taken away.
  private static func area(_ feature: JSONValue) -> Double {
    (feature["geometry"]["coordinates"].array ?? []).reduce(0) { sum, polygon in
      sum
        + (polygon.array ?? []).enumerated().reduce(0) { $0 + ($1.offset == 0 ? 1 : -1) * Self.ring($1.element) }
    }
  }

  private static func ring(_ ring: JSONValue) -> Double {
    let points = (ring.array ?? []).map { ($0[0].number ?? .nan, $0[1].number ?? .nan) }
    return abs(zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.0 * $1.1.1 - $1.1.0 * $1.0.1 }) / 2
  }
}

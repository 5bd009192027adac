import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("OSRM's trip")
struct OSRMTripTests {
  /// From west to east along Road, and one on Lane, in no good order.
  private static let stops = "-0.379,39.470;-0.361,39.470;-0.370,39.466;-0.374,39.470"

  @Test("visits each stop once, in the cheapest order, and says which turn each has")
  func order() async throws {
    let json = try await ServedVillage().get(
      "/trip/v1/foot/\(Self.stops)?roundtrip=false&source=first&label=fastest"
    ).json
    #expect(json["code"] == .text("Ok"))
    // West, the one between, Lane, east.
    #expect(json["waypoints"].array?.map { $0["waypoint_index"] } == [0, 3, 2, 1].map { .number($0) })
    #expect(json["waypoints"].array?.map { $0["trips_index"] } == [0, 0, 0, 0].map { .number($0) })
    #expect(json["trips"].array?.count == 1 && json["trips"][0]["legs"].array?.count == 3)
  }

  @Test("comes back where it is a round trip, and may begin and end as it is asked to")
  func ends() async throws {
    let village = try ServedVillage()
    for round in [true, false] {
      for source in ["any", "first"] {
        for destination in ["any", "last"] {
          let json = await village.get(
            "/trip/v1/foot/\(Self.stops)?roundtrip=\(round)&source=\(source)&destination=\(destination)"
          ).json
          let turns = json["waypoints"].array?.map { $0["waypoint_index"] } ?? []
          #expect(json["trips"][0]["legs"].array?.count == (round ? 4 : 3))
          #expect(turns.count == 4)
          if source == "first" { #expect(turns.first == .number(0)) }
          if destination == "last" { #expect(turns.last == .number(3)) }
        }
      }
    }
  }

  @Test("has the figures of the route over the stops in that order, by every label")
  func figures() async throws {
    let village = try ServedVillage()
    for label in ["fastest", "balanced", "cleanest"] {
      let trip = await village.get(
        "/trip/v1/foot/\(Self.stops)?roundtrip=false&source=first&label=\(label)&steps=true&overview=full"
      ).json
      var ordered = [String](repeating: "", count: 4)
      for (stop, waypoint) in zip(Self.stops.split(separator: ";"), trip["waypoints"].array ?? []) {
        ordered[Int(waypoint["waypoint_index"].number ?? 0)] = String(stop)
      }
      let route = await village.get(
        "/route/v1/foot/\(ordered.joined(separator: ";"))?label=\(label)&steps=true&overview=full"
      ).json
      #expect(trip["trips"][0] == route["routes"][0])
    }
  }

  @Test("has the least weight of all orders")
  func weight() async throws {
    let village = try ServedVillage()
    let stops = Self.stops.split(separator: ";").map(String.init)
    let trip = await village.get("/trip/v1/foot/\(Self.stops)?roundtrip=true").json["trips"][0]
    for (second, third, fourth) in [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)] {
      let line = [0, second, third, fourth, 0].map { stops[$0] }.joined(separator: ";")
      let route = await village.get("/route/v1/foot/\(line)").json["routes"][0]
      #expect((trip["weight"].number ?? .infinity) <= (route["weight"].number ?? 0) + 0.11)
    }
  }

  @Test(
    "of what cannot be answered is OSRM's code, with a message",
    arguments: [
      ("/trip/v1/foot/-0.379,39.470", "InvalidOptions"),
      ("/trip/v1/foot/\(stops)?source=last", "InvalidQuery"),
      ("/trip/v1/foot/\(stops)?destination=first", "InvalidQuery"),
      ("/trip/v1/foot/\(stops)?roundtrip=maybe", "InvalidQuery"),
      ("/trip/v1/foot/\(stops)?alternatives=true", "InvalidQuery"),
      ("/trip/v1/foot/\(stops);-0.361,39.600", "NoSegment"),
      ("/trip/v1/foot/" + String(repeating: "-0.379,39.470;", count: 100) + "-0.379,39.470", "TooBig"),
    ])
  func errors(_ address: String, _ code: String) async throws {
    let reply = try await ServedVillage().get(address)
    #expect(reply.status == 400)
    #expect(reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.json["message"].text?.isEmpty == false)
  }

  @Test("is no trip where no way leads on, and takes no body")
  func noTrips() async throws {
    let island = """
      <node id="31" lat="39.470" lon="-0.330"/><node id="32" lat="39.470" lon="-0.320"/>
      <way id="4"><nd ref="31"/><nd ref="32"/><tag k="highway" v="residential"/></way></osm>
      """
    let village = try ServedVillage(map: ServedVillage.map.replacing("</osm>", with: island))
    let reply = await village.get("/trip/v1/foot/\(Self.stops);-0.325,39.470")
    #expect(reply.json["code"] == .text("NoTrips"), "\(reply.text)")
    #expect(await village.post("/trip/v1/foot", "{}").json["code"] == .text("NotImplemented"))
  }
}

import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("OSRM's match")
struct OSRMMatchTests {
  /// Along Road to the east, then down Lane, some metres beside both.
  private static let track =
    "-0.37600,39.47003;-0.37400,39.46998;-0.37200,39.47002;-0.37002,39.46950;-0.36998,39.46800;-0.37001,39.46650"

  @Test("finds the streets of a track, and where on them its places were")
  func streets() async throws {
    let json = try await ServedVillage().get("/match/v1/foot/\(Self.track)?steps=true&overview=full").json
    #expect(json["code"] == .text("Ok"))
    #expect(json["matchings"].array?.count == 1)
    let matching = json["matchings"][0]
    #expect(matching["legs"].array?.count == 5)
    let names = (matching["legs"].array ?? []).flatMap { $0["steps"].array ?? [] }.map { $0["name"] }
    #expect(Set(names) == [.text("Road"), .text("Lane")])
    #expect((0.9...1).contains(matching["confidence"].number ?? 0))
    let tracepoints = try #require(json["tracepoints"].array)
    #expect(tracepoints.map { $0["waypoint_index"] } == (0...5).map { .number(Double($0)) })
    #expect(tracepoints.map { $0["name"] } == (0...5).map { .text($0 < 3 ? "Road" : "Lane") })
    for tracepoint in tracepoints {
      #expect(tracepoint["matchings_index"] == .number(0) && tracepoint["alternatives_count"] == .number(0))
      #expect((tracepoint["distance"].number ?? .infinity) < 5)
    }
  }

  @Test("has the figures of the fastest route over those places")
  func figures() async throws {
    let village = try ServedVillage()
    let match = await village.get("/match/v1/foot/\(Self.track)").json
    let places = (match["tracepoints"].array ?? []).map { tracepoint in
      "\(tracepoint["location"][0].number ?? 0),\(tracepoint["location"][1].number ?? 0)"
    }
    let route = await village.get("/route/v1/foot/\(places.joined(separator: ";"))?label=fastest").json["routes"][0]
    for key in ["distance", "duration", "burden"] {
      #expect(abs((match["matchings"][0][key].number ?? .nan) - (route[key].number ?? .nan)) < 1, "\(key)")
    }
  }

  @Test("parts a track where a minute is missing, and leaves out what has no street")
  func parts() async throws {
    let village = try ServedVillage()
    let times = "0;30;60;200;230;260"
    let split = await village.get("/match/v1/foot/\(Self.track)?timestamps=\(times)").json
    #expect(split["matchings"].array?.count == 2)
    #expect(split["tracepoints"].array?.map { $0["matchings_index"] } == [0, 0, 0, 1, 1, 1].map { .number($0) })
    #expect(split["tracepoints"].array?.map { $0["waypoint_index"] } == [0, 1, 2, 0, 1, 2].map { .number($0) })
    let whole = await village.get("/match/v1/foot/\(Self.track)?timestamps=\(times)&gaps=ignore").json
    #expect(whole["matchings"].array?.count == 1)
    let astray = await village.get("/match/v1/foot/\(Self.track);-0.3650,39.4665;-0.3700,39.4660").json
    #expect(astray["tracepoints"][6] == .null)
    #expect(astray["tracepoints"][7]["waypoint_index"] == .number(6))
  }

  @Test("ends legs at the places that are asked for")
  func waypoints() async throws {
    let json = try await ServedVillage().get("/match/v1/foot/\(Self.track)?waypoints=0;3;5").json
    #expect(json["matchings"][0]["legs"].array?.count == 2)
    #expect(
      json["tracepoints"].array?.map { $0["waypoint_index"] }
        == [.number(0), .null, .null, .number(1), .null, .number(2)])
  }

  @Test("ends a leg at a place that is asked for, though it lies close to the one before")
  func tidyWaypoints() async throws {
    let close = "-0.37600,39.47003;-0.37400,39.46998;-0.37398,39.46998;-0.37200,39.47002"
    let json = try await ServedVillage().get("/match/v1/foot/\(close)?tidy=true&waypoints=0;2;3").json
    #expect(json["matchings"][0]["legs"].array?.count == 2)
    #expect(json["tracepoints"].array?.map { $0["waypoint_index"] } == [.number(0), .null, .number(1), .number(2)])
  }

  @Test("is the same by a body of JSON")
  func body() async throws {
    let village = try ServedVillage()
    let coordinates = Self.track.split(separator: ";").map { "[\($0)]" }.joined(separator: ",")
    let posted = await village.post(
      "/match/v1/foot",
      #"{"coordinates":[\#(coordinates)],"timestamps":[0,30,60,200,230,260],"radiuses":[5,5,5,5,5,5],"tidy":true}"#)
    let got = await village.get(
      "/match/v1/foot/\(Self.track)?timestamps=0;30;60;200;230;260&radiuses=5;5;5;5;5;5&tidy=true")
    #expect(posted.status == 200)
    #expect(posted.json == got.json)
  }

  @Test(
    "of what cannot be answered is OSRM's code, with a message",
    arguments: [
      ("/match/v1/foot/-0.379,39.470", "InvalidOptions"),
      ("/match/v1/foot/\(track)?timestamps=1;2", "InvalidOptions"),
      ("/match/v1/foot/\(track)?timestamps=1;2;3;2;5;6", "InvalidValue"),
      ("/match/v1/foot/\(track)?timestamps=1;2;x;3;5;6", "InvalidQuery"),
      ("/match/v1/foot/\(track)?timestamps=1;2;0x3;4;5;6", "InvalidQuery"),
      ("/match/v1/foot/\(track)?gaps=maybe", "InvalidQuery"),
      ("/match/v1/foot/\(track)?tidy=maybe", "InvalidQuery"),
      ("/match/v1/foot/\(track)?waypoints=1;5", "InvalidValue"),
      ("/match/v1/foot/\(track)?waypoints=0;3;2;5", "InvalidValue"),
      ("/match/v1/foot/\(track)?timestamps=0;30;60;200;230;260&waypoints=0;3;5", "NoMatch"),
      ("/match/v1/foot/\(track);-0.3650,39.4665?waypoints=0;6", "NoMatch"),
      ("/match/v1/foot/\(track)?label=cleanest", "InvalidQuery"),
      ("/match/v1/foot/\(track)?radiuses=-1;0;0;0;0;0", "NoSegment"),
      ("/match/v1/foot/\(track)?radiuses=nan;5;5;5;5;5", "InvalidQuery"),
      ("/match/v1/foot/-0.371,39.468;-0.372,39.468", "NoSegment"),
      ("/match/v1/foot/-0.376,39.470;-0.372,39.468", "NoMatch"),
      ("/match/v1/foot/" + String(repeating: "-0.379,39.470;", count: 100) + "-0.379,39.470", "TooBig"),
    ])
  func errors(_ address: String, _ code: String) async throws {
    let reply = try await ServedVillage().get(address)
    #expect(reply.status == 400)
    #expect(reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.json["message"].text?.isEmpty == false)
  }
}

import CityTestSupport
import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("OSRM's route")
struct OSRMRouteTests {
  private static let west = "-0.379,39.470"
  private static let east = "-0.361,39.470"

  @Test("says where the way within a detour is asked for")
  func detour() async throws {
    let reply = try await ServedVillage().get("/route/v1/foot/\(Self.west);\(Self.east)?max_detour=10%25")
    #expect(reply.status == 400 && reply.json["message"].text?.contains("/v1/routes") == true, "\(reply.text)")
  }

  @Test("has every key that OSRM's clients read")
  func keys() async throws {
    let reply = try await ServedVillage().get("/route/v1/foot/\(Self.west);-0.370,39.466?steps=true")
    #expect(reply.status == 200)
    let json = reply.json
    #expect(json["code"] == .text("Ok"))
    let route = json["routes"][0]
    for key in ["distance", "duration", "weight", "weight_name", "legs", "geometry"] { #expect(route[key] != .null) }
    let leg = route["legs"][0]
    for key in ["distance", "duration", "weight", "summary", "steps"] { #expect(leg[key] != .null) }
    for step in leg["steps"].array ?? [] {
      for key in [
        "distance", "duration", "weight", "name", "mode", "maneuver", "geometry", "driving_side", "intersections",
      ] {
        #expect(step[key] != .null, "\(key) is missing")
      }
      for key in ["type", "location", "bearing_before", "bearing_after"] { #expect(step["maneuver"][key] != .null) }
      for junction in step["intersections"].array ?? [] {
        let bearings = try #require(junction["bearings"].array)
        #expect(!bearings.isEmpty && bearings.count == junction["entry"].array?.count)
      }
    }
    let types = (leg["steps"].array ?? []).map { $0["maneuver"]["type"] }
    #expect(types == [.text("depart"), .text("turn"), .text("arrive")])
    #expect(leg["steps"][1]["maneuver"]["modifier"] == .text("right"))
    #expect(leg["steps"].array?.map { $0["name"] } == [.text("Road"), .text("Lane"), .text("Lane")])
    #expect(json["waypoints"].array?.count == 2)
  }

  @Test("adds up: legs to routes, steps to legs, annotations to legs")
  func sums() async throws {
    let json = try await ServedVillage().get(
      "/route/v1/foot/\(Self.west);-0.370,39.466;\(Self.east)?steps=true&annotations=true&overview=full&geometries=geojson"
    ).json
    let route = json["routes"][0]
    let legs = try #require(route["legs"].array)
    #expect(legs.count == 2)
    func sum(_ values: [JSONValue], _ key: String) -> Double { values.reduce(0) { $0 + ($1[key].number ?? .nan) } }
    for key in ["distance", "duration", "weight", "burden"] {
      #expect(abs(sum(legs, key) - (route[key].number ?? .nan)) < 0.2, "\(key)")
    }
    for leg in legs {
      let steps = try #require(leg["steps"].array)
      for key in ["distance", "duration", "weight"] {
        #expect(abs(sum(steps, key) - (leg[key].number ?? .nan)) < 0.5, "\(key)")
        let annotated = (leg["annotation"][key].array ?? []).reduce(0) { $0 + ($1.number ?? .nan) }
        #expect(abs(annotated - (leg[key].number ?? .nan)) < 0.5, "\(key) of annotations")
      }
    }
    let spans = legs.reduce(0) { $0 + ($1["annotation"]["no2"].array?.count ?? 0) }
    #expect(spans == (route["geometry"]["coordinates"].array?.count ?? 0) - 1)
    #expect(legs[0]["annotation"]["no2"][0] == .number(20))
  }

  @Test("has a figure between each two places of its line, also where one comes twice")
  func repeatedPlace() async throws {
    let stop = "-0.374,39.470"
    let route = try await ServedVillage().get(
      "/route/v1/foot/\(Self.west);\(stop);\(stop);\(Self.east)?annotations=distance&overview=full&geometries=geojson"
    ).json["routes"][0]
    let figures = (route["legs"].array ?? []).map { $0["annotation"]["distance"].array ?? [] }
    #expect(figures.count == 3 && figures[1] == [.number(0)])
    #expect(figures.joined().count == (route["geometry"]["coordinates"].array?.count ?? 0) - 1)
  }

  @Test("has the line of each leg instead of that of the route, where that is wanted")
  func linesOfLegs() async throws {
    let village = try ServedVillage()
    let address = "/route/v1/foot/\(Self.west);-0.370,39.466;\(Self.east)?geometries=geojson"
    let whole = await village.get("\(address)&overview=full").json["routes"][0]
    #expect(whole["legs"][0]["geometry"] == .null)
    let route = await village.get("\(address)&overview=by_legs").json["routes"][0]
    #expect(route["geometry"] == .null)
    let lines = (route["legs"].array ?? []).map { $0["geometry"]["coordinates"].array ?? [] }
    try #require(lines.count == 2)
    #expect(lines[0] + lines[1].dropFirst() == whole["geometry"]["coordinates"].array)
  }

  @Test("counts the air in its weight and not in its duration, also where the fastest way is the balanced one")
  func weight() async throws {
    let village = try ServedVillage()
    let address = "/route/v1/foot/\(Self.west);-0.370,39.466"
    let fastest = await village.get("\(address)?label=fastest").json["routes"][0]
    let balanced = await village.get("\(address)?label=balanced").json["routes"][0]
    #expect(balanced["labels"] == .array([.text("fastest"), .text("balanced")]))
    #expect(fastest["duration"] == balanced["duration"])
    // 20 µg/m³ of NO2, whose guideline is 25: p is 0.8 where nothing else is measured, and λ 2.
    let ratio = (balanced["weight"].number ?? .nan) / (balanced["duration"].number ?? .nan)
    #expect(abs(ratio - 2.6) < 0.01, "\(ratio)")
  }

  @Test(
    "takes the profile's words, and the prefix of openstreetmap.org's servers",
    arguments: [
      ("route/v1/foot", "walking"), ("route/v1/driving", "walking"), ("route/v1/bike", "cycling"),
      ("route/v1/cycling", "cycling"), ("route/v1/scooter", "scooter"), ("routed-foot/route/v1/driving", "walking"),
      ("routed-bike/route/v1/driving", "cycling"),
    ])
  func profiles(_ path: String, _ mode: String) async throws {
    let json = try await ServedVillage().get("/\(path)/\(Self.west);\(Self.east).json?steps=true").json
    #expect(json["routes"][0]["legs"][0]["steps"][0]["mode"] == .text(mode))
  }

  @Test("says of which steps a bike is pushed", arguments: [("bike", "pushing bike"), ("foot", "walking")])
  func pushed(_ profile: String, _ word: String) async throws {
    let village = try ServedVillage()
    // The path north of the road is for walkers.
    let path = await village.get("/route/v1/\(profile)/-0.379,39.472;-0.370,39.472?steps=true").json
    let alongPath = path["routes"][0]["legs"][0]["steps"].array ?? []
    #expect(alongPath.count == 2 && alongPath.allSatisfy { $0["mode"] == .text(word) }, "\(alongPath)")
    let road = await village.get("/route/v1/\(profile)/\(Self.west);\(Self.east)?steps=true").json
    let alongRoad = road["routes"][0]["legs"][0]["steps"].array ?? []
    #expect(!alongRoad.contains { $0["mode"] == .text("pushing bike") })
  }

  @Test(
    "takes the code of a polyline, whose question marks need not be percent-encoded",
    arguments: ["?ooB", "%3FooB"], ["", ".json", "?label=fastest", ".json?label=fastest"])
  func polyline(_ east: String, _ rest: String) async throws {
    let village = try ServedVillage()
    let coded = await village.get("/route/v1/foot/polyline(o~{oFv_iA\(east))\(rest)")
    let listed = await village.get("/route/v1/foot/\(Self.west);\(Self.east)\(rest)")
    #expect(coded.status == 200 && coded.json == listed.json, "\(coded.text)")
  }

  @Test("keeps out of a zone of the question, and says what it cannot keep out of")
  func zones() async throws {
    let village = try ServedVillage()
    let free = await village.get("/route/v1/foot/\(Self.west);\(Self.east)").json
    let around = await village.get(
      "/route/v1/foot/\(Self.west);\(Self.east)?exclude_zone=-0.370,39.470,100&exclusion=forbid"
    ).json
    #expect((around["routes"][0]["distance"].number ?? 0) > (free["routes"][0]["distance"].number ?? .infinity) + 100)
    let inside = await village.get(
      "/route/v1/foot/\(Self.west);-0.3705,39.470?exclude_zone=-0.370,39.470,100&exclusion=forbid"
    ).json
    #expect(inside["routes"][0]["notices"][0]["code"] == .text("exclusion-unavoidable"))
  }

  @Test("joins legs at the waypoints that are asked for")
  func waypoints() async throws {
    let json = try await ServedVillage().get(
      "/route/v1/foot/\(Self.west);-0.370,39.466;\(Self.east)?waypoints=0;2"
    ).json
    #expect(json["routes"][0]["legs"].array?.count == 1)
    #expect(json["waypoints"].array?.count == 2)
  }

  @Test(
    "leaves a place so that it lies on the side of the curb, or on the other, where that is wanted",
    arguments: [("curb", 270.0), ("opposite", 90), ("unrestricted", 90)])
  func approaches(_ approach: String, _ bearing: Double) async throws {
    let json = try await ServedVillage().get(
      "/route/v1/foot/-0.379,39.4702;\(Self.east)?approaches=\(approach);&steps=true"
    ).json
    #expect(json["routes"][0]["legs"][0]["steps"][0]["maneuver"]["bearing_after"] == .number(bearing))
  }

  /// A roundabout at the end of the lane that one goes round clockwise.
  private static let clockwise = """
    <node id="21" lat="39.4648" lon="-0.3698"/><node id="22" lat="39.4646" lon="-0.370"/>
    <node id="23" lat="39.4648" lon="-0.3702"/>
    <way id="4"><nd ref="4"/><nd ref="21"/><nd ref="22"/><nd ref="23"/><nd ref="4"/>
    <tag k="highway" v="residential"/><tag k="junction" v="roundabout"/></way>
    </osm>
    """

  @Test(
    "has the curb on the left where traffic keeps to it", arguments: [("curb", 90.0), ("opposite", 270)])
  func keepsLeft(_ approach: String, _ bearing: Double) async throws {
    let map = ServedVillage.map.replacing("</osm>", with: Self.clockwise)
    let json = try await ServedVillage(map: map).get(
      "/route/v1/foot/-0.379,39.4702;\(Self.east)?approaches=\(approach);&steps=true"
    ).json
    let step = json["routes"][0]["legs"][0]["steps"][0]
    #expect(step["maneuver"]["bearing_after"] == .number(bearing))
    #expect(step["driving_side"] == .text("left"))
  }

  @Test(
    "comes to a place in the direction that is wanted of its street", arguments: [("90,20", 90.0), ("270,20", 270)])
  func bearings(_ wanted: String, _ bearing: Double) async throws {
    let json = try await ServedVillage().get(
      "/route/v1/foot/\(Self.west);-0.363,39.470?bearings=;\(wanted)&steps=true"
    ).json
    let steps = json["routes"][0]["legs"][0]["steps"].array
    #expect(steps?.last?["maneuver"]["bearing_before"] == .number(bearing))
  }

  @Test(
    "goes straight on at a place between where that is wanted, and turns round where it is not",
    arguments: [("true", 90.0), ("false", 270), ("default", 270)])
  func continuesStraight(_ option: String, _ bearing: Double) async throws {
    let json = try await ServedVillage().get(
      "/route/v1/foot/\(Self.west);-0.374,39.470;\(Self.west)?steps=true&continue_straight=\(option)"
    ).json
    let legs = json["routes"][0]["legs"]
    #expect(legs[0]["steps"].array?.last?["maneuver"]["bearing_before"] == .number(90))
    #expect(legs[1]["steps"][0]["maneuver"]["bearing_after"] == .number(bearing))
  }

  @Test(
    "goes on by any street of a corner where a place between lies, though nobody is to turn round",
    arguments: [("-0.370,39.466", east), ("-0.370,39.466", west), (west, east)])
  func continuesAtCorner(_ from: String, _ to: String) async throws {
    let village = try ServedVillage()
    let address = "/route/v1/foot/\(from);-0.370,39.470;\(to)?label=fastest"
    let free = await village.get(address).json["routes"][0]["distance"]
    let straight = await village.get("\(address)&continue_straight=true").json["routes"][0]["distance"]
    #expect(free.number != nil && straight == free)
  }

  @Test("is the same by a body of JSON")
  func body() async throws {
    let village = try ServedVillage()
    let posted = await village.post(
      "/route/v1/foot", #"{"coordinates":[[-0.379,39.470],[-0.361,39.470]],"steps":true,"radiuses":[50,null]}"#)
    let got = await village.get("/route/v1/foot/\(Self.west);\(Self.east)?steps=true&radiuses=50;")
    #expect(posted.status == 200)
    #expect(posted.json == got.json)
  }

  @Test("leaves what is null in a body as it is usual", arguments: ["steps", "radiuses", "annotations"])
  func nullOfBody(_ option: String) async throws {
    let village = try ServedVillage()
    let posted = await village.post(
      "/route/v1/foot", #"{"coordinates":[[-0.379,39.470],[-0.361,39.470]],"\#(option)":null}"#)
    let got = await village.get("/route/v1/foot/\(Self.west);\(Self.east)")
    #expect(posted.status == 200 && posted.json == got.json, "\(posted.text)")
  }

  @Test(
    "leaves what is an empty list in a body as it is usual, and takes the form that all answers have",
    arguments: ["\"radiuses\":[]", "\"waypoints\":[]", "\"annotations\":[]", "\"format\":\"json\""])
  func usualOfBody(_ member: String) async throws {
    let village = try ServedVillage()
    let posted = await village.post("/route/v1/foot", "{\"coordinates\":[[-0.379,39.470],[-0.361,39.470]],\(member)}")
    let got = await village.get("/route/v1/foot/\(Self.west);\(Self.east)")
    #expect(posted.json == got.json, "\(posted.text)")
  }

  @Test("says that it has no other form than JSON")
  func formOfBody() async throws {
    let posted = try await ServedVillage().post(
      "/route/v1/foot", #"{"coordinates":[[-0.379,39.470],[-0.361,39.470]],"format":"flatbuffers"}"#)
    #expect(posted.json["code"] == .text("NotImplemented"), "\(posted.text)")
  }

  @Test("names the state of the air that it is of")
  func tag() async throws {
    let reply = try await ServedVillage().get("/route/v1/foot/\(Self.west);\(Self.east)")
    #expect(reply.headers.contains { $0.name == "ETag" })
    #expect(reply.json["air"]["time"] == .text("2026-03-02T08:00:00Z"))
  }

  @Test(
    "of what cannot be answered is OSRM's code, with a message",
    arguments: [
      ("/route/v1/foot/\(west)", 400, "InvalidOptions"), ("/route/v1/foot/a,b;c,d", 400, "InvalidQuery"),
      ("/route/v1/foot/0x1,0x2;\(east)", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);0,95", 400, "InvalidValue"), ("/route/v1/foot/\(west);1,1", 400, "NoSegment"),
      ("/route/v1/foot/\(west);\(east)?unknown=1", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?steps=maybe", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?radiuses=1", 400, "InvalidOptions"),
      ("/route/v1/foot/\(west);\(east)?radiuses=nan;9", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?radiuses=inf;9", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?radiuses=0x10;9", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?avoidance=0x1", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?bearings=0x10,20;", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?bearings=10,x,20;", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?bearings=10,,20;", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?exclude=ferry", 400, "InvalidValue"),
      ("/route/v1/foot/\(west);\(east)?by=nonsense", 400, "InvalidValue"),
      ("/route/v1/foot/\(west);\(east)?exclude_zone=-0.370,39.470", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?exclude_zone=-0.370,39.470,0", 400, "InvalidQuery"),
      ("/route/v1/foot/\(west);\(east)?exclude_zone=39.470,-100,50", 400, "InvalidOptions"),
      ("/route/v1/foot/\(west);\(east)?waypoints=0;7", 400, "InvalidOptions"),
      ("/route/v1/foot/\(west);\(east)?waypoints=1", 400, "InvalidValue"),
      ("/route/v1/foot/\(west);\(east)?waypoints=0;0;1", 400, "InvalidValue"),
      ("/route/v1/foot/\(west);\(east);\(west);\(east)?waypoints=0;2;1;3", 400, "InvalidValue"),
      ("/route/v1/foot", 400, "InvalidUrl"), ("/route/v3/foot/\(west);\(east)", 400, "InvalidVersion"),
      ("/roads/v1/foot/\(west);\(east)", 400, "InvalidService"),
      ("/route/v1/foot/polyline(_p~iF)", 400, "InvalidQuery"), ("/tile/v1/foot/tile(1,2,3)", 400, "InvalidQuery"),
      ("/route/v1/foot/" + String(repeating: "\(west);", count: 500) + east, 400, "TooBig"),
    ])
  func errors(_ address: String, _ status: Int, _ code: String) async throws {
    let reply = try await ServedVillage().get(address)
    #expect(reply.status == status)
    #expect(reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.json["message"].text?.isEmpty == false)
  }

  @Test("tells which coordinate has no street, in the words that clients read")
  func noSegment() async throws {
    let reply = try await ServedVillage().get("/route/v1/foot/\(Self.west);-0.361,39.600")
    #expect(reply.json["message"] == .text("Could not find a matching segment for coordinate 1"))
  }

  @Test("refuses bodies that are no JSON, and methods that there are not")
  func methods() async throws {
    let village = try ServedVillage()
    #expect(await village.post("/route/v1/foot", "{}", contentType: "text/plain").status == 415)
    #expect(await village.post("/route/v1/foot", "[1,2").json["code"] == .text("InvalidQuery"))
    #expect(await village.post("/nearest/v1/foot", "{}").json["code"] == .text("NotImplemented"))
    let parts = ["route", "v1", "foot", "1,2;1,3"]
    let call = Call(method: "DELETE", path: "/route/v1/foot/1,2;1,3", query: nil, headers: [:], body: [])
    let refused = await OSRMService(state: village.state).reply(call, parts)
    #expect(refused.status == 405)
    #expect(refused.headers.first { $0.name == "Allow" }?.value == "GET, HEAD, OPTIONS, POST")
  }
}

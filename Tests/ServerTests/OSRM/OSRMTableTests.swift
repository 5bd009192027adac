import TestSupport
import Testing

@testable import Server

@Suite("OSRM's table and nearest")
struct OSRMTableTests {
  private static let places = "-0.379,39.470;-0.361,39.470;-0.370,39.466"

  @Test("has the figures of single routes in each cell")
  func cells() async throws {
    let village = try ServedVillage()
    for label in ["fastest", "balanced", "cleanest"] {
      let table = await village.get(
        "/table/v1/foot/\(Self.places)?annotations=duration,distance,burden&label=\(label)"
      ).json
      let places = Self.places.split(separator: ";")
      for (row, from) in places.enumerated() {
        for (column, to) in places.enumerated() where row != column {
          let route = await village.get("/route/v1/foot/\(from);\(to)?label=\(label)").json["routes"][0]
          for (name, key) in [("durations", "duration"), ("distances", "distance"), ("burdens", "burden")] {
            #expect(
              abs((table[name][row][column].number ?? .nan) - (route[key].number ?? .nan)) < 0.2, "\(label) \(key)")
          }
        }
      }
    }
  }

  @Test("names the state of the air that it is of")
  func state() async throws {
    let village = try ServedVillage()
    for option in ["annotations=burden", "label=cleanest"] {
      let reply = await village.get("/table/v1/foot/\(Self.places)?\(option)")
      for name in ["ETag", "X-Air-Time", "Age"] { #expect(reply.headers.contains { $0.name == name }, "\(option)") }
    }
  }

  @Test("has nothing breathed from a place to itself")
  func doses() async throws {
    let doses = try await ServedVillage().get("/table/v1/foot/\(Self.places)?annotations=dose").json["doses"]["no2"]
    #expect(doses[1][1] == .number(0) && (doses[0][1].number ?? 0) > 0)
  }

  @Test("takes sources and destinations, a fallback and a factor")
  func options() async throws {
    let village = try ServedVillage()
    let all = await village.get("/table/v1/foot/\(Self.places)").json
    let some = await village.get(
      "/table/v1/foot/\(Self.places)?sources=0&destinations=1;2&scale_factor=2&fallback_speed=5"
    ).json
    #expect(some["durations"].array?.count == 1 && some["sources"].array?.count == 1)
    #expect(some["durations"][0].array?.count == 2)
    #expect(abs((some["durations"][0][0].number ?? .nan) - 2 * (all["durations"][0][1].number ?? .nan)) < 0.11)
    #expect(some["fallback_speed_cells"] == .array([]))
  }

  @Test("loses no way between two places to a third on an island")
  func island() async throws {
    let nodes = [(21, 39.4695, -0.376), (22, 39.4695, -0.375), (31, 39.5, -0.37), (32, 39.5, -0.369)]
      .map { #"<node id="\#($0)" lat="\#($1)" lon="\#($2)"/>"# }.joined()
    let ways = [(4, 21), (5, 31)].map { way, node in
      #"<way id="\#(way)"><nd ref="\#(node)"/><nd ref="\#(node + 1)"/><tag k="highway" v="footway"/></way>"#
    }.joined()
    let map = ServedVillage.map.replacing("<way id=\"1\">", with: nodes + "<way id=\"1\">")
      .replacing("</osm>", with: ways + "</osm>")
    let places = "-0.3755,39.46949;-0.365,39.47001;-0.3695,39.5001"
    let durations = try await ServedVillage(map: map).get("/table/v1/foot/\(places)").json["durations"]
    #expect((durations[0][1].number ?? 0) > 0 && (durations[1][0].number ?? 0) > 0, "\(durations)")
    #expect(durations[0][2] == .null && durations[2][1] == .null, "\(durations)")
  }

  @Test("has all places where a body has empty lists of them")
  func emptyLists() async throws {
    let village = try ServedVillage()
    let posted = await village.post(
      "/table/v1/foot", #"{"coordinates":[[-0.379,39.470],[-0.361,39.470]],"sources":[],"destinations":[]}"#)
    let got = await village.get("/table/v1/foot/-0.379,39.470;-0.361,39.470")
    #expect(posted.status == 200 && posted.json == got.json, "\(posted.text)")
  }

  @Test("tells the air of burdens, and what has to be said of them")
  func air() async throws {
    let village = try ServedVillage()
    let table = await village.get("/table/v1/foot/\(Self.places)?annotations=burden&by=traffic").json
    #expect(table["air"]["time"] == .text("2026-03-02T08:00:00Z"))
    // Without its streets this village has no traffic.
    #expect(table["notices"].array?.contains { $0["code"] == .text("no-air") } == true, "\(table)")
    #expect(await village.get("/table/v1/foot/\(Self.places)").json["air"] == .null)
  }

  @Test("has no more cells than a table of all places may have")
  func repeatedPlaces() async throws {
    let zeros = Array(repeating: "0", count: 101).joined(separator: ";")
    let village = try ServedVillage()
    let refused = await village.get("/table/v1/foot/\(Self.places)?sources=\(zeros)&destinations=\(zeros)")
    #expect(refused.status == 400 && refused.json["code"] == .text("TooBig"))
    #expect(await village.get("/table/v1/foot/\(Self.places)?sources=0;0&destinations=1").status == 200)
  }

  @Test("finds streets around a place, the nearest first, in a direction where one is given")
  func nearest() async throws {
    let village = try ServedVillage()
    let two = await village.get("/nearest/v1/foot/-0.371,39.4695?number=2").json["waypoints"]
    #expect(two.array?.map { $0["name"] } == [.text("Road"), .text("Lane")])
    let north = await village.get("/nearest/v1/foot/-0.371,39.4695?bearings=0,20").json["waypoints"]
    #expect(north[0]["name"] == .text("Lane"))
    #expect(await village.get("/nearest/v1/foot/-0.371,39.4695?bearings=0,x,20").status == 400)
    #expect(await village.get("/nearest/v1/foot/-0.371,39.4695?number=0").json["code"] == .text("InvalidOptions"))
  }

  @Test("leaves out the streets where they are not wanted, and fails all the same where there is none")
  func nearestWithoutWaypoints() async throws {
    let village = try ServedVillage()
    for places in ["-0.371,39.4695", "-0.371,39.4695;10,10"] {
      let reply = await village.get("/nearest/v1/foot/\(places)?skip_waypoints=true")
      #expect(reply.json["code"] == .text("Ok") && !reply.text.contains("waypoints"), "\(reply.text)")
    }
    let nowhere = await village.get("/nearest/v1/foot/10,10?skip_waypoints=true")
    #expect(nowhere.status == 400 && nowhere.json["code"] == .text("NoSegment"))
  }

  @Test("takes a direction of 0 to 360 degrees that may differ by 0 to 180, and a factor above 0")
  func ranges() async throws {
    let village = try ServedVillage()
    for (bearings, status) in [("360,180", 200), ("361,20", 400), ("-1,20", 400), ("0,181", 400), ("0,-1", 400)] {
      let reply = await village.get("/nearest/v1/foot/-0.371,39.4695?bearings=\(bearings)")
      #expect(reply.status == status, "\(bearings): \(reply.text)")
    }
    let table = await village.get("/table/v1/foot/\(Self.places)?scale_factor=0")
    #expect(table.json["code"] == .text("InvalidOptions"), "\(table.text)")
  }

  @Test("finds the streets of several places in lists of their own, and says which has none")
  func nearestOfSeveral() async throws {
    let village = try ServedVillage()
    let found = await village.get("/nearest/v1/foot/-0.371,39.4695;10,10;-0.370,39.466?number=2").json["waypoints"]
    #expect(found[0].array?.count == 2 && found[2][0]["name"] == .text("Lane"))
    #expect(found[1]["message"] == .text("Could not find a matching segment for coordinate 1"))
    let many = Array(repeating: "-0.371,39.4695", count: 11).joined(separator: ";")
    #expect(await village.get("/nearest/v1/foot/\(many)").json["code"] == .text("TooBig"))
  }
}

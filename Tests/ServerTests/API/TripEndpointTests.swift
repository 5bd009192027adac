import CityTestSupport
import Foundation
import TestSupport
import Testing

@testable import Server

@Suite("Trips and loops of the service")
struct TripEndpointTests {
  /// From west to east along Road, and one on Lane, in no good order.
  private static let stops = "[[39.470, -0.379], [39.470, -0.361], [39.466, -0.370], [39.470, -0.374]]"

  @Test("loops take a dose with its unit or without")
  func doses() async throws {
    let village = try ServedVillage()
    let start = "/v1/loops?lat=39.47&lon=-0.375&by=no2"
    let (plain, withUnit) = (await village.get("\(start)&dose=19"), await village.get("\(start)&dose=19ug"))
    #expect(plain.status == withUnit.status && plain.json["code"] != .text("bad-argument"), "\(plain.text)")
    #expect(withUnit.json["code"] != .text("bad-argument"), "\(withUnit.text)")
    #expect(await village.get("\(start)&dose=19mg").json["code"] == .text("bad-argument"))
  }

  @Test("loops take a length with its unit as the command line does, and in metres without")
  func lengths() async throws {
    let village = try ServedVillage()
    let start = "/v1/loops?lat=39.47&lon=-0.375"
    let plain = await village.get("\(start)&length=3900")
    #expect(plain.status == 200, "\(plain.text)")
    for length in ["3900m", "3.9km"] {
      #expect(await village.get("\(start)&length=\(length)").text == plain.text, "\(length)")
    }
    for length in ["100", "nan", "1e9", "5mi"] {
      let refused = await village.get("\(start)&length=\(length)").json["detail"].text ?? ""
      #expect(refused.hasPrefix("'length' takes a length from 500m to 50km"), "\(refused)")
      #expect(refused.hasSuffix(", not '\(length)'."), "\(refused)")
    }
  }

  @Test("keep out of zones, from the address or the body, and say where they cannot")
  func zones() async throws {
    let village = try ServedVillage()
    let loop = await village.get("/v1/loops?lat=39.47&lon=-0.375&length=3900&exclude=39.47,-0.375,50&exclusion=forbid")
    #expect(loop.status == 200, "\(loop.text)")
    let notices = loop.json["routes"][0]["notices"].array ?? []
    #expect(notices.contains { $0["code"] == .text("exclusion-unavoidable") }, "\(loop.text)")
    let square =
      #"{"type": "Polygon", "coordinates": [[[-0.38, 39.46], [-0.36, 39.46], [-0.36, 39.48], [-0.38, 39.48]]]}"#
    let posted = await village.post(
      "/v1/loops", #"{"lat": 39.47, "lon": -0.375, "length": 3900, "exclude_polygons": \#(square)}"#)
    #expect(posted.json["routes"][0]["exclusions"][0]["metersInside"].number ?? 0 > 3000, "\(posted.text)")
    let trip = await village.post("/v1/trips", #"{"stops": \#(Self.stops), "exclude_polygons": \#(square)}"#)
    #expect(trip.json["routes"][0]["exclusions"][0]["metersInside"].number ?? 0 > 100, "\(trip.text)")
    #expect(await village.get("/v1/loops?lat=39.47&lon=-0.375&length=3900&exclude=1,2").status == 400)
  }

  @Test("tell stops in GPX by their names, without what XML forbids, or by their numbers in the list")
  func stopsOfGPX() async throws {
    func point(_ longitude: Double, _ name: String) -> String {
      #"{"type": "Feature", "properties": {"name": "\#(name)"}, "#
        + #""geometry": {"type": "Point", "coordinates": [\#(longitude), 39.470]}}"#
    }
    let points = [point(-0.379, #"a\u0001b & c"#), point(-0.361, ""), point(-0.374, "")].joined(separator: ", ")
    let reply = try await ServedVillage().post(
      "/v1/trips?format=gpx&from=39.470,-0.3795",
      #"{"stops": {"type": "FeatureCollection", "features": [\#(points)]}}"#)
    let names = reply.text.matches(of: #/<wpt [^>]*><name>(.*?)<\/name>/#).map { String($0.output.1) }
    #expect(names == ["39.47,-0.3795", "ab &amp; c", "3", "2"], "\(reply.text)")
  }

  @Test("have their stops in the body")
  func stopsOfTheAddress() async throws {
    let reply = try await ServedVillage().post(
      "/v1/trips?stops=rubbish", #"{"from": [39.470, -0.379], "to": [39.470, -0.361]}"#)
    #expect(reply.status == 400 && reply.json["detail"].text?.hasPrefix("'stops' are in the body") == true)
  }

  @Test("visit the stops in the cheapest order, with a leg to each, as the published schema has it")
  func order() async throws {
    let reply = try await ServedVillage().post(
      "/v1/trips", #"{"stops": \#(Self.stops), "from": [39.470, -0.3795]}"#)
    #expect(try reply.status == 200 && Project.schema("route").faults(reply.json).isEmpty, "\(reply.text)")
    let stops = reply.json["trip"]["stops"].array ?? []
    #expect(stops.map { $0["number"].number } == [nil, 1, 4, 3, 2])
    #expect(reply.json["trip"]["bestOfAll"] == .boolean(true))
    let route = reply.json["routes"][0]
    let legs = try #require(route["legs"].array)
    #expect(legs.count == 4)
    let sum = legs.reduce(0) { $0 + ($1["durationSeconds"].number ?? .nan) }
    #expect(abs(sum - (route["durationSeconds"].number ?? .nan)) < 0.3)
  }

  @Test("come back where they are to, keep a given order, and take GeoJSON with names")
  func forms() async throws {
    let village = try ServedVillage()
    let round = await village.post("/v1/trips", #"{"stops": \#(Self.stops), "round": true, "optimize": "burden"}"#)
    #expect(round.json["routes"][0]["legs"].array?.count == 4 && round.json["trip"]["roundTrip"] == .boolean(true))
    let given = await village.post("/v1/trips", #"{"stops": \#(Self.stops), "order": "given"}"#)
    #expect(given.json["trip"]["stops"].array?.map { $0["number"] } == [1, 2, 3, 4].map { .number($0) })
    let points = await village.post(
      "/v1/trips",
      """
      {"stops": {"features": [
        {"geometry": {"type": "Point", "coordinates": [-0.379, 39.470]}, "properties": {"name": "Home"}},
        {"geometry": {"type": "Point", "coordinates": [-0.361, 39.470]}, "properties": {}}]}, "format": "gpx"}
      """)
    #expect(points.status == 200 && points.text.contains("<name>Home</name>"), "\(points.text)")
  }

  @Test(
    "of what cannot be visited are refused, with the stop that is meant",
    arguments: [
      (#"{"stops": [[39.470, -0.379]]}"#, 400, "bad-argument"), (#"{}"#, 400, "bad-argument"),
      (#"{"stops": "x"}"#, 400, "bad-argument"), (#"{"stops": [[39.470, "x"]]}"#, 400, "bad-argument"),
      (#"{"stops": [[39.470, -0.379], [39.60, -0.37]]}"#, 404, "off-network"),
      (#"{"stops": [[39.470, -0.379], [39.47, -0.37]], "round": true, "to": [39.47, -0.36]}"#, 400, "bad-argument"),
      (#"{"stops": [[39.470, -0.379], [39.47, -0.37]], "optimize": "joy"}"#, 400, "bad-argument"),
    ])
  func refusals(_ body: String, _ status: Int, _ code: String) async throws {
    let reply = try await ServedVillage().post("/v1/trips", body)
    #expect(reply.status == status && reply.json["code"] == .text(code), "\(reply.text)")
  }

  @Test("have a limit of stops")
  func tooMany() async throws {
    var limits = ServiceLimits()
    limits.tableCoordinates = 3
    let reply = try await ServedVillage(limits: limits).post("/v1/trips", #"{"stops": \#(Self.stops)}"#)
    #expect(reply.status == 400 && reply.json["code"] == .text("too-big"))
  }

  @Test("find a loop of a length, and say what each has")
  func loops() async throws {
    // Road and Path make a round of some 3.9 km.
    let reply = try await ServedVillage().get("/v1/loops?lat=39.47&lon=-0.375&length=3900")
    #expect(try reply.status == 200 && Project.schema("route").faults(reply.json).isEmpty, "\(reply.text)")
    let meters = reply.json["routes"][0]["distanceMeters"].number ?? .nan
    #expect(abs(meters / 3900 - 1) <= 0.08)
    #expect(reply.json["loops"]["loops"].array?.count == reply.json["routes"].array?.count)
    #expect((reply.json["loops"]["loops"][0]["repeatedShare"].number ?? 1) <= 0.1)
    #expect(reply.json["notices"].array?.contains { $0["code"] == .text("few-loops") } == true)
  }

  @Test("call a stop that lies far from a street a stop, and only a start beside the list the origin")
  func farStop() async throws {
    let village = try ServedVillage()
    func messages(_ rest: String) async -> [String] {
      let reply = await village.post("/v1/trips", #"{"stops": [[39.4685,-0.375], [39.470,-0.361]]\#(rest)}"#)
      let notices = reply.json["notices"].array ?? []
      return notices.filter { $0["code"] == .text("far-from-street") }.compactMap { $0["message"].text }
    }
    for rest in ["", #", "round": true"#] {
      let told = await messages(rest)
      #expect(told.count == 1 && told.allSatisfy { $0.hasPrefix("Stop 1 (39.4685") }, "\(told)")
    }
    let told = await messages(#", "from": [39.4685,-0.374]"#)
    #expect(told.contains { $0.hasPrefix("The origin (39.4685") } && told.contains { $0.hasPrefix("Stop 1 (") })
  }

  @Test("say once of a loop that it begins far from where it was asked for")
  func farLoop() async throws {
    let village = try ServedVillage()
    func count(_ latitude: String) async -> Int? {
      let reply = await village.get("/v1/loops?lat=\(latitude)&lon=-0.375&length=3900")
      return reply.json["notices"].array?.count { $0["code"] == .text("far-from-street") }
    }
    // 167 m south of Road, and on it.
    #expect(await count("39.4685") == 1)
    #expect(await count("39.47") == 0)
  }

  @Test(
    "tell loops and trips turn by turn, in a language that is asked for",
    arguments: [("es", "Salga hacia"), ("ca", "Isca cap"), ("en", "Head")])
  func steps(_ language: String, _ begins: String) async throws {
    let village = try ServedVillage()
    let loop = await village.get("/v1/loops?lat=39.47&lon=-0.375&length=3900&steps=true&language=\(language)")
    let trip = await village.post(
      "/v1/trips", #"{"stops": \#(Self.stops), "steps": true, "language": "\#(language)"}"#)
    for reply in [loop, trip] {
      let steps = reply.json["routes"][0]["steps"].array ?? []
      #expect(try steps.count > 2 && Project.schema("route").faults(reply.json).isEmpty, "\(reply.text)")
      #expect(steps.first?["instruction"].text?.hasPrefix(begins) == true, "\(reply.text)")
    }
    let plain = await village.get("/v1/loops?lat=39.47&lon=-0.375&length=3900")
    #expect(plain.json["routes"][0]["steps"].array == nil)
    let unknown = await village.get("/v1/loops?lat=39.47&lon=-0.375&length=3900&language=fr")
    #expect(unknown.status == 400 && unknown.text.contains("en, es, ca"), "\(unknown.text)")
  }

  @Test(
    "of no length, of two, or of none that there is are refused",
    arguments: [
      ("", 400), ("&length=100", 400), ("&length=1000000", 400), ("&length=3900&minutes=20", 400),
      ("&minutes=60", 404), ("&dose=20", 400),
    ])
  func loopRefusals(_ length: String, _ status: Int) async throws {
    let reply = try await ServedVillage().get("/v1/loops?lat=39.47&lon=-0.375\(length)")
    #expect(reply.status == status, "\(reply.text)")
  }
}

import AirData
import CityTestSupport
import Foundation
import Setup
import TestSupport
import Testing

@testable import Server

/// Real answers, each held against what the document says of its address and status.
@Suite("Answers are as OpenAPI describes them")
struct OpenAPIAnswerTests {
  private static let places = "-0.379,39.470;-0.361,39.470"
  private static let ends = "from=39.470,-0.379&to=39.470,-0.361"
  private static let here = "lat=39.47&lon=-0.37"

  @Test(
    "of Brisa's own",
    arguments: [
      ("/v1/routes", ends, 200), ("/v1/routes", "\(ends)&pareto=true", 200),
      ("/v1/routes", "\(ends)&max_detour=10%25", 200),
      ("/v1/routes", "\(ends)&moving_air=true&mode=bike", 200), ("/v1/routes", "\(ends)&format=geojson", 200),
      ("/v1/routes", "\(ends)&format=gpx", 200), ("/v1/routes", "\(ends)&exclude=39.470,-0.370,100&by=no2", 200),
      ("/v1/routes", "\(ends)&depart_between=2026-03-02T08:00Z/2026-03-02T10:00Z", 200), ("/v1/routes", "", 400),
      ("/v1/routes", "from=0,0&to=0,1", 404), ("/v1/air", here, 200), ("/v1/air", "lat=x", 400),
      ("/v1/air", "\(here)&city=atlantis", 404),
      ("/v1/air/hours", "\(here)&from=2026-03-02T06:00Z&to=2026-03-02T09:00Z", 200),
      ("/v1/air/hours", "\(here)&from=2026-03-02T06:00Z&to=2026-03-01T09:00Z", 400), ("/v1/stations", "", 200),
      ("/v1/places", "q=road", 200), ("/v1/places", here, 200), ("/v1/places", "", 400), ("/api", "q=road", 200),
      ("/api", "", 400), ("/reverse", here, 200), ("/reverse", "", 400),
      ("/v1/stations", "at=never", 400), ("/v1/isochrone", "\(here)&minutes=2,5", 200),
      ("/v1/isochrone", "\(here)&meters=300", 200), ("/v1/isochrone", "\(here)&dose=2ug&by=no2", 200),
      ("/v1/isochrone", here, 400),
      ("/v1/loops", "lat=39.47&lon=-0.375&length=3900", 200), ("/v1/loops", here, 400),
      ("/v1/loops", "\(here)&length=9000", 404), ("/v1/isochrone", "lat=39.49&lon=-0.34&minutes=5", 404),
      ("/v1/cities", "", 200), ("/v1/cities", "x=1", 400),
      ("/v1/sources", "", 200), ("/v1/sources", "x=1", 400), ("/v1/status", "", 200), ("/healthz", "", 200),
      ("/readyz", "", 503), ("/metrics", "", 200), ("/openapi.json", "", 200),
    ])
  func own(_ path: String, _ query: String, _ status: Int) async throws {
    let reply = try await ServedVillage().get(query.isEmpty ? path : "\(path)?\(query)")
    #expect(reply.status == status, "\(reply.text)")
    #expect(try Self.faults(reply, "get", path) == [])
  }

  @Test(
    "of OSRM's",
    arguments: [
      ("route", places, 200), ("route", "\(places)?steps=true&annotations=true&alternatives=true&overview=full", 200),
      ("route", "\(places)?steps=true&geometries=geojson&annotations=datasources&skip_waypoints=true", 200),
      ("route", "\(places)?avoidance=5&overview=false&generate_hints=false", 200),
      ("route", "\(places)?overview=by_legs", 200),
      ("route", "-0.379,39.470;-0.379,39.470?steps=true&annotations=true", 200), ("route", "0,0;1,1", 400),
      ("route", "\(places)?nonsense=1", 400), ("nearest", "-0.379,39.470?number=3", 200),
      ("nearest", "-0.379,39.470?skip_waypoints=true", 200), ("nearest", "\(places);0,0", 200),
      ("nearest", "-0.379,39.470?number=0", 400), ("table", places, 200),
      ("table", "\(places)?annotations=duration,distance,burden,dose&fallback_speed=5&sources=0", 200),
      ("table", "\(places)?sources=9", 400), ("trip", "\(places);-0.370,39.466?steps=true", 200),
      ("trip", "\(places)?source=nowhere", 400), ("match", "\(places)?tidy=true&radiuses=50;50", 200),
      ("match", "\(places)?gaps=no", 400),
    ])
  func osrm(_ service: String, _ rest: String, _ status: Int) async throws {
    let reply = try await ServedVillage().get("/\(service)/v1/foot/\(rest)")
    #expect(reply.status == status, "\(reply.text)")
    #expect(try Self.faults(reply, "get", "/\(service)/v1/{profile}/{coordinates}") == [])
  }

  @Test(
    "to a body",
    arguments: [
      ("route", "application/json", 200), ("table", "application/json", 200), ("match", "application/json", 200),
      ("route", "text/plain", 415),
    ])
  func bodies(_ service: String, _ contentType: String, _ status: Int) async throws {
    let reply = try await ServedVillage().post(
      "/\(service)/v1/foot", #"{"coordinates":[[-0.379,39.470],[-0.361,39.470]]}"#, contentType: contentType)
    #expect(reply.status == status, "\(reply.text)")
    #expect(try Self.faults(reply, "post", "/\(service)/v1/{profile}") == [])
  }

  @Test("to a trip between two stops, there and back as well", arguments: [false, true])
  func trips(isRound: Bool) async throws {
    let reply = try await ServedVillage().post(
      "/v1/trips", #"{"stops":[[39.470,-0.379],[39.470,-0.361]],"round":\#(isRound)}"#)
    #expect(reply.status == 200, "\(reply.text)")
    #expect(reply.json["routes"][0]["legs"].array?.count == (isRound ? 2 : 1))
    #expect(try Self.faults(reply, "post", "/v1/trips") == [])
  }

  @Test("where nothing was measured")
  func withoutReadings() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [] })
    for path in ["/route/v1/{profile}/{coordinates}", "/table/v1/{profile}/{coordinates}"] {
      let address = path.replacing("{profile}", with: "foot").replacing("{coordinates}", with: Self.places)
      #expect(try Self.faults(await village.get("\(address)?annotations=duration"), "get", path) == [])
    }
    for (path, query) in [("/v1/routes", Self.ends), ("/v1/air", Self.here), ("/v1/stations", "x=1")] {
      #expect(try Self.faults(await village.get("\(path)?\(query)"), "get", path) == [])
    }
  }

  @Test("hour by hour, where a notice is of some hours alone")
  func noticesOfHours() async throws {
    let particles = (-30...0).map { FakeCity.reading(10, hours: $0, pollutant: .pm25) }
    let readings = particles + (-30...(-2)).map { FakeCity.reading(20, hours: $0) }
    let village = try ServedVillage(answering: FakeFeed { _ in readings })
    let reply = await village.get("/v1/air/hours?\(Self.here)&from=2026-03-02T06:00Z&to=2026-03-02T09:00Z")
    #expect(try Self.faults(reply, "get", "/v1/air/hours") == [])
    let stale = (reply.json["notices"].array ?? []).filter { $0["code"] == .text("stale-air") }
    let hours = stale.map { $0["hours"].array?.compactMap(\.text) }
    #expect(hours == [["2026-03-02T07:00:00Z"], ["2026-03-02T08:00:00Z"]], "\(reply.text)")
  }

  @Test("where PM2.5 counts beside traffic, and that is told")
  func besideTraffic() async throws {
    let feed = FakeFeed { _ in (-24...24).map { FakeCity.reading(20, hours: $0, pollutant: .pm25) } }
    let village = try ServedVillage(answering: feed) { $0.increment = .auto }
    for (address, path) in [
      ("/v1/routes?\(Self.ends)", "/v1/routes"),
      ("/route/v1/foot/\(Self.places)", "/route/v1/{profile}/{coordinates}"),
    ] {
      let reply = await village.get(address)
      #expect(try Self.faults(reply, "get", path) == [])
      let air = reply.json["air"]
      #expect(air["relative"] == .boolean(true) && air["measuredBeside"] == .text("pm25"), "\(reply.text)")
    }
  }

  /// The headers by which clients keep answers, and ask again.
  private static let headers: Set<String> = ["ETag", "Age", "X-Air-Time", "Cache-Control", "Retry-After"]

  /// What of an answer is not as the document says.
  private static func faults(_ reply: Reply, _ method: String, _ path: String) throws -> [String] {
    let document = try OpenAPITests.document()
    let responses = document["paths"][path][method]["responses"]
    let listed = responses[String(reply.status)]
    let response = listed["$ref"].text.map(document.at) ?? listed
    let media = reply.contentType.components(separatedBy: ";")[0]
    let content = response["content"][media]
    guard content != .null else { return ["\(reply.status) with \(media) is not listed: \(reply.text)"] }
    let unlisted = headers.intersection(reply.headers.map(\.name)).subtracting((response["headers"].object ?? [:]).keys)
    guard unlisted.isEmpty else { return ["\(reply.status) has \(unlisted.sorted()), which the document has not"] }
    let value = media.hasSuffix("json") ? try JSONValue(parsing: reply.text) : .text(reply.text)
    return JSONSchema(content["schema"], in: document).faults(value)
  }
}

import AirData
import CityTestSupport
import Setup
import TestSupport
import Testing
import Trips

@testable import Server

@Suite("Brisa's own questions")
struct APITests {
  private static let route = "/v1/routes?from=39.470,-0.379&to=39.470,-0.361"

  @Test("give routes in three forms, by format or by what is accepted")
  func forms() async throws {
    let village = try ServedVillage()
    let json = await village.get(Self.route).json
    #expect(json["version"] == .number(1) && json["routes"].array?.isEmpty == false)
    let geojson = await village.get(Self.route, headers: ["accept": "application/geo+json"])
    #expect(geojson.contentType.hasPrefix("application/geo+json"))
    #expect(geojson.json["type"] == .text("FeatureCollection"))
    #expect(await village.get(Self.route + "&format=gpx").text.contains("<gpx"))
  }

  @Test("give the air at a place, its hours, the stations, the cities, the sources")
  func air() async throws {
    let village = try ServedVillage()
    let air = await village.get("/v1/air?lat=39.47&lon=-0.37").json
    #expect(air["pollutants"].array?.contains { $0["pollutant"] == .text("no2") } == true)
    let hours = await village.get("/v1/air/hours?lat=39.47&lon=-0.37&from=2026-03-02T06:00Z&to=2026-03-02T09:00Z")
    #expect(hours.json["hours"].array?.count == 3, "\(hours.text)")
    #expect(await village.get("/v1/stations").json["stations"].array?.count == 1)
    #expect(await village.get("/v1/stations?box=-0.5,39.4,-0.3,39.5").json["stations"].array?.count == 1)
    #expect(await village.get("/v1/stations?box=-0.5,39.4,-0.4,39.5").json["stations"].array?.isEmpty == true)
    for box in ["-0.3,39.4,-0.5,39.5", "-0.5,39.4,x,-0.3,39.5", "-0.5,39.4,-0.3,100"] {
      #expect(await village.get("/v1/stations?box=\(box)").status == 400)
    }
    #expect(await village.get("/v1/cities").json["cities"][0]["id"] == .text("village"))
    #expect(await village.get("/v1/sources").json["cities"][0]["sources"][0]["name"] == .text("feed"))
    #expect(await village.get("/v1/status").json["limits"]["routeCoordinates"] == .number(500))
  }

  @Test("ask no source again for the air of an hour that is kept, and name its state")
  func keptHours() async throws {
    let feed = FakeFeed { _ in (-24...24).map { FakeCity.reading(20, hours: $0) } }
    let village = try ServedVillage(answering: feed)
    func tag(_ reply: Reply) -> String? { reply.headers.first { $0.name == "ETag" }?.value }
    let first = await village.get("/v1/air?lat=39.47&lon=-0.37")
    #expect(await tag(village.get("/v1/air?lat=39.47&lon=-0.37")) == tag(first))
    #expect(await tag(village.get("/v1/air?lat=39.47&lon=-0.37&at=2026-03-02T08:10Z")) != tag(first))
    let asked = feed.asked.count
    for address in ["/v1/air?lat=39.471&lon=-0.371", "/v1/stations", Self.route] {
      let reply = await village.get(address)
      #expect(reply.headers.first { $0.name == "X-Air-Time" }?.value == "2026-03-02T08:00:00Z")
      #expect(reply.headers.contains { $0.name == "ETag" })
    }
    #expect(asked > 0 && feed.asked.count == asked)
  }

  @Test("have another tag in another language or form, and none where several hours answer")
  func taggedStates() async throws {
    let village = try ServedVillage()
    func tag(_ address: String, _ headers: [String: String] = [:]) async -> String? {
      await village.get(address, headers: headers).headers.first { $0.name == "ETag" }?.value
    }
    let first = try #require(await tag(Self.route))
    #expect(await tag(Self.route) == first)
    #expect(await tag(Self.route, ["accept-language": "es"]) != first)
    #expect(await tag(Self.route, ["accept": "application/gpx+xml"]) != first)
    #expect(await tag(Self.route + "&at=2026-03-02T08:10Z") != first)
    #expect(await tag(Self.route + "&moving_air=true") == nil)
    #expect(await tag(Self.route + "&depart_between=now/now%2B1h") == nil)
    #expect(await tag("/tiles/air/no2/now.json") != tag("/tiles/air/no2/now.json", ["accept-language": "es"]))
  }

  @Test(
    "refuse parameters of which one would be left unanswered",
    arguments: [
      "at=2026-03-02T08:00&depart_between=07:00/09:00", "pareto=true&moving_air=true",
      "max_detour=5%25&moving_air=true",
      "pareto=true&avoidance=3", "pareto=true&max_detour=5%25", "tolerance=5",
    ]) func unansweredParameters(_ query: String) async throws
  {
    let reply = try await ServedVillage().get("\(Self.route)&\(query)")
    #expect(reply.status == 400 && reply.json["code"] == .text("bad-argument"), "\(reply.text)")
  }

  @Test("say how a percent sign is written in an address, in the language of whoever asks")
  func percentSigns() async throws {
    let village = try ServedVillage()
    let reply = await village.get("\(Self.route)&max_detour=10%", headers: ["accept-language": "es"])
    #expect(reply.json["detail"].text?.hasSuffix("y un signo de porcentaje se escribe %25.") == true, "\(reply.text)")
    let osrm = await village.get("/route/v1/foot/-0.379,39.470;-0.361,39.470?max_detour=10%")
    #expect(osrm.json["message"].text?.hasSuffix("a percent sign is written %25.") == true, "\(osrm.text)")
  }

  @Test(
    "take + for a blank in places, zones and times that cannot be read otherwise",
    arguments: [
      "routes?from=39.470,+-0.379&to=39.470+,-0.361&via=39.470,+-0.372;+39.470,+-0.368&at=tomorrow+07:00",
      "routes?from=39.470,-0.379&to=39.470,-0.361&depart_between=tomorrow+07:00/07:30",
      "routes?from=39.470,-0.379&to=39.470,-0.361&exclude=39.466,+-0.370,+80",
      "air/hours?lat=39.47&lon=-0.37&from=today+06:00&to=2026-03-02+09:00",
      "stations?box=-0.5,+39.4,+-0.3,+39.5&at=today+07:00",
    ]) func pluses(_ query: String) async throws
  {
    let reply = try await ServedVillage().get("/v1/\(query)")
    #expect(reply.status == 200, "\(reply.text)")
  }

  @Test(
    "read where the hours end as they were typed",
    arguments: [
      ("from=now&to=now%2B6h", 7), ("from=now-6h&to=now", 7), ("from=2026-03-02T08:00&to=10:00", 2), ("from=now", 24),
      ("from=06:00&to=10:00", 4), ("from=2026-03-02&to=2026-03-03", 24), ("from=2026-03-02", 24),
      ("from=2026-03-01T23:00&to=01:00", 2), ("from=2026-03-01T23:00&to=00:00", 1),
    ]) func endsOfHours(_ query: String, _ hours: Int) async throws
  {
    let reply = try await ServedVillage().get("/v1/air/hours?lat=39.47&lon=-0.37&\(query)")
    #expect(reply.json["hours"].array?.count == hours, "\(reply.text)")
  }

  @Test(
    "give every hour that the time lies in, wherever in an hour it begins and ends",
    arguments: [
      ("from=2026-03-02T07:30Z&to=2026-03-02T09:30Z", ["07", "08", "09"]),
      ("from=2026-03-02T07:45Z&to=2026-03-02T08:15Z", ["07", "08"]),
      ("from=2026-03-02T07:45Z&to=2026-03-02T08:00Z", ["07"]), ("from=now-2h&to=now", ["06", "07", "08"]),
    ]) func partsOfHours(_ query: String, _ hours: [String]) async throws
  {
    let reply = try await ServedVillage().get("/v1/air/hours?lat=39.47&lon=-0.37&\(query)")
    let starts = (reply.json["hours"].array ?? []).map { $0["hour"] }
    #expect(starts == hours.map { JSONValue.text("2026-03-02T\($0):00:00Z") }, "\(reply.text)")
  }

  @Test(
    "count the hours in which the time begins and ends among those that they list at most",
    arguments: [
      ("from=2026-03-02T06:00Z&to=2026-03-02T10:00Z", 4), ("from=2026-03-02T06:30Z&to=2026-03-02T10:00Z", 4),
      ("from=2026-03-02T06:30Z&to=2026-03-02T10:30Z", nil), ("from=2026-03-02T06:00Z&to=2026-03-02T10:01Z", nil),
    ] as [(String, Int?)]) func maxHours(_ query: String, _ hours: Int?) async throws
  {
    var limits = ServiceLimits.patient
    limits.airHours = 4
    let reply = try await ServedVillage(limits: limits).get("/v1/air/hours?lat=39.47&lon=-0.37&\(query)")
    #expect(reply.json["hours"].array?.count == hours, "\(reply.text)")
    #expect(reply.status == (hours == nil ? 400 : 200))
  }

  @Test("list as many hours as are kept, and say how many where more are asked for")
  func keptMost() async throws {
    #expect(ServiceLimits().airHours == HourKeeper.standardCapacity)
    let reply = try await ServedVillage().get(
      "/v1/air/hours?lat=39.47&lon=-0.37&from=2026-03-02T08:30Z&to=2026-03-06T08:30Z",
      headers: ["accept-language": "es"])
    #expect(reply.json["detail"].text?.hasSuffix("caen son a lo sumo 96.") == true, "\(reply.text)")
  }

  @Test("are ready when the hour of now is")
  func readiness() async throws {
    let village = try ServedVillage()
    #expect(await village.get("/healthz").status == 200)
    #expect(await village.get("/readyz").status == 503)
    _ = await village.get(Self.route)
    #expect(await village.get("/readyz").status == 200)
  }

  @Test("become ready though nobody asks for anything else", .timeLimit(.minutes(1)))
  func becomeReady() async throws {
    let village = try ServedVillage()
    while await village.get("/readyz").status == 503 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(await village.get("/readyz").status == 200)
  }

  @Test("tell how old what is newest is, at the moment that is asked for")
  func age() async throws {
    let village = try ServedVillage()
    let json = await village.get("/v1/air?lat=39.47&lon=-0.37&at=2026-03-02T08:50:00Z").json
    #expect(json["air"]["sources"][0]["ageSeconds"] == .number(3000), "\(json)")
  }

  @Test("say nothing of where files lie, nor of what a program wrote into its log")
  func pathsAreHidden() async throws {
    let village = try ServedVillage(
      answering: FakeFeed { _ in
        throw SourceError.unavailable("Cannot read '/srv/feeds/nope.csv'; the last line of its log: key c2VjcmV0.")
      })
    for address in [
      Self.route, "/v1/air?lat=39.47&lon=-0.37", "/v1/stations", "/v1/sources", "/v1/status",
      "/route/v1/foot/-0.379,39.470;-0.361,39.470", "/table/v1/foot/-0.379,39.470;-0.361,39.470?annotations=burden",
    ] {
      let reply = await village.get(address)
      #expect(!reply.text.contains("/srv/") && !reply.text.contains("c2VjcmV0"), "\(address): \(reply.text)")
    }
    #expect(await village.get(Self.route).text.contains("nope.csv"))
    // An address is no path.
    #expect(await village.get("/v1/nothing").text.contains(" /openapi.json "))
  }

  @Test("tell how fresh sources are, who must be named, and that one fails")
  func sourceStates() async throws {
    let hill = FakeFeed("hill") { _ in throw SourceError.unavailable("It is on strike.") }
    let village = try ServedVillage(besides: [hill])
    func sources() async -> JSONValue { await village.get("/v1/sources").json["cities"][0]["sources"] }
    #expect(await sources()[0]["state"] == .null)
    _ = await village.get(Self.route)
    let known = await sources()
    #expect(known[0]["state"] == .text("fresh") && known[0]["attribution"] == .text("Owner of feed"))
    #expect(known[0]["licence"] == .text("none") && known[1]["state"] == .text("failed"))
    #expect(known[0]["lastFailure"] == .null && known[1]["lastFailure"].text != nil)
  }

  @Test("have limits that the status shows")
  func limits() async throws {
    var limits = ServiceLimits.patient
    (limits.airHours, limits.areas, limits.areaMinutes) = (5, 2, 30)
    let village = try ServedVillage(limits: limits)
    let shown = await village.get("/v1/status").json["limits"]
    #expect(shown["airHours"] == .number(5) && shown["areas"] == .number(2) && shown["areaMinutes"] == .number(30))
    for key in ["areaMeters", "areaMicrograms", "orderSeconds", "unsentBytes", "trackHours"] {
      #expect((shown[key].number ?? 0) > 0, "\(key)")
    }
    for query in ["isochrone?lat=39.47&lon=-0.37&minutes=31", "isochrone?lat=39.47&lon=-0.37&minutes=1,2,3"] {
      #expect(await village.get("/v1/\(query)").status == 400)
    }
    #expect(await village.get("/v1/air/hours?lat=39.47&lon=-0.37&from=06:00&to=12:00").status == 400)
    #expect(await village.get("/v1/air/hours?lat=39.47&lon=-0.37&from=06:00&to=11:00").status == 200)
  }

  @Test("take JSON whose kind has a blank behind it")
  func blankBehindKind() async throws {
    let reply = try await ServedVillage().post(
      "/v1/matrix", #"{"from":[[39.47,-0.379]],"to":[[39.47,-0.362]]}"#, contentType: "application/json ; charset=utf-8"
    )
    #expect(reply.status == 200, "\(reply.text)")
  }

  @Test("call sources as the archive does, also two entries of one source")
  func sourceNames() async throws {
    let json = try await ServedVillage { $0.sources += $0.sources }.get("/v1/sources").json
    #expect(json["cities"][0]["sources"].array?.map { $0["name"] } == [.text("feed"), .text("feed-2")])
  }

  @Test(
    "are refused with a problem that has a code, in the language of the client",
    arguments: [
      ("/v1/routes", 400, "bad-argument"), ("/v1/routes?from=a&to=b", 400, "bad-coordinate"),
      ("/v1/routes?from=39.470,-0.379&to=39.470,-0.361&mode=car", 400, "bad-argument"),
      ("/v1/routes?from=39.470,-0.379&to=39.470,-0.361&at=never", 400, "bad-time"),
      ("/v1/routes?from=39.470,-0.379&to=39.470,-0.361&nonsense=1", 400, "bad-argument"),
      ("/v1/air", 400, "bad-coordinate"), ("/v1/air?lat=100&lon=0", 400, "bad-argument"),
      ("/v1/air?lat=0x27&lon=0", 400, "bad-argument"),
      ("/v1/air?lat=39.47&lon=-0.37&city=atlantis", 404, "no-city"), ("/v1/nothing", 404, "no-such-question"),
      ("/", 404, "no-such-question"),
    ])
  func problems(_ address: String, _ status: Int, _ code: String) async throws {
    let reply = try await ServedVillage().get(address, headers: ["accept-language": "ca"])
    #expect(reply.status == status && reply.json["code"] == .text(code), "\(reply.text)")
    #expect(reply.contentType.hasPrefix("application/problem+json"))
    #expect(reply.json["status"] == .number(Double(status)) && reply.json["detail"].text?.isEmpty == false)
  }

  private static let ends = "/v1/routes?from=39.470,-0.379&to=39.470,-0.361"

  @Test(
    "are refused in Spanish and Valencian as in English",
    arguments: [
      ("/v1/air?lat=100&lon=0", "'lat' admite un número de -90 a 90."),
      ("/v1/air?lat=39.47&lon=-0.37&foo=1", "Aquí no hay ningún parámetro 'foo': tome alguno de at, city, lat, lon."),
      ("/v1/air?lat=1&lat=2", "'lat' aparece dos veces: escríbalo una."),
      ("/v1/air", "Hace falta un lugar: dé lat y lon en grados."),
      ("/v1/routes", "Un camino necesita dos lugares: dé from y to como latitud,longitud."),
      ("/v1/routes?from=a&to=b", "'from': 'a' no es una coordenada: escriba latitud,longitud en grados, como"),
      (ends + "&steps=maybe", "'steps' es true o false."), (ends + "&exclusion=no", "'exclusion' es avoid o forbid."),
      (ends + "&exclude_above=3", "'exclude_above' necesita 'exclude_radius'."),
      (ends + "&format=yaml", "'format' es uno de "),
      ("/v1/air?lat=39.47&lon=-0.37&city=atlantis", "Aquí no existe esa ciudad: tome una de "),
      ("/v1/heatmap", "Este servidor se inició sin informes: "),
      ("/v1/stations?box=1", "'box' admite oeste,sur,este,norte"),
      ("/v1/places", "Falta decir qué buscar: "), ("/v1/loops?lat=39.47&lon=-0.37", "Dé uno de length, minutes y dose"),
      ("/v1/isochrone?lat=39.47&lon=-0.37", "Dé uno de minutes, meters y dose"),
      ("/tiles/air/gold/now/1/1/1.png", "No existe esa capa: tome una de "),
    ])
  func speakSpanish(_ address: String, _ sentence: String) async throws {
    let village = try ServedVillage()
    var details: [String] = []
    for language in ["en", "es", "ca"] {
      details.append(await village.get(address, headers: ["accept-language": language]).json["detail"].text ?? "")
    }
    #expect(details[1].hasPrefix(sentence), "\(details)")
    #expect(Set(details).count == 3 && !details.contains(""), "\(details)")
  }

  @Test("name the parameter that is wrong, and not the option of the command line")
  func nameParameters() async throws {
    let village = try ServedVillage()
    let detour = await village.get(Self.ends + "&max_detour=5").json["detail"].text ?? ""
    #expect(detour.hasPrefix("'max_detour' takes a time, a share or a length"), "\(detour)")
    let window = await village.get(Self.ends + "&depart_between=7", headers: ["accept-language": "ca"])
    #expect(window.json["detail"].text?.hasPrefix("'depart_between' admet ") == true, "\(window.text)")
    for circle in ["1,2", "39.47,-0.37", "1,2,3,4", "39.47,-0.37,x"] {
      let reply = await village.get(Self.ends + "&exclude=\(circle)")
      let detail = reply.json["detail"].text ?? ""
      #expect(reply.status == 400 && detail.hasPrefix("'exclude' takes latitude,longitude,metres"), "\(detail)")
    }
  }
}

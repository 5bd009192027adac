import Foundation
import TestSupport
import Testing

@Suite("Choosing with brisa route")
struct ChoiceTests {
  /// From the west of the city to the port, where idw knows contrasts.
  private static let west =
    ["route", "--from", "39.4764,-0.4060", "--to", "39.4645,-0.3483"] + EmbeddedCity.at
  private static let limits = ["5min", "10%", "500m"]

  @Test("--max-detour keeps to the schema and to its limit", arguments: limits)
  func keepsToTheLimit(limit: String) throws {
    let answer = try Clean.json(EmbeddedCity.across + ["--max-detour", limit])
    #expect(try Project.schema("route").faults(answer) == [])
    let routes = answer["routes"].elements
    let route = try #require(routes.first { $0["labels"].elements.contains(.text("budget")) })
    if let most = answer["budget"]["durationSeconds"].number {
      #expect(try #require(route["durationSeconds"].number) <= most + 0.1)
    } else {
      let most = try #require(answer["budget"]["distanceMeters"].number)
      #expect(try #require(route["distanceMeters"].number) <= most + 0.1)
    }
    #expect(try #require(route["burden"].number) <= #require(routes[0]["burden"].number))
  }

  @Test("--pareto keeps to the schema, in JSON and in GeoJSON, and its counts agree")
  func showsTheTradeOff() throws {
    let words = Self.west + ["--field", "idw", "--pareto"]
    let answer = try Clean.json(words)
    #expect(try Project.schema("route").faults(answer) == [])
    let tradeOff = answer["tradeOff"]
    #expect(tradeOff["shown"].number == Double(answer["routes"].elements.count))
    #expect(tradeOff["found"].number == Double(tradeOff["front"].elements.count))
    let burdens = tradeOff["front"].elements.compactMap { $0["burden"].number }
    let seconds = tradeOff["front"].elements.compactMap { $0["durationSeconds"].number }
    #expect(burdens == burdens.sorted(by: >) && seconds == seconds.sorted() && burdens.count > 2)
    let collection = try JSONValue(parsing: Clean.output(words + ["--format", "geojson"]))
    #expect(
      collection["tradeOff"] == tradeOff && collection["features"].elements.count == answer["routes"].elements.count)
  }

  @Test("--pareto begins with the fastest and ends with the cleanest of the plain answer")
  func hasTheSameEnds() throws {
    let plain = try Clean.json(Self.west + ["--field", "idw"])["routes"].elements
    let routes = try Clean.json(Self.west + ["--field", "idw", "--pareto"])["routes"].elements
    let cleanest = try #require(plain.first { $0["labels"].elements.contains(.text("cleanest")) })
    #expect(routes.first?["durationSeconds"] == plain[0]["durationSeconds"])
    #expect(routes.last?["burden"] == cleanest["burden"])
  }

  @Test("--pareto says both counts")
  func saysBothCounts() throws {
    let text = try Clean.output(Self.west + ["--field", "idw", "--pareto"])
    #expect(text.contains("ways are beaten by no other in both time and burden;"), "\(text)")
  }
}

@Suite("Measuring choices")
struct ChoiceBenchTests {
  private static let city = Result { try TinyCity() }

  @Test("prints a line a trip and quantiles, the same trips for the same seed", arguments: ["pareto", "moving"])
  func printsALineATrip(command: String) throws {
    let words = try [
      "bench", command, "--network", Self.city.get().network, "--count", "5", "--least", "50", "--most", "300",
    ]
    let first = try Clean.output(words).split(separator: "\n")
    #expect(first.filter { !$0.hasPrefix("#") }.count == 5 && first.contains { $0.hasPrefix("# milliseconds: p50 ") })
    // All but the time, which stands last.
    let second = try Clean.output(words).split(separator: "\n")
    for (line, other) in zip(first, second) where !line.hasPrefix("#") {
      #expect(line.split(separator: " ").dropLast() == other.split(separator: " ").dropLast())
    }
  }
}

@Suite("Measuring answers and hierarchies")
struct AnswerBenchTests {
  private static let city = Result { try TinyCity() }

  @Test("passes over a trip that has no answer, and asks every other one for each kind of answer")
  func asksEveryTrip() throws {
    let city = try Self.city.get()
    let table = try city.folder.write(
      "id,from_lat,from_lon,to_lat,to_lon\n1,\(TinyCity.a),\(TinyCity.f)\n2,\(TinyCity.a),11,21\n",
      as: "bench-trips.csv")
    let words = [
      "bench", "answers", "--trips", table, "--network", city.network, "--stations", city.readings, "--field", "idw",
    ]
    let lines = try Clean.output(words + TinyCity.at).split(separator: "\n").map(String.init)
    for kind in ["usual routes", "usual routes as GeoJSON", "one route"] {
      #expect(lines.contains { $0.hasPrefix("# \(kind), milliseconds: p50 ") }, "\(lines)")
    }
    let single = try #require(lines.last { $0.hasPrefix("# one route, number of routes: ") })
    #expect(single == "# one route, number of routes: p50 1.000, p95 1.000, p99 1.000, max 1.000")
  }

  @Test("orders a network as often as it is told, and writes nothing")
  func ordersANetwork() throws {
    let city = try Self.city.get()
    let before = try Data(contentsOf: URL(filePath: city.network))
    let lines = try Clean.output(["bench", "hierarchy", "--network", city.network, "--runs", "2"]).split(
      separator: "\n")
    #expect(lines.count == 3 && lines[2].contains("; 8 nodes, "), "\(lines)")
    #expect(try Data(contentsOf: URL(filePath: city.network)) == before)
  }
}

@Suite("Air that changes, with brisa route")
struct ChangingAirTests {
  /// A city whose north is foul at first and clean later, with the south the other way round.
  private static let city = Result { try TinyCity() }

  private static func words(_ more: [String]) throws -> [String] {
    let city = try Self.city.get()
    let rows = (6...11).flatMap { hour -> [String] in
      let north = 80 - 10 * (hour - 6)
      let south = 10 + 15 * abs(hour - 9)
      return [("n", "10.0012", north), ("s", "9.9990", south)].map { name, latitude, no2 in
        String(format: "%@,%@,%@,20.0010,traffic,2026-03-02T%02d:00:00Z,no2,%d,µg/m³", name, name, latitude, hour, no2)
      }
    }
    let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit"
    let readings = try city.folder.write(
      ([header] + rows).joined(separator: "\n") + "\n", as: "day-\(UUID().uuidString).csv")
    return [
      "route", "--network", city.network, "--stations", readings, "--from", TinyCity.a, "--to", TinyCity.f, "--field",
      "nearest", "--by", "no2",
    ] + more
  }

  private static let window = "2026-03-02T07:00Z/2026-03-02T10:00Z"

  @Test("--depart-between keeps to the schema, and the answer is for the best minute of its curve")
  func findsTheBestMinute() throws {
    let answer = try Clean.json(Self.words(["--depart-between", Self.window]))
    #expect(try Project.schema("route").faults(answer) == [])
    let curve = answer["departures"]["curve"].elements
    #expect(curve.count == 37)
    #expect(
      curve.first?["departure"].text == "2026-03-02T07:00:00Z"
        && curve.last?["departure"].text == "2026-03-02T10:00:00Z")
    let best = try #require(answer["departures"]["best"]["burden"].number)
    #expect(curve.allSatisfy { best <= $0["burden"].number ?? 0 })
    #expect(answer["query"]["time"] == answer["departures"]["best"]["departure"])
  }

  @Test("a window of the day by the clock has no departure in the past")
  func leavesOutThePast() throws {
    let before = Date()
    let words = EmbeddedCity.across.prefix { $0 != "--at" }
    // Not until 23:59, as on the day on which clocks go back that is more than 24 hours.
    let curve = try Clean.json(words + ["--depart-between", "00:00/22:59"])["departures"]["curve"].elements
    let first = try #require(curve.first?["departure"].text)
    let departure = try #require(ISO8601DateFormatter().date(from: first))
    #expect(departure >= before, "\(first), asked at \(before)")
  }

  @Test("no minute around the best of the curve is better than the best departure", arguments: -4...4)
  func bettersItsNeighbors(minute: Int) throws {
    let departures = try Clean.json(Self.words(["--depart-between", Self.window]))["departures"]
    let sample = try #require(
      departures["curve"].elements.min { $0["burden"].number ?? 0 < $1["burden"].number ?? 0 }?["departure"].text)
    let moment = try Date(sample, strategy: .iso8601) + Double(60 * minute)
    let window = try Self.window.split(separator: "/").map {
      try Date(String($0.dropLast()) + ":00Z", strategy: .iso8601)
    }
    guard (window[0]...window[1]).contains(moment) else { return }
    let text = moment.formatted(.iso8601)
    let there = try Clean.json(Self.words(["--depart-between", "\(text)/\(text)"]))["departures"]["best"]["burden"]
    #expect(try #require(departures["best"]["burden"].number) <= #require(there.number))
  }

  @Test("--depart-between draws a bar for each time and says what waiting is worth")
  func drawsBars() throws {
    let text = try Clean.output(Self.words(["--depart-between", Self.window]))
    // The city's clock is an hour ahead of UTC.
    #expect(text.contains("\n08:00  ###") && text.contains("Best: leave at ") && text.contains("waiting "), "\(text)")
  }

  @Test("--depart-between tells apart the hours of the night in which clocks go back, and says no offset otherwise")
  func tellsTheRepeatedHour() throws {
    let words = EmbeddedCity.across.prefix { $0 != "--at" }
    let text = try Clean.output(words + ["--depart-between", "2026-10-25T01:30/2026-10-25T03:30"])
    #expect(text.contains("\n02:00 (UTC+2:00)  #") && text.contains("\n02:00 (UTC+1:00)  #"), "\(text)")
    #expect(text.contains("at 01:30 (UTC+2:00)") && text.contains("leave at 03:30 (UTC+1:00)"), "\(text)")
    let usual = try Clean.output(words + ["--depart-between", "2026-10-26T01:30/2026-10-26T03:30"])
    #expect(usual.contains("\n02:00  #"), "\(usual)")
  }

  @Test("--moving-air keeps to the schema and states its tolerance", arguments: [("1", 0.01), ("0.5%", 0.005)])
  func statesItsTolerance(text: String, tolerance: Double) throws {
    let answer = try Clean.json(
      Self.words(["--at", "2026-03-02T08:20Z", "--moving-air", "--tolerance", text]))
    #expect(try Project.schema("route").faults(answer) == [])
    #expect(answer["movingAir"]["tolerance"].number == tolerance)
    #expect(try #require(answer["movingAir"]["provenTolerance"].number) <= tolerance)
    #expect(answer["routes"].elements.allSatisfy { $0["movingBurden"].number != nil })
  }

  @Test("in air that stands still the moving burden is the burden")
  func agreesWithStillAir() throws {
    let city = try Self.city.get()
    let answer = try Clean.json(city.route(["--moving-air"]))
    let routes = answer["routes"].elements
    try #require(!routes.isEmpty)
    for route in routes {
      let burden = try #require(route["burden"].number)
      #expect(abs(try #require(route["movingBurden"].number) - burden) < 1e-5 * burden + 1e-5)
    }
    #expect(answer.noticeCodes.contains("hours-bridged"))
  }
}

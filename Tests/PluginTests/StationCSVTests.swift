import AirData
import Foundation
import Geo
import Testing

/// A day of March 2026 all over the world.
private func everywhere(_ start: String = "2026-03-02T00:00:00Z", _ end: String = "2026-03-03T00:00:00Z") throws
  -> ReadingQuery
{
  ReadingQuery(
    box: BoundingBox(west: -180, south: -90, east: 180, north: 90),
    interval: DateInterval(start: try TimeText.parse(start, zone: .gmt), end: try TimeText.parse(end, zone: .gmt)))
}

private let header = "station_id,latitude,longitude,time,pollutant,value,unit"

/// A bench with a table, and the source on it.
private struct Trial {
  let bench: SourceBench
  let source: any ReadingProvider

  init(_ text: String, _ settings: [String: SettingValue] = [:]) throws {
    try self.init(bytes: Array(text.utf8), settings)
  }

  init(bytes: [UInt8], _ settings: [String: SettingValue] = [:]) throws {
    bench = try SourceBench(input: bytes)
    let path: [String: SettingValue] = settings["url"] == nil && settings["path"] == nil ? ["path": "input.csv"] : [:]
    let entry = try PluginFolder(id: "station-csv", url: URL(filePath: "/")).entry()
    source = try bench.source(entry, settings.merging(path) { given, _ in given })
  }

  func readings() async throws -> [Reading] {
    try await source.readings(for: everywhere())
  }

  /// The sentence of the source's failure, without the bench's own path.
  func failure() async throws -> String {
    let error = await #expect(throws: SourceError.self) { try await readings() }
    return error?.message.replacing(bench.path(""), with: "") ?? "none"
  }

  /// The texts of all notices, in every language, without the bench's own path.
  var texts: [LocalizedText] {
    func shown(_ text: String) -> String { text.replacing(bench.path(""), with: "") }
    return bench.allNotices.map(\.text).map { LocalizedText(en: shown($0.en), es: shown($0.es), ca: shown($0.ca)) }
  }

  /// The messages of all notices, without the bench's own path.
  var notices: [String] { bench.allNotices.map { $0.message.replacing(bench.path(""), with: "") } }
}

@Suite("station-csv: settings")
struct StationCSVSettingsTests {
  @Test("What no map or route uses is told, one or several, whether there is an archive or not")
  func others() async throws {
    func notice(_ rows: [String]) async throws -> String? {
      let trial = try Trial(([header] + rows).joined(separator: "\n"))
      _ = try await trial.readings()
      return trial.notices.first { $0.contains("no map or route") }
    }
    let nitric = "a,39.47,-0.37,2026-03-02T08:00:00Z,no,9,µg/m³"
    let both = try await notice([nitric, "a,39.47,-0.37,2026-03-02T08:00:00Z,NOx,90,µg/m³"])
    #expect(try await notice([nitric])?.hasSuffix("NO is used by no map or route; an archive keeps it.") == true)
    #expect(both?.hasSuffix(" are used by no map or route; an archive keeps them.") == true)
  }

  @Test(
    "Wrong settings are refused before anything is read",
    arguments: [
      ([:], "path"), (["kind": "http"], "url"), (["kind": "ftp"], "kind"), (["path": "a", "url": "https://b/"], "url"),
      (["kind": "http", "url": "https://b/", "path": "a"], "path"),
      (["kind": "http", "url": "http://example.org/"], "url"),
      (["kind": "http", "url": "file:///etc/passwd"], "url"), (["path": ""], "path"),
      (["path": "a", "calendar": "weekly"], "calendar"),
      (["path": "a", "negative_tolerance": -1], "negative_tolerance"),
      (["path": "a", "strict": "yes"], "strict"),
    ] as [([String: SettingValue], String)])
  func refused(settings: [String: SettingValue], name: String) throws {
    let entry = try PluginFolder(id: "station-csv", url: URL(filePath: "/")).entry()
    let bench = try SourceBench(input: [])
    let error = #expect(throws: SourceError.self) { try bench.source(entry, settings) }
    guard case .setting(name, _) = error else {
      Issue.record("expected a refusal of \(name), got \(String(describing: error))")
      return
    }
  }

  @Test("Plain http is allowed by its setting")
  func plainHTTP() throws {
    _ = try Trial("", ["kind": "http", "url": "http://example.org/a.csv", "allow_plain_http": true])
  }
}

@Suite("station-csv: the table")
struct StationCSVTableTests {
  @Test("A table behind an address is read through the host's client")
  func http() async throws {
    let row = "a,39.4,-0.3,2026-03-02T08:00:00Z,no2,5,µg/m³"
    let trial = try Trial("\(header)\n\(row)\n", ["kind": "http", "url": "https://example.org/a.csv?key=secret"])
    #expect(try await trial.readings().count == 1)
    #expect(trial.bench.allRequests == ["https://example.org/a.csv?key=secret"])
  }

  @Test("A table of another place says so, and one with a single station here does not")
  func elsewhere() async throws {
    func notice(_ places: [String], here: String = "no2,5,µg/m³") async throws -> Notice? {
      let rows = places.enumerated().map { number, place in
        "s\(number),\(place),2026-03-02T08:00:00Z,\(place == "39.47,-0.37" ? here : "no2,5,µg/m³")"
      }
      let trial = try Trial(([header] + rows).joined(separator: "\n"))
      let box = BoundingBox(west: -0.5, south: 39.4, east: -0.3, north: 39.5)
      _ = try await trial.source.readings(for: ReadingQuery(box: box, interval: try everywhere().interval))
      return trial.bench.allNotices.first { $0.code == "no-station-here" }
    }
    let swapped = try await notice(["-0.37,39.47", "60.17,24.94"])
    #expect(swapped?.message.contains("the first is 's0' at -0.37,39.47. Are latitude and longitude swapped?") == true)
    // Whatever its row has: nothing, what no map uses, or what nobody can read.
    for here in ["no2,5,µg/m³", "no2,,µg/m³", "no,5,µg/m³", "no2,x,µg/m³"] {
      #expect(try await notice(["60.17,24.94", "39.47,-0.37"], here: here) == nil, "\(here)")
    }
    #expect(try await notice([]) == nil)
  }

  @Test("Another status than 200 is a failure that does not show the query")
  func status() async throws {
    let trial = try Trial("", ["kind": "http", "url": "https://example.org/a?key=secret&to=/missing"])
    #expect(try await trial.failure() == "https://example.org/a answered with status 404.")
  }

  @Test("What is no table is one failure")
  func noTable() async throws {
    #expect(try await Trial("").failure() == "input.csv is empty: it needs a header line and rows.")
    #expect(try await Trial("a\n\0\n").failure() == "input.csv is no text: line 2 holds control characters.")
    #expect(try await Trial("\(header)\n\"a\n").failure() == "input.csv has a quote on line 2 that is never closed.")
    #expect(try await Trial("", ["path": "/"]).failure() == "Cannot read '/': it is no regular file.")
    #expect(try await Trial("", ["path": "none.csv"]).failure() == "Cannot read 'none.csv': No such file or directory.")
  }

  @Test("Missing columns are named, and so are those that are there")
  func missingColumns() async throws {
    #expect(
      try await Trial("station,latitude,longitude,time,pollutant,value\n").failure()
        == "input.csv: the header lacks station_id, unit; it has station, latitude, longitude, time, pollutant, value.")
    #expect(
      try await Trial("station_id,latitude,longitude,time\n").failure()
        == "input.csv: the header lacks pollutant, value, unit (or one column per pollutant, like no2); "
        + "it has station_id, latitude, longitude, time.")
  }

  @Test(
    "A pollutant's column with an unfit unit, or given twice, is a failure",
    arguments: ["no2 [furlong]", "pm25 [ppb]", "no2 []", "no2,NO2 [ppb]"])
  func wideHeader(columns: String) async throws {
    #expect(try await Trial("station_id,latitude,longitude,time,\(columns)\n").failure().hasPrefix("input.csv: "))
  }

  @Test("A header without rows is told")
  func noRows() async throws {
    let trial = try Trial("\(header)\n")
    #expect(try await trial.readings().isEmpty)
    #expect(trial.notices == ["input.csv has a header but no rows."])
  }

  @Test("With strict the first bad row is the failure")
  func strict() async throws {
    let rows = "a,39.4,-0.3,2026-03-02T08:00:00Z,no2,5,µg/m³\na,39.4,-0.3,2026-03-02T09:00:00Z,no2,x,µg/m³\n"
    #expect(
      try await Trial("\(header)\n\(rows)", ["strict": true]).failure() == "input.csv:3: value 'x' is not a number.")
  }

  @Test("A hundred thousand bad rows are ten notices and a summary")
  func manyBadRows() async throws {
    let rows = (0..<100_000).map { "s\($0),999,abc,notatime,zz,NaN,furlong\n" }.joined()
    let trial = try Trial("\(header)\n\(rows)")
    #expect(try await trial.readings().isEmpty)
    #expect(trial.notices.count == 11)
    #expect(trial.notices.first == "input.csv:2: longitude 'abc' is not a number.")
    #expect(
      trial.notices.last == "input.csv: 100000 rows, of which 100000 rows or values are left out: "
        + "100000 not a number.")
  }

  @Test("One bad row is a row, in every language")
  func oneBadRow() async throws {
    let trial = try Trial("\(header)\na,39.4,-0.3,2026-03-02T09:00:00Z,no2,x,µg/m³\n")
    #expect(try await trial.readings().isEmpty)
    #expect(trial.texts.first?.es == "input.csv:2: value 'x' no es un número.", "\(trial.texts)")
    let summary = try #require(trial.texts.last)
    #expect(summary.en.contains("input.csv: 1 row, of which 1 row or value is left out: 1 not a number."), "\(summary)")
    #expect(summary.es.contains("input.csv: 1 fila; 1 fila o valor queda fuera: 1 no es un número."), "\(summary)")
    #expect(summary.ca.contains("input.csv: 1 fila; 1 fila o valor queda fora: 1 no és un nombre."), "\(summary)")
  }
}

@Suite("station-csv: the rows")
struct StationCSVRowTests {
  /// One row's reading, given what follows the place.
  private func reading(_ rest: String, columns: String = "", _ settings: [String: SettingValue] = [:]) async throws
    -> Reading?
  {
    let trial = try Trial("\(header)\(columns)\na,39.4,-0.3,\(rest)\n", settings)
    return try await trial.readings().first
  }

  @Test("Of dated rows those of the query are given; what is wrong with the others is told all the same")
  func outsideQuery() async throws {
    let rows = [
      "a,39.4,-0.3,2026-03-01T23:00Z,no2,1,µg/m³", "a,39.4,-0.3,2026-03-01T23:30Z,no2,2,µg/m³",
      "a,39.4,-0.3,2026-03-03T00:00Z,no2,3,µg/m³", "b,39.4,-0.2,2026-02-01T08:00Z,no2,x,µg/m³",
      "b,39.4,-0.2,2026-02-01T09:00Z,no2,-1,µg/m³", "b,39.4,-0.2,2026-02-01T10:00Z,no,7,µg/m³",
    ]
    let trial = try Trial("\(header)\n\(rows.joined(separator: "\n"))\n")
    let all = try await trial.source.all(for: everywhere())
    #expect(all.readings.map(\.concentration) == [2] && all.others.isEmpty)
    #expect(trial.notices.first == "input.csv:5: value 'x' is not a number.")
    #expect(Set(trial.bench.allNotices.map(\.code)) == ["bad-row", "bad-rows", "negative-as-zero", "other-species"])
  }

  @Test("Small negative values are zero and flagged, larger ones refused")
  func negatives() async throws {
    let kept = try #require(try await reading("2026-03-02T08:00Z,no2,-5,µg/m³"))
    #expect(kept.concentration == 0 && kept.quality == .clampedNegative)
    #expect(try await reading("2026-03-02T08:00Z,no2,-5.01,µg/m³") == nil)
    #expect(try await reading("2026-03-02T08:00Z,no2,-1,µg/m³", ["negative_tolerance": 0]) == nil)
    #expect(try await reading("2026-03-02T08:00Z,no2,-0,µg/m³")?.quality == [])
    // An instrument of CO has the noise of its larger figures.
    #expect(try await reading("2026-03-02T08:00Z,co,-0.05,mg/m³")?.quality == .clampedNegative)
    #expect(try await reading("2026-03-02T08:00Z,co,-0.11,mg/m³") == nil)
  }

  @Test("A station whose coordinates are rounded otherwise is the same one")
  func rounding() async throws {
    let rows = ["39.4,-0.3", "39.4000001,-0.3", "39.4008,-0.3"].enumerated().map { hour, place in
      "a,\(place),2026-03-02T0\(hour):00Z,no2,5,µg/m³\n"
    }
    let readings = try await Trial("\(header)\n\(rows.joined())").readings()
    #expect(readings.count == 3 && Set(readings.map(\.station)).count == 1)
    let moved = "a,39.41,-0.3,2026-03-02T03:00Z,no2,5,µg/m³\n"
    #expect(try await Trial("\(header)\n\(rows.joined())\(moved)").readings().count == 3)
  }

  @Test("All small negative values of a table are told in one notice with their number")
  func countsNegatives() async throws {
    let rows = (0..<20).map { hour in
      String(format: "a,39.4,-0.3,2026-03-02T%02d:00Z,no2,%d,µg/m³\n", hour, hour < 15 ? -1 : 3)
    }
    let trial = try Trial("\(header)\n\(rows.joined())")
    #expect(try await trial.readings().count == 20)
    #expect(trial.notices == ["input.csv: 15 values little below zero are taken as zero."])
  }

  @Test("One small negative value is told as one, none not at all")
  func countsOneNegative() async throws {
    func notices(_ value: String) async throws -> [String] {
      let trial = try Trial("\(header)\na,39.4,-0.3,2026-03-02T08:00Z,no2,\(value),µg/m³\n")
      _ = try await trial.readings()
      return trial.notices
    }
    #expect(try await notices("-0.1") == ["input.csv: 1 value little below zero is taken as zero."])
    #expect(try await notices("-0") == [])
  }

  @Test("A value that conversion makes infinite is refused")
  func overflow() async throws {
    #expect(try await reading("2026-03-02T08:00Z,no2,1e308,mg/m³") == nil)
  }

  @Test("Kinds are read, and a forecast knows when it was issued")
  func kinds() async throws {
    let columns = ",kind,issued"
    let row = "2026-03-02T08:00Z,no2,5,µg/m³"
    #expect(try await reading("\(row),,", columns: columns)?.kind == .observed)
    #expect(try await reading("\(row),Typical,", columns: columns)?.kind == .typical(of: .daily))
    let issued = try TimeText.parse("2026-03-01T18:00Z", zone: .gmt)
    #expect(try await reading("\(row),forecast,2026-03-01T18:00Z", columns: columns)?.kind == .forecast(issued: issued))
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(try await reading("\(row),forecast,", columns: columns)?.kind == .forecast(issued: now))
    #expect(try await reading("\(row),guess,", columns: columns) == nil)
  }

  @Test("An unknown quality makes a reading doubtful and is told")
  func quality() async throws {
    let trial = try Trial("\(header),quality\na,39.4,-0.3,2026-03-02T08:00Z,no2,5,µg/m³,odd\n")
    #expect(try await trial.readings().first?.quality == .doubtful)
    #expect(trial.notices.first == "input.csv:2: quality 'odd' is unknown: taken as doubtful.")
  }

  @Test("An unknown type of a station is told in every language, with those that there are")
  func type() async throws {
    let trial = try Trial("\(header),type\na,39.4,-0.3,2026-03-02T08:00Z,no2,5,µg/m³,foo\n")
    #expect(try await trial.readings().first?.station.type == .unknown)
    let told = try #require(trial.texts.first)
    let types = "traffic, background, industrial, model"
    #expect(told.en == "input.csv:2: type 'foo' is none of \(types): taken as not stated.")
    #expect(told.es == "input.csv:2: type 'foo' no es ninguno de \(types): cuenta como no indicado.")
    #expect(told.ca == "input.csv:2: type 'foo' no és cap de \(types): compta com a no indicat.")
  }

  @Test("An end that is not later than the time is refused")
  func end() async throws {
    #expect(try await reading("2026-03-02T08:00Z,no2,5,µg/m³,2026-03-02T08:00Z", columns: ",end") == nil)
    let day = try #require(try await reading("2026-03-02T00:00Z,no2,5,µg/m³,2026-03-02T24:00Z", columns: ",end"))
    #expect(day.end.timeIntervalSince(day.start) == 86_400)
  }

  @Test("Names of stations hold no control characters")
  func names() async throws {
    let trial = try Trial("\(header),name\na,39.4,-0.3,2026-03-02T08:00Z,no2,5,µg/m³,\"x\n\u{9B}2Jy\"\n")
    #expect(try await trial.readings().map(\.station.name) == ["x  2Jy"])
  }

  @Test("Messages show bad text short and without control characters")
  func excerpts() async throws {
    let trial = try Trial(
      "\(header)\na,39.4,-0.3,2026-03-02T08:00Z,\"n\nx\(String(repeating: "y", count: 500))\",5,µg/m³\n")
    _ = try await trial.readings()
    #expect(trial.notices.first == "input.csv:2: pollutant 'n x\(String(repeating: "y", count: 37))…' is unknown.")
  }
}

@Suite("station-csv: the typical day")
struct StationCSVTypicalDayTests {
  private let table = "\(header)\na,39.4,-0.3,08:00,no2,5,µg/m³\n"

  @Test("Every day of a query gets its reading")
  func everyDay() async throws {
    let source = try Trial(table).source
    let readings = try await source.readings(for: everywhere("2026-03-02T00:00Z", "2026-03-05T00:00Z"))
    #expect(
      readings.map { TimeText.format($0.start, zone: .gmt) }
        == ["2026-03-02T08:00:00Z", "2026-03-03T08:00:00Z", "2026-03-04T08:00:00Z"])
    #expect(readings.allSatisfy { $0.kind == .typical(of: .daily) })
  }

  @Test("An end that is not later lies in the next day, and reaches into a query there")
  func overMidnight() async throws {
    let source = try Trial("\(header),end\na,39.4,-0.3,23:00,no2,5,µg/m³,01:00\n").source
    let readings = try await source.readings(for: everywhere("2026-03-02T00:30Z", "2026-03-02T00:40Z"))
    #expect(readings.map { TimeText.format($0.start, zone: .gmt) } == ["2026-03-01T23:00:00Z"])
  }

  @Test("The first time that can be read decides between dated and daily")
  func auto() async throws {
    let mixed =
      "\(header)\na,39.4,-0.3,?,no2,5,µg/m³\na,39.4,-0.3,08:00,no2,5,µg/m³\na,39.4,-0.3,2026-03-02T09:00Z,no2,5,µg/m³\n"
    let trial = try Trial(mixed)
    #expect(try await trial.readings().map(\.kind) == [.typical(of: .daily)])
    #expect(trial.bench.allNotices.count == 3)
    #expect(try await Trial(mixed, ["calendar": "dated"]).readings().map(\.kind) == [.observed])
  }

  @Test("A row of days that are none is told, and left out")
  func unknownDay() async throws {
    let trial = try Trial(
      "\(header),day\na,39.4,-0.3,08:00,no2,5,µg/m³,holiday\na,39.4,-0.3,09:00,no2,6,µg/m³,Workday\n")
    #expect(try await trial.readings().map(\.kind) == [.typical(of: .workday)])
    #expect(
      trial.notices.first == "input.csv:2: day 'holiday' is none of daily, workday, saturday, sunday, weekend.")
  }

  @Test(
    "A day without a profile of its own takes the nearest one, which says what it is",
    arguments: [
      (["workday", "saturday", "sunday"], "saturday", "sunday"), (["workday", "saturday"], "saturday", "saturday"),
      (["workday", "weekend"], "weekend", "weekend"), (["workday", "daily"], "daily", "daily"),
      (["workday"], "workday", "workday"), (["workday", "sunday"], "sunday", "sunday"),
    ])
  func nearestDay(days: [String], saturday: String, sunday: String) async throws {
    let rows = days.map { "a,39.4,-0.3,08:00,no2,5,µg/m³,\($0)\n" }.joined()
    let source = try Trial("\(header),day\n\(rows)").source
    // From a Friday to a Monday.
    let readings = try await source.readings(for: everywhere("2026-03-06T00:00Z", "2026-03-10T00:00Z"))
    let kinds = ["workday", saturday, sunday, "workday"].compactMap { TypicalDay(rawValue: $0) }
    #expect(readings.sorted { $0.start < $1.start }.map(\.kind) == kinds.map { .typical(of: $0) })
  }

  @Test("A dated table may say which days its typical figures stand for")
  func datedDay() async throws {
    let trial = try Trial("\(header),kind,day\na,39.4,-0.3,2026-03-02T08:00Z,no2,5,µg/m³,typical,sunday\n")
    #expect(try await trial.readings().map(\.kind) == [.typical(of: .sunday)])
  }

  @Test("24:00 begins no hour")
  func endOfDay() async throws {
    #expect(try await Trial("\(header)\na,39.4,-0.3,24:00,no2,5,µg/m³\n", ["calendar": "daily"]).readings().isEmpty)
  }

  @Test("A query of ten thousand years is refused and not computed")
  func hugeQuery() async throws {
    let rows = (0..<24).map { "a,39.4,-0.3,\($0):00,no2,5,µg/m³\n" }.joined()
    let source = try Trial("\(header)\n\(rows)").source
    let query = ReadingQuery(
      box: BoundingBox(west: -180, south: -90, east: 180, north: 90),
      interval: DateInterval(start: .distantPast, end: .distantFuture))
    await #expect(throws: SourceError.self) { try await source.readings(for: query) }
  }
}

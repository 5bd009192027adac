import Foundation
import TestSupport
import Testing

@Suite("brisa batch")
struct BatchTests {
  private static let city = Result { try TinyCity() }

  private static let header = "id,from_lat,from_lon,to_lat,to_lon"
  private static let places = [TinyCity.a, TinyCity.c, TinyCity.f, "10.0000,20.0000"]

  /// Trips between the junctions of the left island, one after the other.
  private static func trips(_ count: Int) -> [String] {
    (0..<count).map { "t\($0),\(places[$0 % 4]),\(places[($0 + 1 + $0 / 4 % 3) % 4])" }
  }

  private func table(_ rows: [String], header: String = header) throws -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  /// Runs a batch in a folder of its own and returns the run and the rows, header first, by fields.
  private func batch(
    _ text: String, _ more: [String] = [], in folder: TemporaryFolder
  ) throws -> (result: Command.Result, rows: [[String]]) {
    let city = try Self.city.get()
    let input = try folder.write(text, as: "in.csv")
    let output = folder.path("out.csv")
    let result = try Clean.run(
      ["batch", input, "-o", output, "--network", city.network, "--stations", city.readings] + TinyCity.at + more)
    let lines = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
    return (
      result,
      lines.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    )
  }

  @Test("says in each row that burdens by traffic have no unit", arguments: [false, true])
  func byTraffic(isMatrix: Bool) throws {
    let points = ["id,lat,lon", "p,\(TinyCity.a)", "q,\(TinyCity.f)"].joined(separator: "\n") + "\n"
    let (result, rows) = try batch(
      isMatrix ? points : table(Self.trips(2)), ["--by", "traffic"] + (isMatrix ? ["--matrix"] : []),
      in: TemporaryFolder())
    #expect(result.status == 0, "\(result.errors)")
    let column = try #require(rows[0].firstIndex(of: "notices"))
    #expect(rows.count > 2 && rows.dropFirst().allSatisfy { $0[column].contains("traffic-only") }, "\(rows)")
  }

  @Test("has the figures of brisa route, row by row in order")
  func agreesWithRoute() throws {
    let (result, rows) = try batch(table(Self.trips(12)), in: TemporaryFolder())
    #expect(result.status == 0, "\(result.errors)")
    #expect(rows.map { $0[0] } == ["id"] + (0..<12).map { "t\($0)" })
    let answer = try Clean.json(Self.city.get().route(from: TinyCity.a, to: TinyCity.c))
    let names = rows[0]
    let routes = answer["routes"].elements
    try #require(!routes.isEmpty)
    for route in routes {
      for label in route["labels"].elements.compactMap(\.text) {
        for (column, key) in [
          ("distance_m", "distanceMeters"), ("duration_s", "durationSeconds"), ("burden_min", "burden"),
          ("index_max", "indexMax"),
        ] {
          let index = try #require(names.firstIndex(of: "\(label)_\(column)"))
          #expect(Double(rows[1][index]) == route[key].number, "\(label) \(column)")
        }
        let sure = try #require(names.firstIndex(of: "\(label)_cleaner_probability"))
        #expect(Double(rows[1][sure]) == route["cleanerProbability"].number, "\(label)")
        let dose = try #require(names.firstIndex(of: "\(label)_no2_dose_ug"))
        #expect(Double(rows[1][dose]) == route["doseMicrograms"]["no2"].number)
      }
    }
  }

  @Test("says how sure each way is cleaner; a route that is not offered has the figures of the fastest")
  func saysHowSure() throws {
    let folder = try TemporaryFolder()
    let rows = ["west,39.4764,-0.4060,39.4645,-0.3483", "across,39.4699,-0.3763,39.4795,-0.3443"]
    let input = try folder.write(table(rows), as: "in.csv")
    let field = ["--field", "idw", "--increment", "off", "--by", "no2"] + EmbeddedCity.at
    let result = try Clean.run(["batch", input, "-o", folder.path("out.csv")] + field)
    #expect(result.status == 0, "\(result.errors)")
    let lines = try String(contentsOfFile: folder.path("out.csv"), encoding: .utf8).split(separator: "\n")
    let fields = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    for row in fields.dropFirst() {
      let cells = Dictionary(uniqueKeysWithValues: zip(fields[0], row))
      let trip = row[0] == "west" ? ("39.4764,-0.4060", "39.4645,-0.3483") : ("39.4699,-0.3763", "39.4795,-0.3443")
      let routes = try Clean.json(["route", "--from", trip.0, "--to", trip.1] + field)["routes"].elements
      for label in ["fastest", "balanced", "cleanest"] {
        let route = try #require(routes.first { $0["labels"].elements.contains(.text(label)) })
        #expect(Double(cells["\(label)_cleaner_probability"] ?? "-") == route["cleanerProbability"].number)
        #expect(Double(cells["\(label)_burden_min"] ?? "-") == route["burden"].number)
      }
      #expect(cells["fastest_cleaner_probability"] == "")
      let sure = Double(cells["cleanest_cleaner_probability"] ?? "-")
      #expect(row[0] == "west" ? (sure ?? 0) >= 0.6 : routes.count == 1 || sure != nil)
    }
    #expect(fields.count == 3)
  }

  @Test("takes the columns in any order, other columns too, and another separator")
  func takesAnyOrder() throws {
    let places = TinyCity.f.split(separator: ",") + TinyCity.a.split(separator: ",")
    let other = try table(
      ["\(places[1]);x;\(places[0]);t0;\(places[3]);\(places[2])"], header: "to_lon;what;to_lat;id;from_lon;from_lat")
    let turned = try batch(other, in: TemporaryFolder())
    let plain = try batch(table(["t0,\(TinyCity.a),\(TinyCity.f)"]), in: TemporaryFolder())
    #expect(turned.result.status == 0 && turned.rows == plain.rows, "\(turned.result.errors)")
  }

  @Test("gives a bad row its reason and goes on; the exit status tells of it")
  func goesOnAfterABadRow() throws {
    let rows = [
      "good,\(TinyCity.a),\(TinyCity.f)", "bad,x,1,2,3", "far,0,0,\(TinyCity.f)", "short,1",
      "island,\(TinyCity.a),\(TinyCity.x)",
    ]
    let (result, lines) = try batch(table(rows), in: TemporaryFolder())
    #expect(result.status == 65 && result.errors.contains("4 of 5 rows have no answer"))
    let text = lines.map { $0.joined(separator: ",") }
    #expect(text.count == 6 && text[1].hasSuffix(","))
    for (line, word) in zip(text.dropFirst(2), ["bad-coordinate", "off-network", "bad-data", "no-route"]) {
      #expect(line.contains(word), "\(line)")
    }
  }

  @Test(
    "goes on where it was broken off, at whatever byte, and comes to the same",
    arguments: [0.02, 0.3, 0.5, 0.501, 0.77, 0.999, 1])
  func resumes(share: Double) throws {
    let folder = try TemporaryFolder()
    let text = try table(Self.trips(30))
    _ = try batch(text, in: folder)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path("out.csv")))
    try whole.prefix(Int(Double(whole.count) * share)).write(to: URL(fileURLWithPath: folder.path("out.csv")))
    let again = try batch(text, ["--resume"], in: folder)
    #expect(again.result.status == 0, "\(again.result.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("out.csv"))) == whole)
  }

  @Test("resumes trips whose ids begin like formulas, which no row hands on")
  func resumesIdsLikeFormulas() throws {
    let folder = try TemporaryFolder()
    let text = try table(Self.trips(4).map { "=" + $0 })
    let first = try batch(text, in: folder)
    #expect(first.rows.dropFirst().map(\.first).contains { $0 == "'=t0" })
    #expect(first.rows.allSatisfy { $0.first?.hasPrefix("=") == false }, "\(first.rows)")
    let output = URL(fileURLWithPath: folder.path("out.csv"))
    let whole = try Data(contentsOf: output)
    try whole.prefix(whole.count * 2 / 3).write(to: output)
    let again = try batch(text, ["--resume"], in: folder)
    #expect(again.result.status == 0, "\(again.result.errors)")
    #expect(try Data(contentsOf: output) == whole)
  }

  @Test("does not resume a table of another moment, of other trips or of other options")
  func refusesOtherTables() throws {
    let folder = try TemporaryFolder()
    _ = try batch(table(Self.trips(4)), in: folder)
    #expect(try batch(table(Self.trips(3)), ["--resume"], in: folder).result.errors.contains("has more rows than"))
    let others = Self.trips(5).map { "x" + $0 }
    #expect(try batch(table(others), ["--resume"], in: folder).result.errors.contains("do not go together"))
    let options = try batch(table(Self.trips(5)), ["--resume", "--avoidance", "2"], in: folder)
    #expect(options.result.status == 65 && options.result.errors.contains("no table that these options"))
    let moved = try table(["t0,\(TinyCity.a),\(TinyCity.f)"] + Self.trips(4).dropFirst())
    #expect(try batch(moved, ["--resume"], in: folder).result.errors.contains("no table that these options and"))
    let dirtier = try String(contentsOfFile: Self.city.get().readings, encoding: .utf8)
      .replacing("no2,10", with: "no2,90")
    let readings = try folder.write(dirtier, as: "other-readings.csv")
    for other in [
      ["--mode", "bike"], ["--by", "pm25"], ["--exclude", "\(TinyCity.c),20"], ["--scale", "eu-aqi"],
      ["--field", "mean"], ["--wind"], ["--stations", readings],
    ] {
      let mixed = try batch(table(Self.trips(5)), ["--resume"] + other, in: folder)
      #expect(mixed.result.errors.contains("no table that these options"), "\(other): \(mixed.result.errors)")
    }
    let later = try batch(table(Self.trips(5)), ["--resume", "--at", "2026-03-02T08:40:00Z"], in: folder)
    #expect(later.result.errors.contains("resume with --at 2026-03-02T08:30:00Z"))
  }

  @Test("a matrix has a row from each point to each, as brisa route has them")
  func makesAMatrix() throws {
    let points = zip(["a", "c", "f"], [TinyCity.a, TinyCity.c, TinyCity.f]).map { "\($0),\($1)" }
    let folder = try TemporaryFolder()
    let text = try table(points, header: "id,lat,lon")
    let (result, rows) = try batch(text, ["--matrix"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(rows.dropFirst().map { $0[0] + $0[3] } == ["aa", "ac", "af", "ca", "cc", "cf", "fa", "fc", "ff"])
    let column = try #require(rows[0].firstIndex(of: "burden_min"))
    let route = try Clean.json(Self.city.get().route(from: TinyCity.a, to: TinyCity.f))["routes"][0]
    #expect(Double(rows[3][4]) == route["distanceMeters"].number && Double(rows[1][4]) == 0)
    #expect(rows[3][column].isEmpty == false)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path("out.csv")))
    try whole.prefix(whole.count * 2 / 3).write(to: URL(fileURLWithPath: folder.path("out.csv")))
    _ = try batch(text, ["--matrix", "--resume"], in: folder)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("out.csv"))) == whole)
  }

  @Test("a matrix has the ways that brisa route has, also from a street that hardly joins the rest")
  func matrixOfAnIsland() throws {
    let folder = try TemporaryFolder()
    let points = try folder.write("id,lat,lon\na,39.47,-0.376\nb,39.48,-0.344\n", as: "points.csv")
    let words = ["--mode", "bike"] + EmbeddedCity.at
    let rows = try Clean.output(["batch", points, "--matrix", "-o", "-"] + words).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    for (row, ends) in [(2, ["39.47,-0.376", "39.48,-0.344"]), (3, ["39.48,-0.344", "39.47,-0.376"])] {
      let route = try Clean.json(["route", "--from", ends[0], "--to", ends[1]] + words)["routes"][0]
      #expect(Double(rows[row][4]) == route["distanceMeters"].number, "\(rows[row])")
    }
  }

  @Test("does not resume the matrix of other points")
  func refusesOtherMatrices() throws {
    let folder = try TemporaryFolder()
    let points = zip(["a", "c", "f"], [TinyCity.a, TinyCity.c, TinyCity.f]).map { "\($0),\($1)" }
    func resumed(_ points: some Sequence<String>) throws -> Command.Result {
      try batch(table(Array(points), header: "id,lat,lon"), ["--matrix", "--resume"], in: folder).result
    }
    #expect(try resumed(points).status == 0)
    #expect(try resumed(points.dropLast()).errors.contains("has more rows than"))
    #expect(try resumed(points + ["x,\(TinyCity.x)"]).errors.contains("do not go together"))
    #expect(try resumed(points.reversed()).errors.contains("'f' in its column 'from'"))
  }

  @Test("names no file where the table goes to standard output")
  func namesTheOutput() throws {
    let city = try Self.city.get()
    let folder = try TemporaryFolder()
    let input = try folder.write(table(["bad,x,1,2,3"]), as: "in.csv")
    let words = ["batch", input, "-o", "-", "--network", city.network, "--stations", city.readings] + TinyCity.at
    let result = try Clean.run(words)
    #expect(result.status == 65 && result.errors.contains("the column 'error' of the output says why"))
  }

  @Test("counts the rows of a run before that have no answer")
  func remembersFailures() throws {
    let folder = try TemporaryFolder()
    let text = try table(["bad,x,1,2,3", "good,\(TinyCity.a),\(TinyCity.f)"])
    #expect(try batch(text, in: folder).result.status == 65)
    let again = try batch(text, ["--resume"], in: folder)
    #expect(again.result.status == 65 && again.result.errors.contains("1 of 2 rows has no answer"))
    let alone = try batch(table(["bad,x,1,2,3"]), in: TemporaryFolder())
    #expect(alone.result.status == 65 && alone.result.errors.contains("1 of 1 row has no answer"))
  }

  @Test("a job killed at any moment leaves whole rows but for the last, and is resumed")
  func survivesBeingKilled() throws {
    let folder = try TemporaryFolder()
    let city = try Self.city.get()
    let input = try folder.write(table(Self.trips(4000)), as: "in.csv")
    let output = folder.path("out.csv")
    let words = ["batch", input, "-o", output, "--network", city.network, "--stations", city.readings] + TinyCity.at
    var lines: [Substring] = []
    // A job may be done before it is killed.
    for _ in 0..<20 where lines.isEmpty || lines.count > 4000 {
      try? FileManager.default.removeItem(atPath: output)
      let job = try RunningCommand(words)
      // Until some rows are there, however slow the machine is.
      while (try? FileManager.default.attributesOfItem(atPath: output)[.size] as? Int) ?? 0 < 3000, job.isRunning {
        Thread.sleep(forTimeInterval: 0.001)
      }
      job.kill()
      _ = try job.output()
      lines = try String(contentsOfFile: output, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    #expect(lines.count > 2 && lines.count <= 4000, "no job was killed in its middle: \(lines.count) lines")
    let columns = lines[0].count { $0 == "," }
    for (number, line) in lines.dropLast().dropFirst().enumerated() {
      #expect(line.hasPrefix("t\(number),") && line.count { $0 == "," } == columns, "row \(number)")
    }
    let again = try Clean.run(words + ["--resume"])
    #expect(again.status == 0, "\(again.errors)")
    let ids = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(ids.dropFirst().map(String.init) == (0..<4000).map { "t\($0)" })
  }
}

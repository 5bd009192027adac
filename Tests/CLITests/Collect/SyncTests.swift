import AirData
import Foundation
import TestSupport
import Testing

@Suite("brisa sync and brisa status")
struct SyncTests {
  @Test("a first run keeps two days, a second one nothing more")
  func collectsTwice() throws {
    let city = try CollectingCity(hours: 100)
    let first = try Clean.json(["sync"] + city.config)["sources"][0]
    #expect(first["state"].text == "updated")
    // Where the next hour begins meanwhile, its two days have one hour of the table less.
    let hours = Date.now.startOfHour > city.hour(0) ? [47, 48] : [48]
    #expect(hours.contains { first["new"].number == Double($0 * CollectingCity.readingsPerHour) }, "\(first)")
    let before = try city.readingsByHour()
    let second = try Clean.json(["sync"] + city.config)["sources"][0]
    #expect(second["state"].text == "current")
    #expect(second["new"].number == 0)
    #expect(try city.readingsByHour() == before)
  }

  @Test("a time of long ago is filled in")
  func fillsIn() throws {
    let city = try CollectingCity(hours: 600)
    let time = [
      "--from", CollectingCity.words(city.hour(500)), "--to", CollectingCity.words(city.hour(400)),
    ]
    let source = try Clean.json(["sync"] + time + city.config)["sources"][0]
    #expect(source["new"].number == Double(100 * CollectingCity.readingsPerHour))
  }

  @Test("--replace removes what was withdrawn, and tells how much")
  func replaces() throws {
    let city = try CollectingCity(hours: 60)
    let time = ["--from", CollectingCity.words(city.hour(40)), "--to", CollectingCity.words(city.hour(20))]
    _ = try Clean.output(["sync"] + time + city.config)
    let withdrawn = CollectingCity.words(city.hour(30))
    let rows = try String(contentsOfFile: city.folder.path("readings.csv"), encoding: .utf8).split(separator: "\n")
    let left = rows.filter { !$0.contains(withdrawn) }
    try city.folder.write(left.joined(separator: "\n") + "\n", as: "readings.csv")
    let answer = try Clean.json(["sync", "--replace"] + time + city.config)
    #expect(try Project.schema("sync").faults(answer) == [])
    #expect(answer["sources"][0]["removed"].number == Double(CollectingCity.readingsPerHour))
  }

  @Test("--replace keeps the readings of a source that could not read a row, and says so")
  func replacesNothingOfPartOfATable() throws {
    let city = try CollectingCity(hours: 60)
    let time = ["--from", CollectingCity.words(city.hour(40)), "--to", CollectingCity.words(city.hour(20))]
    _ = try Clean.output(["sync"] + time + city.config)
    let before = try city.readingsByHour()
    let table = try String(contentsOfFile: city.folder.path("readings.csv"), encoding: .utf8)
    let hour = CollectingCity.words(city.hour(30))
    let typo = table.replacing("\(hour),no2,", with: "\(hour),no2,3O", maxReplacements: 1)
    try city.folder.write(typo, as: "readings.csv")
    let answer = try Clean.json(["sync", "--replace"] + time + city.config)
    #expect(answer["sources"][0]["notices"].elements.contains { $0["code"].text == "not-replaced" }, "\(answer)")
    #expect(try city.readingsByHour() == before)
  }

  @Test("a source that ended years ago is not called current")
  func endedSource() throws {
    let city = try CollectingCity(hours: 1)
    let rows = [
      "station_id,latitude,longitude,type,time,pollutant,value,unit",
      "a,39.470,-0.37,traffic,2022-01-01T10:00:00Z,no2,20,µg/m³",
    ]
    try city.folder.write(rows.joined(separator: "\n") + "\n", as: "readings.csv")
    let words = ["sync", "--from", "2022-01-01", "--to", "2022-01-02"] + city.config
    _ = try Clean.output(words)
    let again = try Clean.output(words)
    #expect(again.contains("nothing new") && !again.contains("current"), "\(again)")
    let status = try Clean.json(["status"] + city.config)
    #expect(try Project.schema("status").faults(status) == [])
    #expect(status["sources"][0]["silentSince"].text == "2022-01-01T10:00:00Z")
    let text = try Clean.output(["status"] + city.config)
    #expect(text.contains("stations has given nothing since Sat 1 Jan 2022 10:00"), "\(text)")
  }

  @Test("their answers keep to their schemas")
  func keepsToItsSchema() throws {
    let city = try CollectingCity(hours: 60)
    #expect(try Project.schema("sync").faults(Clean.json(["sync"] + city.config)) == [])
    #expect(try Project.schema("status").faults(Clean.json(["status"] + city.config)) == [])
  }

  @Test("the state tells the newest reading, its age and what is missing")
  func tellsTheState() throws {
    let city = try CollectingCity(hours: 30)
    _ = try Clean.output(["sync"] + city.config)
    let source = try Clean.json(["status"] + city.config)["sources"][0]
    #expect(source["newest"].text == CollectingCity.words(city.hour(1)))
    #expect((source["ageSeconds"].number ?? 0) >= 3600)
    #expect(source["gaps"]["missingHours"].number == 0)
    #expect(source["gaps"]["expectedHours"].number == Double(30 * CollectingCity.readingsPerHour))
    #expect(source["lastSuccess"].text != nil)
    let text = try Clean.output(["status"] + city.config)
    #expect(text.hasPrefix("source"))
    #expect(text.contains("stations"))
  }

  @Test("a measured hour that is still to come has no age in the text")
  func knowsNoNegativeAge() throws {
    let city = try CollectingCity(hours: 2)
    let table = try String(contentsOfFile: city.folder.path("readings.csv"), encoding: .utf8)
    let coming = CollectingCity.words(city.hour(-50))
    try city.folder.write(table + "a,39.470,-0.37,traffic,\(coming),no2,20,µg/m³\n", as: "readings.csv")
    _ = try Clean.output(["sync"] + city.config)
    let lines = try Clean.output(["status"] + city.config).split(separator: "\n")
    let words = lines[1].split(separator: " ")
    #expect(words.contains("-") && !words.contains { $0.hasPrefix("-1") }, "\(lines[1])")
  }

  @Test("what was collected answers when the source is gone")
  func answersFromTheArchive() throws {
    let city = try CollectingCity(hours: 48)
    _ = try Clean.output(["sync"] + city.config)
    try FileManager.default.removeItem(atPath: city.folder.path("readings.csv"))
    let answer = try Clean.json(
      ["air", "39.475,-0.37", "--at", CollectingCity.words(city.hour(2))] + city.config)
    #expect(answer["air"]["sources"][0]["state"].text == "archive")
    #expect(answer["air"]["sources"][0]["id"].text == "stations")
    #expect(answer["index"]["standIns"].elements.isEmpty)
  }

  @Test("look in the tests for nothing that the machine's user has collected")
  func areAtHomeInTheTests() throws {
    let status = try Clean.run(["status"])
    let archive = try Command.home.get().path(".local/share/brisa/valencia-sketch.sqlite")
    #expect(status.errors.contains("There is no archive '\(archive)' yet"), "\(status)")
  }

  @Test("without a place for it, the archive lies in the user's data folder under the city's name")
  func hasAStandardPlace() throws {
    let city = try CollectingCity(hours: 48)
    let yaml = try String(contentsOfFile: city.config[1], encoding: .utf8).replacing("archive: air.sqlite\n", with: "")
    try city.folder.write(yaml, as: "brisa.yml")
    let environment = ["XDG_DATA_HOME": city.folder.path("data")]
    _ = try Clean.output(["sync"] + city.config, environment: environment)
    #expect(FileManager.default.fileExists(atPath: city.folder.path("data/brisa/testville.sqlite")))
    let words = ["air", "39.475,-0.37", "--at", CollectingCity.words(city.hour(2))]
    let answer = try Clean.json(words + city.config, environment: environment)
    #expect(answer["air"]["sources"][0]["state"].text == "archive")
    // Readings of one's own are not those of the city's sources.
    let own = try Clean.json(
      words + ["--stations", city.folder.path("readings.csv")] + city.config, environment: environment)
    #expect(own["air"]["sources"][0]["state"].text == "fresh")
  }

  @Test("a long time is told before it is asked for")
  func tellsLength() throws {
    let city = try CollectingCity(hours: 3)
    let sync = try Clean.run(["sync", "--from", "2021-01-01", "--to", "2026-01-01"] + city.config)
    #expect(sync.status == 0)
    #expect(sync.errors.contains("notice: 183 pieces of ten days will be asked for, over all sources"))
    #expect(try !Clean.run(["sync"] + city.config).errors.contains("pieces"))
  }

  @Test("offers nothing that does nothing: readings are kept whatever their scale and field")
  func offersNoScale() throws {
    for command in ["sync", "status"] {
      let help = try Clean.output([command, "--help"])
      #expect(!help.contains("--scale") && !help.contains("--field") && help.contains("--verbose"))
      #expect(try Clean.run([command, "--scale", "us-epa"]).status == 64)
    }
  }

  @Test("an archive in a folder that nobody may write is read")
  func readsWhereNobodyWrites() throws {
    let city = try CollectingCity(hours: 3)
    let folder = city.folder.path("kept")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let archive = ["--archive", folder + "/air.sqlite"]
    _ = try Clean.output(["sync"] + archive + city.config)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: city.folder.url.path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    let result = try Unprivileged.run(["status", "--json"] + archive + city.config)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\"name\" : \"stations\"") || result.output.contains("\"name\":\"stations\""))
  }

  @Test("--every ends well on a signal, with what it has kept", arguments: [SIGINT, SIGTERM])
  func endsOnASignal(number: Int32) throws {
    let city = try CollectingCity(hours: 40)
    let sync = try RunningCommand(["sync", "--every", "1h", "--delay", "5m", "--json"] + city.config)
    for _ in 0..<2400 where try sync.outputSoFar().isEmpty { Thread.sleep(forTimeInterval: 0.05) }
    sync.send(number)
    let output = try sync.output()
    #expect(sync.status == 0)
    #expect(try JSONValue(parsing: output)["sources"][0]["state"].text == "updated")
    #expect(try city.readingsByHour().count == 40)
  }

  @Test("--every collects again at the moment that it and --delay name, and not before")
  func collectsAgain() throws {
    let city = try CollectingCity(hours: 3)
    // On a busy machine the first run may take until the moment: the next one has more time.
    for seconds in [5, 10, 20, 40] {
      let moment = Int(Date.now.timeIntervalSince1970) + seconds
      guard let second = try secondRun(of: city, at: moment) else { continue }
      #expect(second >= Date(timeIntervalSince1970: Double(moment)))
      return
    }
    Issue.record("no first run ended before the moment of the second")
  }

  /// When a second run is seen whose moment is that of a period and a delay; nil where the first one takes until then.
  private func secondRun(of city: CollectingCity, at moment: Int) throws -> Date? {
    // Fifteen periods are a day. Of another period, or without the delay, the moment would be minutes away.
    let delay = moment % (96 * 60)
    let sync = try RunningCommand(["sync", "--every", "96m", "--delay", "\(delay)s", "--json"] + city.config)
    defer { sync.kill() }
    func sees(runs: Int, until end: Date) throws -> Bool {
      while try sync.outputSoFar().matches(of: /"sources"/).count < runs {
        guard sync.isRunning, Date.now < end else { return false }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return true
    }
    let planned = Date(timeIntervalSince1970: Double(moment))
    // The second before is for the look at the clock that follows a run.
    guard try sees(runs: 1, until: planned - 1) else { return nil }
    let isSeen = try sees(runs: 2, until: planned + 60)
    let (seen, errors) = (Date.now, try sync.errorsSoFar())
    #expect(isSeen, "\(errors)")
    return seen
  }

  @Test("a source that fails is named, and the status is 69 when every one did")
  func namesFailures() throws {
    let city = try CollectingCity(hours: 48)
    let yaml =
      try String(contentsOfFile: city.config[1], encoding: .utf8)
      + "\n  - {id: station-csv, name: gone, settings: {path: missing.csv}}\n"
    try city.folder.write(yaml, as: "brisa.yml")
    let both = try Clean.json(["sync"] + city.config)
    #expect(both["sources"].elements.map { $0["state"].text } == ["updated", "failed"])
    #expect(both["sources"][1]["reason"].text?.contains("missing.csv") == true)
    try FileManager.default.removeItem(atPath: city.folder.path("readings.csv"))
    let neither = try Clean.run(["sync"] + city.config)
    #expect(neither.status == 69)
    #expect(neither.errors.contains("Every source failed: 'stations': "))
    let status = try Clean.json(["status"] + city.config)
    #expect(status["sources"][1]["lastError"].text?.contains("missing.csv") == true)
  }

  /// Wrong words, and what is said of them.
  private static let refused: [([String], String)] = [
    (["--every", "1"], "--every takes a time like 15m or 1h, from 1m to 7d, not '1'."),
    (["--every", "1s"], "--every takes a time like 15m or 1h, from 1m to 7d, not '1s'."),
    (["--every", "8d"], "--every takes a time like 15m or 1h, from 1m to 7d, not '8d'."),
    (["--every", "0x1h"], "--every takes a time like 15m or 1h, from 1m to 7d, not '0x1h'."),
    (["--every", "1h", "--delay", "1h"], "--delay takes a time like 15m or 1h, from 0s to 3599s, not '1h'."),
    (["--delay", "5m"], "--delay needs --every."),
    (["--every", "1h", "--from", "2026-01-01T00:00"], "--every collects what is new: leave out --from and --to."),
    (["--replace"], "--replace needs --from and --to."),
    (["--replace", "--from", "2026-01-01"], "--replace needs --from and --to."),
    (["--from", "1900-01-01T00:00"], "ask for at most 50 years at once."),
    (["--from", "yesterdayish"], "'yesterdayish' is no time: "),
    (["--from", "2026-01-02T00:00", "--to", "2026-01-01T00:00"], "--to must be later than --from."),
  ]

  @Test("wrong times and periods are refused, with a sentence", arguments: refused)
  func refuses(words: [String], sentence: String) throws {
    let city = try CollectingCity(hours: 1)
    let result = try Clean.run(["sync"] + words + city.config)
    #expect(result.status == 64)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: city.archivePath))
  }
}

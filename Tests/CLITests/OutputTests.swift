import Foundation
import TestSupport
import Testing

@Suite("Where answers go")
struct OutputTests {
  private static let city = Result { try TinyCity() }

  private func words(_ more: [String] = []) throws -> [String] { try Self.city.get().route(more) }

  @Test("-o writes the file, and nothing to standard output", arguments: ["text", "json", "geojson", "gpx"])
  func writesTheFile(format: String) throws {
    let file = try Self.city.get().folder.path("answer.\(format)")
    let words = try words(["--format", format])
    #expect(try Clean.output(words + ["-o", file]).isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Clean.output(words))
  }

  @Test("-o - is standard output")
  func takesADash() throws {
    #expect(try Clean.output(words(["-o", "-"])) == Clean.output(words()))
  }

  @Test("-o - is refused by what writes a folder", arguments: ["heatmap", "tiles", "network export", "plugin new"])
  func refusesADashForAFolder(name: String) throws {
    let city = try Self.city.get()
    let air = ["--network", city.network, "--stations", city.readings]
    let more = [
      "heatmap": air, "tiles": air, "network export": [city.network],
      "plugin new": ["harbour-air", "--language", "python"],
    ]
    let folder = try TemporaryFolder()
    var command = Command()
    command.folder = folder.url.path
    let words = name.split(separator: " ").map { String($0) } + (more[name] ?? [])
    let result = try command.run(words + ["-o", "-"])
    #expect(result.status == 64)
    #expect(result.errors.contains("A folder cannot go to standard output: name one with -o."), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("a path with control characters neither steers the terminal nor begins a line of the error")
  func keepsErrorsPlain() throws {
    let result = try Command().run(["network", "info", "no\u{1B}[31m\nfile.brisa"])
    #expect(result.errors.hasPrefix("brisa: There is no file 'no [31m file.brisa'"))
    #expect(result.errors.filter(\.isNewline).count == 1)
    // Signs that turn the direction of letters, so that a name reads as another.
    let turned = try Command().run(["network", "info", "no\u{202E}asirb.elif\u{2066}"])
    #expect(turned.errors.hasPrefix("brisa: There is no file 'no asirb.elif '"))
  }

  @Test("a table's columns stand below each other where letters of a name take two columns of the terminal")
  func alignsWideLetters() throws {
    let folder = try TemporaryFolder()
    let rows = [("1", "東京"), ("2", "Oslo")].map { id, name in
      "\(id),\(name),39.4\(id),-0.37,background,2026-03-02T08:00:00Z,no2,60,µg/m³\n"
    }
    let file = try folder.write(
      "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n" + rows.joined(), as: "wide.csv")
    let text = try Clean.output(["stations", "--stations", file] + TinyCity.at)
    #expect(text.contains("東京     background") && text.contains("Oslo     background"), "\(text)")
  }

  @Test("--json is short for --format json")
  func isShort() throws {
    #expect(try Clean.output(words(["--json"])) == Clean.output(words(["--format", "json"])))
  }

  @Test("a file that is replaced keeps its permissions: a way may be nobody else's", arguments: [0o600, 0o640, 0o664])
  func keepsPermissions(mode: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", as: "way.json")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    _ = try Clean.output(words(["--json", "-o", file]))
    let kept = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(kept == mode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["way.json"])
  }

  @Test("-o through a symbolic link writes the file that it points to")
  func followsLinks() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("old", as: "target.txt")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.txt"), withDestinationPath: target)
    let words = try words()
    _ = try Clean.output(words + ["-o", folder.path("link.txt")])
    let written = try String(contentsOfFile: target, encoding: .utf8)
    let answer = try Clean.output(words)
    #expect(written == answer)
  }

  @Test("a failed command leaves an old file as it was")
  func leavesTheOldFile() throws {
    let city = try Self.city.get()
    let file = try city.folder.write("old", as: "old.json")
    let result = try Clean.run(city.route(to: TinyCity.x, ["--json", "-o", file]))
    #expect(result.status == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
  }

  @Test("what cannot be written is told before an answer is looked for", arguments: ["route", "track"])
  func refusesEarly(name: String) throws {
    let city = try Self.city.get()
    // That no way leads there, and that there is no track, is found out later.
    let words = [
      "route": city.route(to: TinyCity.x),
      "track": ["track", "/nowhere/a.gpx", "--network", city.network, "--stations", city.readings],
    ]
    let result = try Clean.run(try #require(words[name]) + ["-o", "/nowhere/answer.txt"])
    #expect(result.status == 74, "\(result.errors)")
    #expect(result.errors.contains("'/nowhere/answer.txt' cannot be written"), "\(result.errors)")
  }

  @Test("one question twice has one answer, byte for byte", arguments: ["text", "json", "geojson", "gpx"])
  func isTheSameTwice(format: String) throws {
    let words = EmbeddedCity.across + ["--mode", "bike", "--format", format]
    #expect(try Clean.output(words) == Clean.output(words))
  }

  @Test("notices go to standard error, and a form for programs stays clean")
  func keepsNoticesApart() throws {
    let result = try Clean.run(words(["--json", "--at", "2020-01-01T00:00:00Z"]))
    #expect(result.errors.hasPrefix("notice: "))
    #expect(try Project.schema("route").faults(JSONValue(parsing: result.output)) == [])
  }
}

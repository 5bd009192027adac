import Foundation
import TestSupport
import Testing

@Suite("brisa init")
struct InitTests {
  @Test("writes a configuration that works as it is, for the embedded city")
  func worksAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("valencia/brisa.yml")
    #expect(
      try Clean.output(["init", folder.path("valencia")]) == "Made \(path). Next:\n  brisa stations --config \(path)\n")
    let stations = try Clean.json(["stations", "--config", path] + EmbeddedCity.at)["stations"].elements
    #expect(stations.count == 10)
    let route = Array(EmbeddedCity.across) + ["--config", path]
    #expect(try Clean.json(route)["routes"].elements.isEmpty == false)
  }

  @Test("names every registered source, each setting with its help")
  func namesEverySource() throws {
    let sample = try Clean.output(["init", "-o", "-"])
    let sources = try Clean.json(["sources"])["sources"].elements
    try #require(!sources.isEmpty)
    for source in sources {
      let id = try #require(source["id"].text)
      #expect(sample.contains("- id: \(id)\n"))
    }
    #expect(sample.contains("# strict: false  # Make the first bad row an error."))
  }

  @Test("gives a folder for an example where a folder is meant, and a file where a file is")
  func tellsFoldersFromFiles() throws {
    let sample = try Clean.output(["init", "-o", "-"])
    #expect(sample.contains("# path: readings  # The folder with the text files, with kind folder."))
    #expect(sample.contains("# stations: stations.csv  # A CSV file of stations"))
  }

  @Test("gives values to copy, which leave the rules as they are where a line is switched on")
  func givesExamples() throws {
    let sample = try Clean.output(["init", "-o", "-"])
    #expect(sample.contains(#/path: "?no2-2024\.tif"?  # The file: GeoTIFF/#))
    #expect(sample.contains("# negative_tolerance: 5  # Negative values down to this many"))
  }

  @Test("with its lines switched on it is still a configuration")
  func parsesWithEverythingOn() throws {
    let folder = try TemporaryFolder()
    let lines = try Clean.output(["init", "-o", "-"]).components(separatedBy: "\n")
    let on = lines.map { line in
      // Settings that are off are written `# name: value  # help`.
      line.contains(#/^ +# [a-z_]+: [^ ]+  # /#) ? line.replacing("# ", with: "", maxReplacements: 1) : line
    }
    let path = try folder.write(on.joined(separator: "\n"), as: "brisa.yml")
    let result = try Clean.run(["stations", "--config", path] + EmbeddedCity.at)
    // `url` beside `path` is the one thing that station-csv refuses: everything before it was understood.
    #expect(result.status == 78 && result.errors.contains("Source 'station-csv': Setting 'url'"), "\(result.errors)")
  }

  @Test("has speeds, prices and breathing of every mode, which parse when they are switched on")
  func writesTravel() throws {
    let folder = try TemporaryFolder()
    let sample = try Clean.output(["init", "-o", "-"])
    let keys = ["speeds_kmh:", "scooter_street_limit: 30", "dear_limit: 50", "dear_factor: 2", "ventilation_m3_per_h:"]
    for key in keys { #expect(sample.contains(try Regex("(?m)^# +\(key)")), "\(key)") }
    let marker = "# Speeds on a good, level way"
    let start = try #require(sample.range(of: marker)).lowerBound
    let on = sample[start...].split(separator: "\n").map(String.init).map { line in
      // Keys stand behind `# ` and two spaces for each step in, those of a list behind a dash; sentences begin with a
      // capital letter.
      line.contains(#/^# +(?:- )?[a-z_0-9]+:/#) ? String(line.dropFirst(2)) : line
    }
    let path = try folder.write(String(sample[..<start]) + on.joined(separator: "\n") + "\n", as: "brisa.yml")
    #expect(try Clean.run(EmbeddedCity.across + ["--config", path, "--mode", "scooter"]).status == 0)
  }

  @Test("takes a city of one's own")
  func takesACityOfOnesOwn() throws {
    let city = try TinyCity()
    let path = city.folder.path("own.yml")
    _ = try Clean.output([
      "init", "-o", path, "--network", city.network, "--stations", city.readings, "--name", "Tiny: town", "--timezone",
      "Europe/Madrid",
    ])
    let words = ["route", "--config", path, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at
    #expect(try Clean.output(words).hasPrefix("Tiny: town, on foot, "))
    #expect(try Clean.json(words)["air"]["stations"] == .array([.text("n"), .text("s")]))
  }

  @Test("without readings it has the source that reaches the whole world, which asks for no setting")
  func hasTheWorldwideSource() throws {
    let text = try Self.bare()
    #expect(text.contains("\n  - id: open-meteo\n") && text.contains("\n  # - id: station-csv\n"))
    #expect(text.contains("\n      # apikey: env:OPEN_METEO_APIKEY  # "))
    #expect(text.contains("\n  # method: auto\n"))
    #expect(text.contains("\n  timezone: Africa/Ndjamena\n"), "\(text.prefix(800))")
    #expect(text.matches(of: #/(?m)^  - id: /#).count == 1)
  }

  @Test("three steps lead to live air: the file, its network, its stations")
  func leadsToLiveAir() throws {
    let city = try TinyCity()
    let air = try LoopbackServer { connection, _ in connection.answer("404 Not Found") }
    let server = try LoopbackServer { connection, _ in
      connection.answer(
        body: Array(
          """
          [{"name":"Tiny","display_name":"Tiny, Nowhere","lat":"10.0005","lon":"20.001",\
          "boundingbox":["9.9","10.1","19.9","20.1"]}]
          """.utf8))
    }
    let path = city.folder.path("city/brisa.yml")
    let made = try Clean.output(["init", city.folder.path("city"), "--city", "Tiny", "--search-server", server.url])
    let network = city.folder.path("city/tiny.brisa")
    #expect(
      made == """
        Made \(path) for Tiny, Nowhere (© OpenStreetMap contributors). Next:
          brisa network fetch --box=19.9,9.9,20.1,10.1 -o \(network)
          brisa stations --config \(path)

        """)
    // The same words as were told, with the servers of this test.
    let overpass = try LoopbackServer { connection, _ in
      connection.answer(body: [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: city.extract))) ?? Data()))
    }
    _ = try Clean.output(
      ["network", "fetch", "--box=19.9,9.9,20.1,10.1", "-o", network, "--server", overpass.url])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let own = text.replacing("\n      # url: https://example.org/", with: "\n      url: \(air.url)")
      .replacing("\n      # wind: true", with: "\n      wind: false")
    try own.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try Clean.run(["stations", "--config", path])
    #expect(!air.requests.isEmpty, "the source was asked: \(result.errors)")
    #expect(air.requests.allSatisfy { $0.contains("pm2_5") })
  }

  @Test("whatever entry is switched on as it stands, it is still YAML that the configuration understands")
  func everyEntryCanBeSwitchedOn() throws {
    let folder = try TemporaryFolder()
    // All are off to begin with, so that each stands alone.
    let text = try Self.bare()
      .replacing("\n  - id: open-meteo\n    settings:\n", with: "\n  # - id: open-meteo\n  #   settings:\n")
    let lines = text.components(separatedBy: "\n")
    let starts = lines.indices.filter { lines[$0].hasPrefix("  # - id: ") }
    #expect(starts.count > 6)
    for start in starts {
      var on = lines
      var line = start
      while on[line].hasPrefix("  # ") || on[line].hasPrefix("    ") {
        if on[line].hasPrefix("  # ") { on[line] = "  " + on[line].dropFirst(4) }
        line += 1
      }
      // A scale that there is not is found after the sources are understood, and before any is asked.
      let all = on.joined(separator: "\n").replacing("\nscale: us-epa\n", with: "\nscale: none\n")
      let path = try folder.write(all, as: "brisa.yml")
      let result = try Clean.run(["stations", "--config", path] + TinyCity.at)
      #expect(result.status == 78 && result.errors.contains("'scale' must be one of"), "\(on[start]): \(result.errors)")
    }
  }

  /// The configuration of a network alone.
  private static func bare() throws -> String {
    let city = try TinyCity()
    defer { withExtendedLifetime(city) {} }
    return try Clean.output(["init", "-o", "-", "--network", city.network])
  }

  @Test("has the scale of the country: Spain's in València, that of the United States in the middle of Africa")
  func hasTheCountrysScale() throws {
    #expect(try Clean.output(["init", "-o", "-"]).contains("\nscale: es-ica\n"))
    let city = try TinyCity()
    #expect(try Clean.output(["init", "-o", "-", "--network", city.network]).contains("\nscale: us-epa\n"))
  }

  @Test("overwrites nothing unless it is told to")
  func overwritesNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine\n", as: "brisa.yml")
    #expect(try Clean.run(["init", folder.url.path]).status == 64)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine\n")
    _ = try Clean.output(["init", folder.url.path, "--force"])
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# A city's configuration"))
  }
}

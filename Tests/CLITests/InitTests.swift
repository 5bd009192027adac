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
    for source in try Clean.json(["sources"])["sources"].elements {
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

  @Test("without readings it has no source, and says how to add one")
  func hasNoSourceWithoutReadings() throws {
    let city = try TinyCity()
    let path = city.folder.path("bare.yml")
    _ = try Clean.output(["init", "-o", path, "--network", city.network])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("  []\n") && text.contains("  # - id: station-csv\n"))
    let words = ["route", "--config", path, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at
    #expect(try Clean.json(words).noticeCodes.contains("traffic-only"))
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

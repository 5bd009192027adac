import AirData
import AirField
import Foundation
import Geo
import PluginHost
import Streets
import TestSupport
import Testing

@testable import Setup

@Suite("brisa.yml")
struct ConfigurationFileTests {
  private func parse(_ text: String) throws -> CityConfiguration {
    try ConfigurationFile.parse(text, file: "brisa.yml", folder: "/cities")
  }

  @Test("tiles of other providers have a name, an address and somebody to be named, and zooms where they are said")
  func tiles() throws {
    #expect(try parse("network: a.brisa\n").tileSources.isEmpty)
    let sources = try parse(
      """
      tiles:
        - {name: Aerial, url: "https://Tiles.Example.org:8443/{z}/{x}/{y}.jpeg?key=1", attribution: Flyers, max_zoom: 17}
        - {name: Old, url: "http://old.example/wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}", attribution: Them}
      """
    ).tileSources
    #expect(sources.map(\.name) == ["Aerial", "Old"] && sources.map(\.attribution) == ["Flyers", "Them"])
    #expect(sources.map(\.origin) == ["https://tiles.example.org:8443", "http://old.example"])
    #expect(sources.map(\.zooms) == [0...17, 0...19])
    #expect(sources.map { $0.address.contains("{x}") } == [true, true])
  }

  @Test(
    "an address that no page may be allowed to fetch from is refused",
    arguments: [
      "ftp://example.org/{z}/{x}/{y}", "https://example.org/{z}/{x}.png", "https://{s}.example.org/{z}/{x}/{y}.png",
      "https://example.org;script-src/{z}/{x}/{y}", "https://me:key@example.org/{z}/{x}/{y}",
      "//example.org/{z}/{x}/{y}",
      "https://*/{z}/{x}/{y}", "https://example.org 'unsafe-inline'/{z}/{x}/{y}", "https:///{z}/{x}/{y}", "{z}/{x}/{y}",
      "https://example.org/{z}/{x}/{y} x",
    ])
  func wrongTiles(address: String) throws {
    let text = "tiles: [{name: A, attribution: B, url: \"\(address)\"}]\n"
    #expect { try parse(text) } throws: {
      ($0 as? BrisaError)?.message.contains("must be an address of tiles like") == true
    }
  }

  @Test("a setting that no number would write in the same way stays as it is written")
  func keepsWriting() throws {
    let settings = "{band: 9, share: 0.5, version: 1.10, station: 007, year: \"2024\"}"
    let city = try parse("sources: [{id: a, settings: \(settings)}]")
    #expect(
      city.sources.first?.settings == [
        "band": 9, "share": .number(0.5), "version": "1.10", "station": "007", "year": "2024",
      ])
  }

  @Test("every key is read; relative paths count from the file's folder, those of a source by what it declares")
  func readsEveryKey() throws {
    var city = try parse(
      """
      city:
        name: Testville
        timezone: Europe/Helsinki
        streets_attribution: The surveyors
        box: [24.8, 60.1, 25.1, 60.3]
      network: testville.brisa
      archive: data/testville.sqlite
      sources:
        - id: station-csv
          name: my stations
          settings: {path: readings.csv, strict: true, negative_tolerance: 2, attribution: "12"}
          isolation: process
        - id: exec
          settings: {program: feeds/hill.py, arguments: "--region 'the hill'", path: hill.csv}
      field: {method: "idw:1.5", mask_distance_m: 3000, stale_hours: 5, calibration: kept.json, increment: on, wind: true}
      scale: es-ica
      routes: {balanced_avoidance: 3, exclusion_factor: 8, snap_limit_m: 500, source_deadline_s: 4}
      ventilation_m3_per_h: {walk: 1.5}
      speeds_kmh: {bike: 20, scooter_street_limit: 50}
      """)
    #expect(city.name == "Testville")
    #expect(city.streetsAttribution == "The surveyors")
    #expect(city.timeZone.identifier == "Europe/Helsinki")
    #expect(city.box == BoundingBox(west: 24.8, south: 60.1, east: 25.1, north: 60.3))
    #expect(city.network == "/cities/testville.brisa")
    #expect(city.sources.map(\.place) == ["brisa.yml:9:5", "brisa.yml:13:5"])
    #expect(city.sources[0].settingPlaces["strict"] == "brisa.yml:11:36")
    for index in city.sources.indices {
      city.sources[index].place = nil
      city.sources[index].settingPlaces = [:]
    }
    #expect(city.sources.map(\.programName) == [nil, "hill"])
    city.sources[1].programName = nil
    #expect(
      city.sources == [
        CityConfiguration.Source(
          id: "station-csv", name: "my stations",
          settings: [
            "path": "readings.csv", "strict": true, "negative_tolerance": 2, "attribution": "12",
          ], folder: "/cities", isolation: .process),
        CityConfiguration.Source(
          id: "exec",
          settings: [
            "program": "/cities/feeds/hill.py", "arguments": "--region 'the hill'", "path": "hill.csv",
          ], folder: "/cities"),
      ])
    #expect(city.fieldMethod == .inverseDistance(power: 1.5))
    #expect(city.calibration == CalibrationPlace(path: "/cities/kept.json", isNamed: true))
    #expect(city.archive == "/cities/data/testville.sqlite")
    #expect(city.maskDistanceMeters == 3000)
    #expect(city.staleHours == 5)
    #expect(city.increment == .on)
    #expect(city.wind == true)
    #expect(city.scale == .esICA)
    #expect(city.balancedAvoidance == 3)
    #expect(city.exclusionFactor == 8)
    #expect(city.snapLimitMeters == 500)
    #expect(city.sourceDeadlineSeconds == 4)
    #expect(city.ventilationCubicMetersPerHour == [.walk: 1.5, .bike: 2.7, .scooter: 0.84])
    #expect(city.profile.speedsKilometersPerHour[.bike] == 20)
    #expect(city.profile.scooterStreetLimitKilometersPerHour == 50)
  }

  @Test("a profile closes classes, makes them dear, and says what scooters pay")
  func readsProfile() throws {
    let city = try parse(
      """
      profile:
        walk: {closed: [steps]}
        bike: {dear: {primary: 2.5}}
        scooter:
          dear_limit: 60
          dear_factor: 3
      """)
    var network = ProfileSettings()
    network.scooterStreetLimitKilometersPerHour = 20
    let profile = city.profileChanges.applied(to: network)
    #expect(profile.closedClasses == [.walk: [.steps]])
    #expect(profile.classFactors == [.bike: [.primary: 2.5]])
    #expect(profile.scooterDearLimitKilometersPerHour == 60)
    #expect(profile.scooterDearFactor == 3)
    // What it does not speak of stays as the network was built.
    #expect(profile.scooterStreetLimitKilometersPerHour == 20)
  }

  @Test(
    "a profile that makes no sense is an error with its place",
    arguments: [
      ("walk: {closed: [moat]}", "2:19: 'closed' must be a class of street"),
      ("bike: {dear: {primary: 0.5}}", "2:26: 'primary' must be a number from 1.0 to 100.0"),
      ("bike: {dear_factor: 2}", "2:10: 'dear_factor' is no key here"),
      ("boat: {}", "2:3: 'boat' is no key here"), ("scooter: {dear_limit: 500}", "must be a number from 5.0 to 130.0"),
    ])
  func refusesProfile(_ text: String, problem: String) throws {
    let error = #expect(throws: BrisaError.self) { try parse("profile:\n  \(text)\n") }
    #expect(error?.message.contains(problem) == true, "\(error?.message ?? "")")
  }

  @Test("sources without a name are called by their ids, further ones of an id with a number")
  func namesSources() throws {
    let city = try parse(
      """
      sources:
        - {id: a}
        - {id: b}
        - {id: a, settings: {n: 2}}
        - {id: a, settings: {n: 3}, name: mine}
        - {id: a, settings: {n: 4}}
      """)
    #expect(city.sourceNames == ["a", "b", "a-2", "mine", "a-4"])
  }

  @Test("an entry with a program is called after its file, so that no start is needed to know it")
  func namesPrograms() throws {
    let city = try parse(
      """
      sources:
        - {id: exec, settings: {program: feeds/hill.py}}
        - {id: exec, settings: {program: /opt/brisa-source-sea}}
        - {id: exec, settings: {program: feeds/hill.py, arguments: two}}
        - {id: exec, settings: {program: feeds/hill.py, arguments: three}, name: mine}
      """)
    #expect(city.sourceNames == ["hill", "sea", "hill-2", "mine"])
    let folder = try TemporaryFolder()
    var broken = try ConfigurationFile.parse(
      "sources: [{id: exec, settings: {program: hill.sh}}]", file: "brisa.yml", folder: folder.url.path)
    let program = try folder.write("#!/bin/sh\nexit 3\n", as: "hill.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    broken = try broken.openingPrograms(into: Registry(), problems: [])
    #expect(broken.sources.map(\.id) == ["exec:hill.sh"] && broken.sourceNames == ["hill"])
    #expect(broken.sources[0].isStandIn)
  }

  @Test(
    "an entry without a program that could be started is told with its place",
    arguments: [
      ("{program: nowhere}", "brisa.yml:3:27: Source 'exec': Setting 'program' names '/cities/nowhere', where no"),
      ("{program: /bin/sh, arguments: \"'a\"}", "brisa.yml:3:45: Source 'exec': Setting 'arguments' has a quote that"),
      ("{word: x}", "brisa.yml:3:5: Source 'exec': Setting 'program' must be given"),
    ])
  func entryWithoutProgram(settings: String, sentence: String) throws {
    let city = try parse("sources:\n  - {id: a}\n  - {id: exec, settings: \(settings)}\n")
    let error = #expect(throws: BrisaError.self) { try city.openingPrograms(into: Registry(), problems: []) }
    #expect(error?.code == .badConfiguration && error?.message.hasPrefix(sentence) == true, "\(error?.message ?? "")")
  }

  @Test("an empty file is the defaults")
  func readsAnEmptyFile() throws {
    #expect(try parse("# nothing here\n").balancedAvoidance == 2)
  }

  @Test(
    "a fault names file, line and column",
    arguments: [
      ("city:\n  nmae: X\n", "brisa.yml:2:3: 'nmae' is no key here"),
      ("scale: kelvin\n", "brisa.yml:1:8: 'scale' must be one of us-epa, es-ica, eu-aqi"),
      ("routes:\n  balanced_avoidance: much\n", "brisa.yml:2:23: 'balanced_avoidance' must be a number"),
      ("routes:\n  balanced_avoidance: .nan\n", "must be a number"),
      ("routes:\n  balanced_avoidance: 0x3\n", "must be a number"),
      ("city:\n  timezone: Mars/Olympus\n", "brisa.yml:2:13: 'timezone' is no time zone"),
      ("city:\n  box: [1, 2, 3]\n", "must be [west, south, east, north]"),
      ("city:\n  box: [179, -17, -179, -16]\n", "'box' reaches over the 180th meridian"),
      ("sources:\n  - settings: {}\n", "has an entry without 'id'"),
      ("sources: [{id: a, isolation: jail}]\n", "brisa.yml:1:30: 'isolation' must be one of process, host"),
      ("sources: [{id: exec, isolation: host}]\n", "'isolation' cannot be host here"),
      ("sources: [{id: a, isolation: host}, {id: a, isolation: process}]\n", "differs from an earlier entry of 'a'"),
      ("sources:\n  - {id: a, name: x}\n  - {id: b, name: x}\n", "brisa.yml:3:19: 'name' is the name of two sources"),
      ("sources:\n  - {id: b, name: a}\n  - {id: a}\n", "brisa.yml:2:19: 'name' is the name of two sources"),
      ("city: {name: \"a\\e[31m\"}\n", "'name' must be a text of one line without control characters"),
      ("sources: [{id: a, name: \"a\\nb\"}]\n", "'name' must be a text of one line without control characters"),
      ("field: {stale_hours: 2.7}\n", "brisa.yml:1:22: 'stale_hours' must be a whole number from 0 to 23."),
      ("field: {stale_hours: 24}\n", "'stale_hours' must be a whole number from 0 to 23."),
      ("city: {name: '   '}\n", "brisa.yml:1:14: 'name' must be a text."),
      ("sources: [{id: a, name: ' '}]\n", "brisa.yml:1:25: 'name' must be a text."),
      ("field: {method: magic}\n", "'method' is wrong"),
      ("field: {wind: sometimes}\n", "'wind' must be true or false"),
      ("field:\n  wind: \"true\"\n", "brisa.yml:2:9: 'wind' must be true or false"),
      ("field: {increment: maybe}\n", "'increment' must be one of auto, on, off"),
      ("network: a\nnetwork: b\n", "brisa.yml:1:1: 'network' is set twice."),
      ("sources:\n- id: a\n  settings: {path: b, path: c}\n", "brisa.yml:3:14: 'path' is set twice."),
      (
        "sources:\n- {id: a, settings: {x: 1}}\n- {id: a, settings: {x: 2}}\n- {id: a, settings: {x: 1}}\n",
        "brisa.yml:4:3: 'sources' has the source a twice with the same settings: remove one."
      ),
      ("a: [1, 2\n", "brisa.yml:2:1: this is no YAML (did not find expected ',' or ']')."),
      ("city:\n\tname: X\n", "brisa.yml:2:1: this is no YAML (a tab begins the line: indent with blanks)."),
      ("a: b\n---\nc: d\n", "brisa.yml:2:1: this is no YAML (but found another document)."),
      ("city: {name: \"a\0b\"}\n", "brisa.yml:1:16: this is no YAML (control characters are not allowed)."),
      ("- 1\n", "brisa.yml:1:1: 'the document' must be a list of keys with values; known are city, "),
      ("hello\n", "brisa.yml:1:1: 'the document' must be a list of keys with values; known are city, "),
      ("city:\n", "brisa.yml:1:6: 'city' must be a list of keys with values; known are name, timezone"),
    ])
  func namesThePlaceOfAFault(text: String, sentence: String) throws {
    let error = #expect(throws: BrisaError.self) { try parse(text) }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains(sentence) == true, "\(error?.message ?? "")")
    #expect(error?.message.hasSuffix("..") == false, "\(error?.message ?? "")")
  }

  @Test(
    "a fault is told in every language",
    arguments: [
      "city: {timezone: Nowhere}", "city: {box: [1, 5, 3, 2]}", "city: {name: \"a\\tb\"}", "scale: kelvin",
      "field: {increment: maybe}", "field: {method: magic}", "field: {wind: [true]}", "sources: [{name: a}]",
      "[a]: b", "profiles: {a.b: {}}", "profiles: {a: {breathing: much}}", "profiles: {a: {stairs: some}}",
    ])
  func speaksOfFaults(text: String) throws {
    let error = try #require(throws: BrisaError.self) { try parse(text + "\n") }
    let sentence = Sentences.translated(LocalizedText(same: error.message))
    #expect(Set([sentence.en, sentence.es, sentence.ca]).count == 3, "\(sentence)")
  }

  @Test("a fault's sentence stays short however long the file's lines are")
  func keepsFaultsShort() {
    let error = #expect(throws: BrisaError.self) { try parse("a: " + String(repeating: "[", count: 100_000)) }
    #expect(error?.message.hasPrefix("brisa.yml:1:") == true)
    #expect((0..<200).contains(error?.message.count ?? 0), "\(error?.message.count ?? 0)")
  }

  @Test(
    "a file that is no text, or far too long, is a wrong configuration",
    arguments: [
      (Data("city: {name: \"".utf8) + [0xE9, 0x22, 0x7D], "is no text in UTF-8: save it as UTF-8"),
      (Data(repeating: UInt8(ascii: "#"), count: 10_000_000), "is larger than 1 MiB"),
    ])
  func refusesOtherFiles(content: Data, sentence: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(content, as: "brisa.yml")
    let error = #expect(throws: BrisaError.self) { try ConfigurationFile.read(path) }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.hasPrefix("'\(path)' \(sentence)") == true, "\(error?.message ?? "")")
  }

  @Test("a device that never ends is too long")
  func refusesDevices() {
    let error = #expect(throws: BrisaError.self) { try ConfigurationFile.read("/dev/zero") }
    #expect(error?.message.hasPrefix("'/dev/zero' is larger than 1 MiB") == true)
  }

  @Test("a file that is not there is an error of its own")
  func missesAFile() {
    let error = #expect(throws: BrisaError.self) { try ConfigurationFile.read("/nowhere/brisa.yml") }
    #expect(error?.code == .missingFile)
  }
}

import AirData
import Foundation
import TestSupport
import Testing

/// What every source must hold; the folders of `plugins/` are found by themselves.
@Suite("Conformance of every source")
struct ConformanceTests {
  @Test("There is at least one plugin")
  func notEmpty() {
    #expect(!PluginFolder.all.isEmpty)
  }

  @Test("The folder has a README and a sample of the configuration", arguments: PluginFolder.all)
  func files(plugin: PluginFolder) throws {
    for name in ["README.md", "sample.yml"] {
      let text = try String(contentsOf: plugin.url.appending(path: name), encoding: .utf8)
      #expect(text.contains(plugin.id), "\(name) does not name the source")
    }
  }

  @Test("The manifest is complete", arguments: PluginFolder.all)
  func manifest(plugin: PluginFolder) throws {
    let manifest = try plugin.entry().manifest
    #expect(manifest.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(manifest.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(!manifest.name.isEmpty && !manifest.licence.isEmpty && !manifest.pollutants.isEmpty)
    #expect(manifest.summary.hasSuffix("."))
  }

  @Test("Every setting has a name, a help, and a default that it takes itself", arguments: PluginFolder.all)
  func settings(plugin: PluginFolder) throws {
    let specs = try plugin.entry().manifest.settings
    #expect(Set(specs.map(\.name)).count == specs.count)
    for spec in specs {
      #expect(spec.name.wholeMatch(of: /[a-z0-9]+(_[a-z0-9]+)*/) != nil)
      #expect(spec.help.hasSuffix("."), "\(spec.name)")
      guard let value = spec.defaultValue else { continue }
      #expect(throws: Never.self) { try SourceSettings([spec.name: value], specs: [spec]) }
    }
  }

  @Test("An unknown setting is refused", arguments: PluginFolder.all)
  func unknownSetting(plugin: PluginFolder) throws {
    let entry = try plugin.entry()
    let bench = try SourceBench(input: [])
    let error = #expect(throws: SourceError.self) { try bench.source(entry, ["no_such_setting": "1"]) }
    #expect(error?.shortDescription == "setting")
  }

  @Test("Making a source touches no network", arguments: PluginFolder.all)
  func noNetwork(plugin: PluginFolder) throws {
    let entry = try plugin.entry()
    for recorded in try plugin.cases() {
      let bench = try SourceBench(recorded)
      _ = try bench.source(entry, recorded)
      #expect(bench.allRequests.isEmpty)
    }
  }

  @Test("Recorded cases give the expected readings, winds, notices and failures", arguments: PluginFolder.all)
  func recordedCases(plugin: PluginFolder) async throws {
    let entry = try plugin.entry()
    for recorded in try plugin.cases() {
      let bench = try SourceBench(recorded)
      let source = try bench.source(entry, recorded)
      var answer = ExpectedAnswer()
      do {
        answer.readings = try await source.readings(for: recorded.query).map { ExpectedAnswer.Row($0) }
        answer.winds = try await source.winds(for: recorded.query).map { ExpectedAnswer.Wind($0) }
      } catch let error as SourceError {
        answer.error = error.shortDescription
      }
      let expected = recorded.expected
      #expect(answer.error == expected.error, "\(recorded.name)")
      #expect(answer.readings.sorted() == expected.readings.sorted(), "\(recorded.name)")
      #expect(answer.winds.sorted() == expected.winds.sorted(), "\(recorded.name)")
      #expect(bench.allNotices.map(\.code) == expected.notices, "\(recorded.name): \(bench.allNotices)")
    }
  }

  @Test("Readings are sound and asked for", arguments: PluginFolder.all)
  func sound(plugin: PluginFolder) async throws {
    let entry = try plugin.entry()
    for recorded in try plugin.cases() {
      for pollutant in Pollutant.allCases {
        // A bench of its own, since a server gives its answers once.
        let bench = try SourceBench(recorded)
        let source = try bench.source(entry, recorded)
        let query = ReadingQuery(box: recorded.query.box, interval: recorded.query.interval, pollutants: [pollutant])
        for reading in (try? await source.readings(for: query)) ?? [] {
          #expect(reading.flaw == nil && query.contains(reading) && reading.sourceID == plugin.id)
        }
      }
    }
  }

  @Test("Damaged input ends in sound readings or a SourceError, never in a trap", arguments: PluginFolder.all)
  func damaged(plugin: PluginFolder) async throws {
    let entry = try plugin.entry()
    for recorded in try plugin.cases() {
      for seed in 0..<60 as Range<UInt64> {
        let bench = try SourceBench(recorded) { Self.damage($0, seed: seed) }
        let source = try bench.source(entry, recorded)
        do {
          let readings = try await source.readings(for: recorded.query)
          #expect(
            readings.allSatisfy { $0.flaw == nil && recorded.query.contains($0) }, "\(recorded.name), seed \(seed)")
        } catch let error as SourceError {
          #expect(error.message.hasSuffix("."), "\(recorded.name), seed \(seed)")
        }
      }
    }
  }

  /// Random bytes instead of, or sprinkled into, or cut out of an input.
  private static func damage(_ input: [UInt8], seed: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var bytes = input
    switch seed % 3 {
    case 0: bytes = (0..<2000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    case 1:
      let printable = Array("\",;\n.-0123456789abcT:Zµ".utf8)
      for _ in 0..<20 {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          printable[Int.random(in: printable.indices, using: &random)]
      }
    default: bytes.removeSubrange(Int.random(in: bytes.indices, using: &random)...)
    }
    return bytes
  }
}

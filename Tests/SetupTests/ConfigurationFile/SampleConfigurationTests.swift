import AirData
import Testing

@testable import Setup

@Suite("A sample of brisa.yml")
struct SampleConfigurationTests {
  /// The sample's lines for the settings of one source.
  private func lines(_ settings: [SettingSpec]) throws -> [Substring] {
    let manifest = SourceManifest(
      id: "hill", name: "Hill", version: "1.0.0", summary: "For tests.", pollutants: [.no2], licence: "CC0",
      attribution: "Nobody", cacheRule: .forbidden, settings: settings)
    let registry = Registry()
    registry.add(
      Registry.Entry(manifest: manifest, file: "hill", isIsolated: true) { _, _ in throw CancellationError() })
    let text = try SampleConfiguration(CityConfiguration(), registry: registry).text()
    return text.split(separator: "\n").filter { $0.hasSuffix("  # What it is.") }
  }

  private func spec(
    _ name: String, _ kind: SettingSpec.Kind, default defaultValue: SettingValue? = nil, example: SettingValue?
  ) -> SettingSpec {
    SettingSpec(name, kind, default: defaultValue, required: true, example: example, help: "What it is.")
  }

  @Test("has the example of a setting where there is no default")
  func takesExamples() throws {
    let found = try lines([
      spec("count", .integer(1...5), example: 4), spec("word", .choice(["a", "b"]), example: "b"),
      spec("share", .number(0...1), default: 1, example: 0),
    ])
    #expect(
      found == [
        "  #     count: 4  # What it is.", "  #     word: b  # What it is.", "  #     share: 1  # What it is.",
      ])
  }

  @Test("names the calibration that is read beside a file of its name")
  func calibration() throws {
    func line(_ file: String) throws -> Substring? {
      try SampleConfiguration(CityConfiguration(), file: file, registry: Registry()).text().split(separator: "\n")
        .first { $0.contains("# calibration:") }
    }
    #expect(try line("cities/brisa.yml") == "  # calibration: calibration.json")
    #expect(try line("cities/ghent.yml") == "  # calibration: ghent.calibration.json")
  }

  @Test("has a value that works where the setting refuses its own example, and never a secret")
  func passesOverWrongExamples() throws {
    let found = try lines([
      spec("count", .integer(1...5), example: 99), spec("word", .choice(["a", "b"]), example: "zzz"),
      spec("key", .secret, example: "abc"), spec("token", .secret, default: "abc", example: nil),
    ])
    #expect(
      found == [
        "  #     count: 1  # What it is.", "  #     word: a  # What it is.",
        "  #     key: env:HILL_KEY  # What it is.", "  #     token: env:HILL_TOKEN  # What it is.",
      ])
  }
}

import AirData
import Testing

private let specs = [
  SettingSpec("url", .text, required: true, help: "Where the feed is."),
  SettingSpec("hours", .integer(1...48), default: 24, help: "How far back."),
  SettingSpec("factor", .number(0...2), default: .number(1), help: "A factor."),
  SettingSpec("mode", .choice(["fast", "slow"]), default: "fast", help: "How."),
  SettingSpec("strict", .boolean, help: "Whether."),
  SettingSpec("key", .secret, help: "A key."),
  SettingSpec("file", .path, help: "A file."),
]

/// The sentence of the refusal of some settings.
private func refusal(_ raw: [String: SettingValue]) -> String {
  let given = raw.merging(["url": "x"]) { given, _ in given }
  let error = #expect(throws: SourceError.self) { try SourceSettings(given, specs: specs) }
  return error?.message ?? "none"
}

@Suite("Settings of a source")
struct SourceSettingsTests {
  @Test("Defaults complete what is given")
  func defaults() throws {
    let settings = try SourceSettings(["url": "https://example.org"], specs: specs)
    #expect(settings.text("url") == "https://example.org" && settings.text("mode") == "fast")
    #expect(settings.integer("hours") == 24 && settings.number("factor") == 1)
    #expect(settings.text("key") == nil && !settings.boolean("strict"))
  }

  @Test("A whole number does for a number, but not the other way round")
  func numbers() throws {
    #expect(try SourceSettings(["url": "x", "factor": 2], specs: specs).number("factor") == 2)
    #expect(refusal(["hours": .number(2)]) == "Setting 'hours' must be a whole number.")
  }

  @Test("A text may look like a number, and a number be written as no number writes itself")
  func texts() throws {
    #expect(try SourceSettings(["url": 9], specs: specs).text("url") == "9")
    #expect(try SourceSettings(["url": .number(1.5)], specs: specs).text("url") == "1.5")
    #expect(try SourceSettings(["url": "x", "file": 2022], specs: specs).text("file") == "2022")
    #expect(refusal(["url": true]) == "Setting 'url' must be a text.")
    #expect(refusal(["file": true]) == "Setting 'file' must be a path.")
    let written = try SourceSettings(["url": "1.10", "hours": "07", "factor": "0.50"], specs: specs)
    #expect(written.text("url") == "1.10" && written.integer("hours") == 7 && written.number("factor") == 0.5)
    #expect(refusal(["hours": "soon"]) == "Setting 'hours' must be a whole number.")
    #expect(refusal(["factor": "nan"]) == "Setting 'factor' must be a number.")
  }

  @Test("A missing one is named with its help")
  func missing() {
    let error = #expect(throws: SourceError.self) { try SourceSettings([:], specs: specs) }
    #expect(error?.message == "Setting 'url' must be given: Where the feed is.")
  }

  @Test("An unknown one is refused with those that are known")
  func unknown() {
    #expect(
      refusal(["hour": 3])
        == "Setting 'hour' is no setting of this source; it knows url, hours, factor, mode, strict, key, file.")
  }

  @Test("Values outside their range or list are refused with it")
  func ranges() {
    #expect(refusal(["hours": 49]) == "Setting 'hours' is 49, but must lie between 1 and 48.")
    #expect(refusal(["factor": .number(2.5)]) == "Setting 'factor' is 2.5, but must lie between 0.0 and 2.0.")
    #expect(refusal(["factor": .number(.nan)]) == "Setting 'factor' is nan, but must lie between 0.0 and 2.0.")
    #expect(refusal(["mode": "quick"]) == "Setting 'mode' is 'quick', but must be one of fast, slow.")
    #expect(refusal(["strict": "yes"]) == "Setting 'strict' must be true or false.")
    #expect(refusal(["file": ""]) == "Setting 'file' is empty: give a path.")
  }
}

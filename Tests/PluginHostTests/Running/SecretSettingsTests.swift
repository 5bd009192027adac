import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

private let specs = [
  SettingSpec("key", .secret, required: true, help: "The key."), SettingSpec("city", .text, help: "The city."),
]

/// The key that a configuration leads to, or the sentence of the failure.
private func key(
  _ written: SettingValue, folder: String = "", _ variables: [String: String] = [:]
) -> String {
  let configuration = SourceConfiguration(id: "feed", settings: ["key": written, "city": "env:HOME"], folder: folder)
  do {
    let settings = try SecretSettings.resolve(configuration, specs: specs, variables: variables)
    guard settings["city"] == "env:HOME", case .text(let key) = settings["key"] else { return "something else" }
    return key
  } catch {
    return error.message
  }
}

@Suite("Where secrets come from")
struct SecretSettingsTests {
  @Test("A variable of the environment")
  func variable() {
    #expect(key("env:FEED_KEY", ["FEED_KEY": "hush"]) == "hush")
    #expect(
      key("env:FEED_KEY")
        == "Setting 'key' takes its value from the environment variable FEED_KEY, which is not set: export it.")
    #expect(
      key("env:FEED_KEY", ["FEED_KEY": " "])
        == "Setting 'key' takes its value from the environment variable FEED_KEY, which is empty: put the key there.")
  }

  @Test("A file, whose path counts from the configuration's folder and whose line ends do not count")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("hush\r\n\n", as: "key.txt")
    #expect(key("file:key.txt", folder: folder.url.path) == "hush")
    #expect(key(.text("file:\(path)"), folder: "/nowhere") == "hush")
  }

  @Test("A file that is missing, empty, a folder, no text or more than a key")
  func wrongFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("\n", as: "empty")
    try folder.write([0xFF, 0xFE] as [UInt8], as: "bytes")
    try folder.write("hush\nhush", as: "lines")
    try folder.write([UInt8](repeating: 65, count: 70_000), as: "large")
    let faults = [
      "missing": "cannot be read", "..": "cannot be read", "empty": "is empty", "bytes": "is no text",
      "lines": "holds more than one line", "large": "cannot be read",
    ]
    for (name, fault) in faults {
      let sentence = key(.text("file:\(name)"), folder: folder.url.path)
      #expect(sentence.hasPrefix("Setting 'key' takes its value from the file '\(folder.path(name))', which \(fault)"))
      #expect(!sentence.contains("hush"))
    }
  }

  @Test(
    "A secret in the configuration is refused and not repeated",
    arguments: [
      SettingValue.text("hush"), .text(""), .text("ENV:hush"), .text("env:hush-hush"), .text("env:"), .text("file:"),
      .integer(424_242),
    ])
  func literal(value: SettingValue) {
    let sentence = key(value, ["hush": "x"])
    #expect(
      sentence.hasPrefix("Setting 'key' ")
        && sentence.hasSuffix("write env:NAME for a variable of the environment or file:PATH for a file."))
    #expect(!sentence.contains("hush") && !sentence.contains("424242"))
  }

  @Test("One that is not given is left to the rules of settings")
  func absent() throws {
    let configuration = SourceConfiguration(id: "feed", settings: [:])
    #expect(try SecretSettings.resolve(configuration, specs: specs, variables: [:]).isEmpty)
  }
}

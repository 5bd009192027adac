import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

private let specs = [
  SettingSpec("stations", .path, help: "The table."), SettingSpec("names", .path, default: "names.csv", help: "Names."),
  SettingSpec("path", .text, help: "A part of an address."), SettingSpec("key", .secret, help: "The key."),
]

/// What reaches the source of the settings in a configuration of some folder.
private func settings(_ written: [String: SettingValue], folder: String = "/cities") throws -> [String: SettingValue] {
  let configuration = SourceConfiguration(id: "feed", settings: written, folder: folder)
  return try SecretSettings.resolve(configuration, specs: specs, variables: ["KEY": "a/b"])
}

@Suite("Where the paths of settings count from")
struct PathSettingsTests {
  @Test("A setting declared as a path counts from the configuration's folder, whatever it is called")
  func declared() throws {
    #expect(try settings(["stations": "data/stations.csv"])["stations"] == "/cities/data/stations.csv")
    #expect(try settings(["stations": "/data/stations.csv"])["stations"] == "/data/stations.csv")
    #expect(try settings([:])["names"] == "/cities/names.csv")
    #expect(try settings([:])["stations"] == nil)
  }

  @Test("Without a folder it counts from the working folder")
  func withoutFolder() throws {
    #expect(try settings(["stations": "data/stations.csv"], folder: "")["stations"] == "data/stations.csv")
  }

  @Test("A text stays as it is written, also one that is called path, and so does a secret's value")
  func text() throws {
    #expect(try settings(["path": "v1/air"])["path"] == "v1/air")
    #expect(try settings(["key": "env:KEY"])["key"] == "a/b")
  }

  @Test("A folder may be called like a number")
  func number() throws {
    #expect(try settings(["stations": 2022])["stations"] == "/cities/2022")
    #expect(try settings(["stations": .number(1.5)])["stations"] == "/cities/1.5")
  }

  @Test("What is no path is left to the rules of settings")
  func wrong() throws {
    for value in ["", true] as [SettingValue] { #expect(try settings(["stations": value])["stations"] == value) }
  }
}

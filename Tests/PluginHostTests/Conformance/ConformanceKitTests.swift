import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("The checks of a plugin")
struct ConformanceKitTests {
  @Test("look at the id of each of its sources, and say which are not tried")
  func severalSources() async throws {
    let others = try ProgramFolder()
    try others.add("brisa-source-taken", script: ProgramFolder.source(id: "taken", ""))
    let registered = Trial(others.searchPath).registry.entries
    let plugin = try TemporaryFolder()
    let handshake = ProgramFolder.handshake(ids: ["pair-b", "pair", "taken"])
    let program = try plugin.write("#!/bin/sh\nprintf '%s\\n' '\(handshake)'\n", as: "brisa-source-pair")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)

    let kit = ConformanceKit(only: ["unique-id"], http: NoNetwork()) { _ in [] }
    let report = try await kit.check(
      try PluginProject(plugin.url.path), others: registered, isolation: Trial.patient)
    #expect(report.id == "pair")
    let file = try #require(registered.first?.file)
    #expect(report.results.map(\.problems) == [["The id 'taken' is taken by '\(file)': choose another."]])
    #expect(
      report.results.map(\.skipped) == [
        ["pair-b", "taken"].map {
          "The source '\($0)' of the same plugin is not tried: nothing but its id is looked at."
        }
      ])
  }
}

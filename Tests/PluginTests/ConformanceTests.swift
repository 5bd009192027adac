import AirData
import Foundation
import CityAir
import Planner
import Setup
import Trips
import PluginHost
import Testing

/// What every source must hold; the folders of `plugins/` are found by themselves.
@Suite("Conformance of every source")
struct ConformanceTests {
  @Test("There is at least one plugin")
  func notEmpty() {
    #expect(!PluginFolder.all.isEmpty)
  }

  @Test("It passes the checks that `brisa plugin check` runs", arguments: PluginFolder.all)
  func passesEveryCheck(plugin: PluginFolder) async throws {
    let others = try PluginFolder.all.filter { $0.id != plugin.id }.map { try $0.entry() }
    let kit = ConformanceKit(http: CurlHTTPClient(version: "0.0.0"), readSample: PluginWorkshop.readSample)
    let report = await kit.check(try PluginProject(plugin.url.path), entry: try plugin.entry(), others: others)
    #expect(report.results.map(\.name) == ConformanceKit.checkNames)
    for result in report.results {
      #expect(result.problems == [], "\(plugin.id), \(result.name): \(result.title)")
    }
  }
}

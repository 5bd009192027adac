import Foundation
import Setup
import TestSupport
import Testing

@Suite("A city's clock")
struct CityClockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The time zone of a configuration.
  private func zone(_ text: String) throws -> String {
    var city = try ConfigurationFile.read(folder.write(text, as: "brisa.yml"))
    city.takeClock(cacheFolder: nil)
    return city.timeZone.identifier
  }

  @Test("is that of its box where the configuration names none")
  func ofTheBox() throws {
    #expect(try zone("city: {box: [24.8, 60.1, 25.1, 60.3]}") == "Europe/Helsinki")
  }

  @Test("is that of its network where it has no box")
  func ofTheNetwork() throws {
    _ = try folder.write(
      """
      <osm version="0.6">
      <node id="1" lat="40.75" lon="-73.99"/><node id="2" lat="40.76" lon="-73.98"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
      </osm>
      """, as: "streets.osm")
    #expect(try zone("network: streets.osm") == "America/New_York")
  }

  @Test("is the one that the configuration names")
  func named() throws {
    #expect(try zone("city: {timezone: Asia/Tokyo, box: [24.8, 60.1, 25.1, 60.3]}") == "Asia/Tokyo")
  }
}

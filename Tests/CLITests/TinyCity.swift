import Foundation
import TestSupport

/// A city of two islands in the middle of nowhere, with one station, made anew in a temporary folder.
///
///     a---b---c        x---y
///     |   |   |
///     d---e---f
///
/// Neighbours on the left island are some 111 m apart; the right island is a kilometre further east.
final class TinyCity: Sendable {
  let folder: TemporaryFolder
  /// The OSM file.
  let extract: String
  /// The network file.
  let network: String
  /// Readings of NO2 and PM2.5 at 2026-03-02T08:00Z.
  let readings: String

  static let at = ["--at", "2026-03-02T08:30:00Z"]
  static let a = "10.0010,20.0000"
  static let c = "10.0010,20.0020"
  static let f = "10.0000,20.0020"
  static let x = "10.0010,20.0120"

  init() throws {
    folder = try TemporaryFolder()
    extract = try folder.write(Self.osm, as: "tiny.osm")
    readings = try folder.write(Self.csv, as: "readings.csv")
    network = folder.path("tiny.brisa")
    let built = try Command().run(["network", "build", extract, "-o", network])
    guard built.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["errors": built.errors]) }
  }

  /// The words of a route command on this city.
  func route(from: String = a, to: String = f, _ more: [String] = []) -> [String] {
    ["route", "--network", network, "--stations", readings, "--from", from, "--to", to] + Self.at + more
  }

  /// The words of a route command without a time.
  func departing(_ more: [String]) -> [String] {
    ["route", "--network", network, "--stations", readings, "--from", Self.a, "--to", Self.f] + more
  }

  /// The words of a batch command on this city; the figures go to a file of its folder.
  func batch(_ table: String, to output: String, _ more: [String] = []) -> [String] {
    ["batch", table, "-o", folder.path(output), "--network", network, "--stations", readings] + Self.at + more
  }

  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="10.0010" lon="20.0000" version="1"/>
      <node id="2" lat="10.0010" lon="20.0010" version="1"/>
      <node id="3" lat="10.0010" lon="20.0020" version="1"/>
      <node id="4" lat="10.0000" lon="20.0000" version="1"/>
      <node id="5" lat="10.0000" lon="20.0010" version="1"/>
      <node id="6" lat="10.0000" lon="20.0020" version="1"/>
      <node id="7" lat="10.0010" lon="20.0120" version="1"/>
      <node id="8" lat="10.0010" lon="20.0130" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/>
        <tag k="highway" v="residential"/><tag k="name" v="North Street"/></way>
      <way id="2" version="1"><nd ref="4"/><nd ref="5"/><nd ref="6"/>
        <tag k="highway" v="residential"/><tag k="name" v="South Street"/></way>
      <way id="3" version="1"><nd ref="1"/><nd ref="4"/><tag k="highway" v="residential"/></way>
      <way id="4" version="1"><nd ref="2"/><nd ref="5"/><tag k="highway" v="residential"/></way>
      <way id="5" version="1"><nd ref="3"/><nd ref="6"/><tag k="highway" v="residential"/></way>
      <way id="6" version="1"><nd ref="7"/><nd ref="8"/>
        <tag k="highway" v="residential"/><tag k="name" v="Island Street"/></way>
    </osm>
    """

  private static let csv = """
    station_id,name,latitude,longitude,type,time,pollutant,value,unit
    n,North,10.0012,20.0010,traffic,2026-03-02T08:00:00Z,no2,60,µg/m³
    n,North,10.0012,20.0010,traffic,2026-03-02T08:00:00Z,pm25,30,µg/m³
    s,South,9.9990,20.0010,background,2026-03-02T08:00:00Z,no2,10,µg/m³
    s,South,9.9990,20.0010,background,2026-03-02T08:00:00Z,pm25,5,µg/m³
    """
}

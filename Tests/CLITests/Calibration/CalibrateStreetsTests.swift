import Foundation
import TestSupport
import Testing

@Suite("brisa calibrate with streets")
struct CalibrateStreetsTests {
  private static let air = ["air", "39.47,-0.37", "--at", "2026-01-03T08:00:00Z"]

  @Test("tells what the archive says of them, keeps it, and takes it instead of what other cities show")
  func tells() throws {
    let city = try AvenueCity()
    let before = try Clean.json(Self.air + city.config)["air"]["increment"]["no2"]
    #expect(before["stations"].elements.count == 4)
    let text = try Clean.output(["calibrate"] + city.config)
    #expect(text.contains("\nStreets, NO2: kriging+streets errs by "), "\(text)")
    #expect(text.contains("A primary street adds 0."), "\(text)")
    let file = try Clean.json(["calibrate", "-o", city.folder.path("again.json"), "--json"] + city.config)
    #expect(try Project.schema("calibration").faults(file) == [])
    let streets = file["pollutants"]["no2"]["streets"]
    // The four streets read 30 µg/m³ more than the others, which is more than other cities lead to expect.
    #expect(try #require(streets["part"]["prior"]["ratio"].number) > 0.3)
    #expect(try #require(streets["ratioToBackground"].number) < 0.8)

    let answer = try Clean.json(Self.air + city.config)
    #expect(try Project.schema("air").faults(answer) == [])
    #expect(answer["air"]["method"]["no2"].text == "kriging+streets")
    let after = answer["air"]["increment"]["no2"]
    #expect(after["stations"].elements.count == 4)
    #expect(try #require(after["amplitude"].number) > (try #require(before["amplitude"].number)))
    #expect(try #require(after["amplitudeSigma"].number) > 0)
  }

  @Test("says where the streets of other cities tell stations that are left out better")
  func tellsWhereNoBetter() throws {
    // Three streets read less than the district, and one of the same class more.
    for reading in [{ $0 < 4 ? 50 : 20 }, { $0 == 3 ? 40 : $0 < 4 ? 10 : 20 }] as [@Sendable (Int) -> Int] {
      let city = try AvenueCity(reading)
      let text = try Clean.output(["calibrate"] + city.config)
      let json = try Clean.json(["calibrate", "-o", city.folder.path("again.json"), "--json"] + city.config)
      let no2 = json["pollutants"]["no2"]
      let (calibrated, others) = (
        try #require(no2["streets"]["rmse"].number), try #require(no2["honest"]["rmse"].number)
      )
      #expect(text.contains("\nBy the streets of other cities alone it errs by ") == (others < calibrated), "\(text)")
    }
  }

  @Test("scores a report's field over streets as it was calibrated over them, and no other by that")
  func scoresOfReports() throws {
    let city = try AvenueCity()
    _ = try Clean.output(["calibrate"] + city.config)
    let file = try JSONValue(parsing: String(contentsOfFile: city.folder.path("calibration.json"), encoding: .utf8))
    let honest = file["pollutants"]["no2"]["honest"]
    let over = try city.scores([])
    #expect(over.map { $0["method"]["en"].text } == ["kriging+streets"], "\(over)")
    #expect(abs(try #require(over.first?["ratio"].number) - (try #require(honest["ratioToMean"].number))) < 0.001)
    #expect(abs(try #require(over.first?["inside68"].number) - (try #require(honest["inside68"].number))) < 0.001)
    let without = try city.scores(["--increment", "off"])
    #expect(without.map { $0["method"]["en"].text } == ["mean"], "\(without)")
    #expect(without.first?["ratio"].number == 1 && without.first?["inside68"] == .null, "\(without)")
    // Inverse distance was tried without streets alone.
    #expect(try city.scores(["--field", "idw"]).isEmpty)
    #expect(try city.scores(["--field", "idw", "--increment", "off"]).map { $0["method"]["en"].text } == ["idw"])
  }

  @Test("leaves them out where they are switched off, and says where the map cannot be read")
  func without() throws {
    let city = try AvenueCity()
    let off = try Clean.output(["calibrate", "--increment", "off"] + city.config)
    #expect(!off.contains("Streets"), "\(off)")
    let yaml = try String(contentsOfFile: city.folder.path("brisa.yml"), encoding: .utf8)
    try city.folder.write(yaml.replacing("avenue.osm", with: "lost.osm"), as: "brisa.yml")
    let lost = try Clean.output(["calibrate"] + city.config)
    #expect(lost.contains("\nThe streets add nothing: "), "\(lost)")
  }
}

/// Four traffic stations that read 50 µg/m³ of NO2 in the middle of a primary street, and four background stations 200
/// m north of it that read 20.
private struct AvenueCity {
  let folder: TemporaryFolder
  let config: [String]

  /// Its stations may read something else.
  init(_ reading: (_ station: Int) -> Int = { $0 < 4 ? 50 : 20 }) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.osm, as: "avenue.osm")
    try folder.write(Self.table(reading), as: "readings.csv")
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      network: avenue.osm
      archive: air.sqlite
      sources: [{id: station-csv, settings: {path: readings.csv}}]
      """
    config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    _ = try Clean.output(["sync"] + MeasuredCity.time + config)
  }

  /// The scores that the page of a report tells.
  func scores(_ settings: [String]) throws -> [JSONValue] {
    let maps = folder.path("maps")
    _ = try Clean.output(
      [
        "heatmap", "--from", "2026-01-03T08:00:00Z", "--pollutant", "no2", "--cell", "200",
        "--box=-0.40,39.465,-0.37,39.475", "--only", "html", "--force", "-o", maps,
      ] + settings + config)
    let page = try String(contentsOfFile: maps + "/index.html", encoding: .utf8)
    let found = try #require(page.firstMatch(of: /"scores":(\[[^\]]*\])/))
    return try JSONValue(parsing: String(found.output.1)).elements
  }

  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="39.47" lon="-0.40" version="1"/>
      <node id="2" lat="39.47" lon="-0.34" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/>
        <tag k="highway" v="primary"/><tag k="lanes" v="2"/><tag k="oneway" v="no"/></way>
    </osm>
    """

  private static func table(_ reading: (_ station: Int) -> Int) -> String {
    var rows = ["station_id,latitude,longitude,type,time,no2"]
    for hour in 0..<96 {
      for station in 0..<8 {
        let isTraffic = station < 4
        let day = hour / 24 + 1
        let time = "2026-01-0\(day)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00Z"
        rows.append(
          "s\(station),\(isTraffic ? 39.47 : 39.4718),\(-0.388 + 0.012 * Double(station % 4)),"
            + "\(isTraffic ? "traffic" : "background"),\(time),\(reading(station))")
      }
    }
    return rows.joined(separator: "\n")
  }
}

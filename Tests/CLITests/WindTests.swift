import Foundation
import TestSupport
import Testing

@Suite("The wind over the streets, from the files of a network to answers", .serialized)
struct WindTests {
  /// 08:00 of the third day, when the wind blows from the south.
  private static let air = ["air", "39.470108,-0.36", "--at", "2026-01-03T08:00:00Z"]

  @Test("tells which wind it was")
  func answers() throws {
    let city = try WindyCity()
    let answer = try Clean.json(Self.air + ["--wind"] + city.config)
    #expect(try Project.schema("air").faults(answer) == [])
    let wind = answer["air"]["wind"]
    #expect(wind["state"].text == "applied")
    #expect(wind["contrast"]["no2"].number == 0.5)
    #expect(wind["speed"].number == 3)
    #expect(wind["from"].number == 180)
    #expect(wind["source"].text == "gva-rvvcca")
    #expect(wind["kind"].text == "observed")
    #expect(answer["air"]["method"]["no2"].text?.hasSuffix("+streets+wind") == true)
    let text = try Clean.output(Self.air + ["--wind"] + city.config)
    #expect(
      text.contains("\nWind     3.0 m/s from 180°, measured (gva-rvvcca): more on the lee side of streets\n"), "\(text)"
    )

    let still = try Clean.json(Self.air + ["--no-wind"] + city.config)
    #expect(still["air"]["wind"] == .null)
    #expect(still["air"]["method"]["no2"].text?.hasSuffix("+streets") == true)
  }

  @Test("gives the lee side of a street more than the other, which have the same without it")
  func leeSide() throws {
    let city = try WindyCity()
    func no2(_ latitude: String, _ choice: String) throws -> Double {
      let words = ["air", "\(latitude),-0.36", "--at", "2026-01-03T08:00:00Z", choice]
      return try #require(Clean.json(words + city.config)["pollutants"][0]["concentration"].number)
    }
    let (north, south) = ("39.470108", "39.469892")
    #expect(try no2(north, "--wind") > 1.2 * no2(south, "--wind"))
    #expect(try abs(no2(north, "--no-wind") - no2(south, "--no-wind")) < 0.5)
  }

  @Test("says where the wind of an hour is not known")
  func missing() throws {
    let city = try WindyCity()
    let words = ["air", "39.470108,-0.36", "--at", "2026-01-01T02:00:00Z", "--wind"] + city.config
    let answer = try Clean.json(words)
    #expect(try Project.schema("air").faults(answer) == [])
    #expect(answer["air"]["wind"]["state"].text == "missing")
    #expect(answer["notices"].elements.contains { $0["code"].text == "no-wind" })
    #expect(try Clean.output(words).contains("\nWind     not known: both sides of a street count alike\n"))
  }

  @Test("is calibrated and validated, and then counts by itself unless it is switched off")
  func calibrated() throws {
    let city = try WindyCity()
    let text = try Clean.output(["calibrate"] + city.config)
    #expect(text.contains("\nWind, NO2: a lee side that has 0."), "\(text)")
    #expect(text.contains("It counts, unless --no-wind."), "\(text)")
    let file = try Clean.json(["calibrate", "-o", city.folder.path("again.json"), "--json"] + city.config)
    #expect(try Project.schema("calibration").faults(file) == [])
    let contrast = try #require(file["pollutants"]["no2"]["streets"]["wind"]["leeContrast"].number)
    #expect(contrast > 0)

    let answer = try Clean.json(Self.air + city.config)
    #expect(answer["air"]["wind"]["contrast"]["no2"].number == contrast)
    let off = try Clean.json(Self.air + ["--no-wind"] + city.config)
    #expect(off["air"]["wind"] == .null)
    let untried = try Clean.output(["calibrate", "--no-wind"] + city.config)
    #expect(!untried.contains("Wind, NO2"), "\(untried)")

    let validation = try Clean.json(["validate", "--wind", "--json"] + city.config)
    #expect(try Project.schema("validation").faults(validation) == [])
    let errors = Dictionary(
      validation["pollutants"].elements[0]["methods"].elements.compactMap { method in
        method["method"].text.flatMap { name in method["overall"]["rmse"].number.map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    // What is left is what other cities expect of the streets, and these add more.
    #expect(try #require(errors["mean+streets+wind"]) < 0.8 * (try #require(errors["mean+streets"])), "\(errors)")
    let plain = try Clean.output(["validate", "--no-wind"] + city.config)
    #expect(!plain.contains("+wind"), "\(plain)")
    #expect(validation["windHours"].number == 89)
  }
}

/// Eight traffic stations beside a primary street, on either side of it, that read 60 µg/m³ of NO2 downwind and 36
/// upwind, and four background stations 300 m north of it that read 20; the wind turns every six hours, and its first
/// six are not known.
private struct WindyCity {
  let folder: TemporaryFolder
  let config: [String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.osm, as: "avenue.osm")
    var table = ["station_id,lat,lon,type"]
    for station in 0..<12 {
      let isTraffic = station < 8
      let latitude = isTraffic ? 39.47 + (station % 2 == 0 ? 0.000108 : -0.000108) : 39.4727
      table.append(
        "\(Self.id(station)),\(latitude),\(-0.394 + 0.006 * Double(station % 8)),\(isTraffic ? "traffic" : "background")"
      )
      try folder.write(Self.file(station), as: "\(Self.id(station)).txt")
    }
    try folder.write(table.joined(separator: "\n"), as: "stations.csv")
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      network: avenue.osm
      archive: air.sqlite
      sources: [{id: gva-rvvcca, settings: {kind: folder, path: ".", stations: \(folder.path("stations.csv"))}}]
      """
    config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    _ = try Clean.output(["sync"] + MeasuredCity.time + config)
  }

  private static func id(_ station: Int) -> String { "990000\(station / 8)\(station % 8)" }

  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="39.47" lon="-0.40" version="1"/>
      <node id="2" lat="39.47" lon="-0.34" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/>
        <tag k="highway" v="primary"/><tag k="lanes" v="2"/><tag k="oneway" v="no"/></way>
    </osm>
    """

  /// The file of a station as the network writes it; the first has the wind.
  private static func file(_ station: Int) -> String {
    let hasWind = station == 0
    var lines = [
      "Red: Red de Vigilancia", "Estaci: \(id(station))-Testville", "\t",
      "FECHA\tHORA\tNO2" + (hasWind ? "\tVeloc.\tDirec." : ""), "\t\tµg/m³" + (hasWind ? "\tm/s\tgrados" : ""),
    ]
    for hour in 0..<95 {
      let end = hour + 1
      let isFromSouth = (hour / 6) % 2 == 1
      let isLee = (station % 2 == 0) == isFromSouth
      // A little of its own for every station and hour.
      let value = (station < 8 ? (isLee ? 60 : 36) : 20) + (7 * hour + 3 * station) % 5 - 2
      let date = "0\(end / 24 + 1)/01/2026\t\(end % 24 < 10 ? "0" : "")\(end % 24)\t\(value)"
      let wind = hour < 6 ? "\t\t" : "\t3,0\t\(isFromSouth ? 180 : 0)"
      lines.append(date + (hasWind ? wind : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

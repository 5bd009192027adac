import Foundation
import TestSupport
import Testing

@Suite("Folders of tracks")
struct TrackBatchTests {
  @Test("a table that was broken off in the middle of a row is resumed by the same options, as if it never had been")
  func resumed() throws {
    let city = try TinyCity()
    let folder = city.folder.path("tracks")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<30 {
      let points = (0..<6).map { place in
        let time = String(format: "2026-03-02T08:%02d:%02dZ", 10 + number, place * 10)
        return "<trkpt lat=\"10.001\" lon=\"\(20 + 0.0002 * Double(place))\"><time>\(time)</time></trkpt>"
      }
      // One of them is damaged, and costs its own row only.
      let text = number == 7 ? "<gpx>" : "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
      try text.write(
        toFile: folder + "/" + String(format: "t%02d.gpx", number), atomically: true, encoding: .utf8)
    }
    let table = city.folder.path("figures.csv")
    let words = ["track", folder, "--network", city.network, "--stations", city.readings, "-o", table]
    func run() throws -> String {
      let result = try Clean.run(words)
      #expect(result.status == 65, "\(result.errors)")
      return try String(contentsOfFile: table, encoding: .utf8)
    }
    let whole = try run()
    let rows = whole.split(separator: "\n")
    #expect(rows.count == 31)
    #expect(rows[8].contains("bad-data") && rows.dropFirst().count { $0.hasSuffix(",") } == 29, "\(rows[8])")
    try String(whole.prefix(whole.count * 2 / 5)).write(toFile: table, atomically: true, encoding: .utf8)
    #expect(try run() == whole)
    let dirtier = try String(contentsOfFile: city.readings, encoding: .utf8).replacing("no2,10", with: "no2,90")
    let readings = try city.folder.write(dirtier, as: "other-readings.csv")
    for other in [
      ["--field", "mean"], ["--increment", "off"], ["--wind"], ["--scale", "eu-aqi"], ["--stations", readings],
    ] {
      let mixed = try Clean.run(words + other)
      #expect(
        mixed.status == 65
          && mixed.errors.contains("was begun with other tracks, options or readings: name another file"), "\(other)")
    }
  }

  @Test("a table tells the cleanest way's burden of a track over two hours as the track alone does")
  func twoHours() throws {
    let city = try TinyCity()
    let rows = [("08", 60, 10), ("09", 180, 30)].flatMap { hour, street, background in
      [
        "n,North,10.0012,20.0010,traffic,2026-03-02T\(hour):00:00Z,no2,\(street),µg/m³",
        "s,South,9.9990,20.0010,background,2026-03-02T\(hour):00:00Z,no2,\(background),µg/m³",
      ]
    }
    let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit"
    let readings = try city.folder.write(([header] + rows).joined(separator: "\n") + "\n", as: "two-hours.csv")
    let places = [
      (10.001, 20.0), (10.001, 20.0005), (10.001, 20.001), (10.001, 20.0015), (10.001, 20.002), (10.0005, 20.002),
      (10.0, 20.002),
    ]
    let points = places.enumerated().map { minute, place in
      let time = String(format: "2026-03-02T%02d:%02d:00Z", 8 + (57 + minute) / 60, (57 + minute) % 60)
      return "<trkpt lat=\"\(place.0)\" lon=\"\(place.1)\"><time>\(time)</time></trkpt>"
    }
    let folder = city.folder.path("walks")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let track = folder + "/walk.gpx"
    try "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".write(
      toFile: track, atomically: true, encoding: .utf8)
    let options = ["--network", city.network, "--stations", readings, "--by", "no2", "--mode", "walk"]
    let table = city.folder.path("walks.csv")
    #expect(try Clean.run(["track", folder, "-o", table] + options).status == 0)
    let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let column = try #require(lines.first?.firstIndex(of: "cleanest_burden_min"))
    let told = try #require(Double(lines[1][column]))
    let way = try Clean.json(["track", track] + options)["cleanest"]
    let burden = try #require(way["burdenMinutes"].number)
    #expect(abs(told - burden) < 0.001, "\(told) \(burden)")
    // The dose is known of the first hour's air alone.
    #expect(way["doseMicrograms"] == .null)
  }

  @Test("a profile says what somebody breathes, and the option over it")
  func breathing() throws {
    let city = try TinyCity()
    let points = (0..<6).map { place in
      let time = String(format: "2026-03-02T08:10:%02dZ", place * 10)
      return "<trkpt lat=\"10.001\" lon=\"\(20 + 0.0002 * Double(place))\"><time>\(time)</time></trkpt>"
    }
    let track = try city.folder.write("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>", as: "walk.gpx")
    let profile = try city.folder.write("breathing: {walk: 2.5}\n", as: "runner.yml")
    let words = ["track", track, "--network", city.network, "--stations", city.readings, "--profile", profile]
    #expect(try Clean.json(words)["ventilationCubicMetersPerHour"].number == 2.5)
    #expect(try Clean.json(words + ["--breathing", "rest"])["ventilationCubicMetersPerHour"].number == 0.4)
  }
}

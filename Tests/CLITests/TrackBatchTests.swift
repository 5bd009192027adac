import Foundation
import TestSupport
import Testing

@Suite("Folders of tracks")
struct TrackBatchTests {
  @Test("a table that was broken off in the middle of a row is resumed, and is as if it never had been")
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
    func run() throws -> String {
      let result = try Clean.run([
        "track", folder, "--network", city.network, "--stations", city.readings, "-o", table,
      ])
      #expect(result.status == 65, "\(result.errors)")
      return try String(contentsOfFile: table, encoding: .utf8)
    }
    let whole = try run()
    let rows = whole.split(separator: "\n")
    #expect(rows.count == 31)
    #expect(rows[8].contains("bad-data") && rows.dropFirst().count { $0.hasSuffix(",") } == 29, "\(rows[8])")
    try String(whole.prefix(whole.count * 2 / 5)).write(toFile: table, atomically: true, encoding: .utf8)
    #expect(try run() == whole)
  }
}

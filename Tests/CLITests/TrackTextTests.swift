import TestSupport
import Testing

@Suite("The text of brisa track")
struct TrackTextTests {
  /// Along the northern street, a place every ten seconds.
  private static let track =
    "<gpx><trk><trkseg>"
    + (0..<12).map { place in
      let time = "2026-03-02T08:\(30 + place / 6):\(place % 6)0Z"
      return "<trkpt lat=\"10.001\" lon=\"\(20 + 0.00015 * Double(place))\"><time>\(time)</time></trkpt>"
    }.joined() + "</trkseg></trk></gpx>"

  private func text(_ more: [String] = []) throws -> String {
    let city = try TinyCity()
    let path = try city.folder.write(Self.track, as: "track.gpx")
    return try Clean.output(["track", path, "--network", city.network, "--stations", city.readings] + more)
  }

  @Test("has means over bands with a decimal, as routes have them, and the index of many steps without")
  func index() throws {
    let bands = try text(["--scale", "eu-aqi"])
    #expect(bands.contains(/Index \d\.\d on average, \d\.\d at most \(eu-aqi\)/), "\(bands)")
    let steps = try text(["--scale", "us-epa"])
    #expect(steps.contains(/Index \d+ on average, \d+ at most \(us-epa\)/), "\(steps)")
  }

  @Test("says the unit of the ways' burdens, where they have one")
  func unit() throws {
    #expect(try text().contains("  burden min\n"))
    #expect(try !text(["--by", "traffic"]).contains("burden min"))
  }
}

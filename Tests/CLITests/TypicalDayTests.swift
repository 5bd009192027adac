import TestSupport
import Testing

@Suite("A typical day beside live readings, on the command line")
struct TypicalDayTests {
  private static let city = Result { try TinyCity() }

  /// The first line of a route, with NO2 and PM2.5 of a typical day and some live readings.
  private func title(live: String) throws -> String {
    let city = try Self.city.get()
    let folder = try TemporaryFolder()
    let header = "station_id,latitude,longitude,type,time,pollutant,value,unit\n"
    let typical = "t,10.0012,20.0010,traffic,08:00,no2,60,µg/m³\nt,10.0012,20.0010,traffic,08:00,pm25,30,µg/m³\n"
    try folder.write(header + typical, as: "typical.csv")
    try folder.write(header + live, as: "live.csv")
    let config = try folder.write(
      """
      city: {name: Tiny, timezone: UTC}
      network: \(city.network)
      sources:
        - {id: station-csv, name: typical, settings: {path: typical.csv}}
        - {id: station-csv, name: live, settings: {path: live.csv, calendar: dated}}
      """, as: "brisa.yml")
    let words = ["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at
    return String(try Clean.output(words).prefix { $0 != "\n" })
  }

  private static let no2 = "l,10.0012,20.0010,traffic,2026-03-02T08:00:00Z,no2,40,µg/m³\n"
  private static let pm25 = "l,10.0012,20.0010,traffic,2026-03-02T08:00:00Z,pm25,10,µg/m³\n"

  @Test("the header names the pollutants that are typical, and says air where all are")
  func header() throws {
    let old = Self.no2.replacing("03-02", with: "02-02")
    #expect(try title(live: old).hasSuffix("2026 08:30 (UTC+0:00), air of a typical day"))
    #expect(try title(live: Self.no2).hasSuffix("2026 08:30 (UTC+0:00), PM2.5 of a typical day"))
    #expect(try title(live: Self.no2 + Self.pm25).hasSuffix("2026 08:30 (UTC+0:00)"))
  }

  @Test("one is one station, and one reading")
  func countsOne() throws {
    let folder = try TemporaryFolder()
    let table = "station_id,latitude,longitude,type,time,pollutant,value,unit\n" + Self.no2
    let stations = try folder.write(table, as: "one.csv")
    let text = try Clean.output(["stations", "--stations", stations] + TinyCity.at)
    #expect(text.hasPrefix("1 station, ") && text.contains("1 reading,"), "\(text)")
  }
}

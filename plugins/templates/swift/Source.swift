import AirData
import Foundation
import Geo

/// Measurements that a feed gives as JSON: one row per station, pollutant and hour.
struct MyFeedSource: AirSource {
  static let manifest = SourceManifest(
    id: "my-feed", name: "My feed", version: "0.1.0", summary: "Hourly measurements of my feed.",
    pollutants: [.no2, .pm25, .o3], licence: "CC-BY-4.0", attribution: "My feed's owner",
    quota: SourceManifest.Quota(requests: 60, perSeconds: 3600), cacheRule: .keep(seconds: 600),
    settings: [SettingSpec("url", .text, required: true, help: "Address of the measurements.")])

  private let request: HTTPRequest
  private let context: SourceContext

  /// Checks the settings; nothing is asked of the feed here.
  init(settings: SourceSettings, context: SourceContext) throws {
    request = HTTPRequest(url: settings.text("url") ?? "")
    do {
      try request.check()
    } catch {
      throw SourceError.setting(name: "url", problem: "is no address: write it like https://example.org/air.json")
    }
    self.context = context
  }

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    let response = try await context.http.send(request)
    guard response.status == 200 else {
      throw SourceError.unavailable("\(request.displayAddress) answered with status \(response.status).")
    }
    do {
      let document = try JSONDocument(parsing: response.body)
      return try document.root["measurements"].elements.compactMap(usableReading).filter(query.contains)
    } catch {
      throw error.sourceError(feed: request.displayAddress)
    }
  }

  /// The reading of a row, nil for a missing value; a row that makes no sense is left out and told.
  private func usableReading(_ row: JSONNode) -> Reading? {
    do {
      return try row["value"].optional.map { try reading(row, value: $0.number) }
    } catch {
      context.log.notice(
        Notice(code: "bad-row", message: "A row is left out: \((error as? JSONError)?.message ?? "")."))
      return nil
    }
  }

  /// Everything inside Brisa is in µg/m³ and UTC: a gas in ppb is converted here, and an hour without a zone is the
  /// city's.
  private func reading(_ row: JSONNode, value: Double) throws(JSONError) -> Reading {
    guard let pollutant = Pollutant(parsing: try row["pollutant"].text) else {
      throw row["pollutant"].error("is unknown")
    }
    guard let unit = ConcentrationUnit(parsing: try row["unit"].text),
      let concentration = unit.toMicrogramsPerCubicMeter(value, of: pollutant)
    else { throw row["unit"].error("is no unit of \(pollutant.symbol)") }
    guard let start = try? TimeText.parse(row["hour"].text, zone: context.timeZone) else {
      throw row["hour"].error("is no time")
    }
    let place = Coordinate(latitude: try row["latitude"].number, longitude: try row["longitude"].number)
    let station = Station(
      id: try row["station"].text, name: try row["name"].text, coordinate: place, type: .unknown)
    let reading = Reading(
      station: station, pollutant: pollutant, concentration: concentration, start: start, end: start + 3600,
      sourceID: Self.manifest.id)
    if let flaw = reading.flaw { throw row.error(flaw) }
    return reading
  }
}

/// Hands the source to Brisa.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([MyFeedSource.self], in: registry)
}

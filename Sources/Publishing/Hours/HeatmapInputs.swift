internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import PluginHost

/// The digest of all that an hour's report is made of: equal inputs give equal files.
struct HeatmapInputs {
  /// All that is the same for every hour of a run, as one text.
  let settings: String

  /// The digest of an hour without any reading, which is the same however that was found out.
  func digest(ofSilent hour: Date, failed: [String] = []) -> String {
    SHA256.hex(ofTexts: [settings, "silent", TimeText.format(hour, zone: .gmt)] + failed)
  }

  /// The digest of an hour.
  func digest(of air: GatheredAir) -> String {
    guard !air.fields.isEmpty else { return digest(ofSilent: air.fields.hour, failed: air.failedSources) }
    var texts = [settings, air.fields.scale.id.rawValue, TimeText.format(air.fields.hour, zone: .gmt)]
    for (hoursAgo, readings) in air.fields.readings.enumerated() {
      texts += readings.map { "\(hoursAgo) \(Self.text(of: $0))" }.sorted()
    }
    texts += air.fields.staleHours.map { "\($0.key.rawValue) \($0.value)" }.sorted()
    texts += air.fields.bridgedPollutants.map { "\($0.rawValue) bridged" }.sorted()
    texts += air.fields.hourlyFields.enumerated().compactMap { hoursAgo, field in
      field.wind.map { wind in
        "wind \(hoursAgo) \(wind.eastwardMetersPerSecond) \(wind.northwardMetersPerSecond) \(wind.coordinate) \(wind.sourceID)"
      }
    }
    texts += air.tooLong.map { Self.text(of: $0) }.sorted()
    if !air.maps.fingerprint.isEmpty { texts.append("maps " + air.maps.fingerprint) }
    texts += air.attribution + air.notices.map(\.message)
    return SHA256.hex(ofTexts: texts)
  }

  /// The digest of the documents of some hours, which tell what has changed since the hour before, and of the year so
  /// far.
  func digest(of hours: [GatheredHour], after before: GatheredHour?, year: String = "") -> String {
    let texts = hours.flatMap { [$0.digest, $0.air.map(digest(ofSourcesOf:)) ?? ""] }
    return SHA256.hex(ofTexts: [year, before?.digest ?? ""] + texts)
  }

  /// The digest of what an hour's documents tell of its sources, beside the readings.
  private func digest(ofSourcesOf air: GatheredAir) -> String {
    SHA256.hex(
      ofTexts: air.entries.map { "\($0.id) \($0.report.attribution) \($0.report.licence)" }
        + air.provenance.sources.map { "\($0.state.rawValue) \($0.newest?.timeIntervalSince1970 ?? 0) \($0.readings)" })
  }

  private static func text(of reading: Reading) -> String {
    let station = reading.station
    let kind =
      switch reading.kind {
      case .observed: "observed"
      case .forecast: "forecast"
      case .typical(let day): "typical \(day.rawValue)"
      }
    let reservations = reading.quality.intersection(.ofSources)
    // A coordinate as it stands would be printed by reflection, which takes longer than all the rest.
    let place = "\(station.coordinate.latitude),\(station.coordinate.longitude)"
    return "\(reading.sourceID)/\(station.id)/\(station.name)/\(station.type.rawValue) \(place) "
      + "\(reading.pollutant.rawValue) \(reading.concentration) \(reading.start.timeIntervalSince1970) "
      + "\(reading.end.timeIntervalSince1970) \(kind)"
      + (reservations.isEmpty ? "" : " reservations \(reservations.rawValue)")
  }
}

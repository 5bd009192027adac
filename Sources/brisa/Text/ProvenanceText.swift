internal import AirData
internal import CityAir
internal import Foundation
internal import Planner

/// The lines under every answer that say where its figures come from.
enum ProvenanceText {
  static func lines(_ air: AirProvenance, attribution: [String], zone: TimeZone) -> [String] {
    var lines: [String] = []
    for source in air.sources {
      var words = ["\(source.id): \(source.state.rawValue)", Figures.count(source.readings, "reading")]
      if let newest = source.newest, source.state != .typical {
        words.append("newest \(Figures.moment(newest, in: zone))")
      }
      if source.state == .typical, source.readings == 0 { words.append("not needed") }
      if let reason = source.reason { words.append(reason) }
      lines.append("Source   " + words.joined(separator: ", "))
    }
    if !air.forecast.isEmpty {
      lines.append("Forecast \(air.forecast.sorted().map(\.symbol).joined(separator: ", ")): not measured at this hour")
    }
    if !air.stations.isEmpty {
      lines.append("Stations \(air.stations.count): \(shortened(air.stations))")
    }
    let methods = Dictionary(grouping: air.method.keys) { air.method[$0] ?? "" }
    if !methods.isEmpty {
      let words = methods.sorted { $0.key < $1.key }.map { method, pollutants in
        "\(method) (\(pollutants.sorted().map(\.symbol).joined(separator: ", ")))"
      }
      lines.append(
        "Field    \(words.joined(separator: ", ")), \(parameters(air, zone: zone)); index scale \(air.scale.rawValue)")
    }
    lines += streets(air.increment)
    lines += air.wind.map { [wind($0)] } ?? []
    lines += air.maps.map { map($0, zone: zone) }
    lines += air.forecastCorrection.map { [correction($0)] } ?? []
    lines += atStations(air.stationForecast)
    let names = attribution.filter { !$0.isEmpty }
    if !names.isEmpty { lines.append("Data     \(names.joined(separator: "; "))") }
    return lines
  }

  /// `built-in parameters`, or `calibrated Tue 24 Nov 2026 08:00 (UTC+1:00)` and for which pollutants where not for
  /// all.
  private static func parameters(_ air: AirProvenance, zone: TimeZone) -> String {
    guard let calibration = air.calibration else { return "built-in parameters" }
    let rest = air.method.keys.filter { !calibration.pollutants.contains($0) }.sorted().map(\.symbol)
    return "calibrated \(Figures.moment(calibration.made, in: zone))"
      + (rest.isEmpty ? "" : " but for \(rest.joined(separator: ", "))")
  }

  /// `Forecast corrected by the stations' bias of the last 24 h: NO2 -3.2 µg/m³ (8 stations)`.
  private static func correction(_ correction: AirProvenance.BiasCorrection) -> String {
    let parts = correction.pollutants.sorted { $0.key < $1.key }.map { pollutant, part in
      String(format: "%@ %+.1f µg/m³ (%@)", pollutant.symbol, part.meanBias, Figures.count(part.stations, "station"))
    }
    return "Forecast corrected by the stations' bias of the last \(correction.windowHours) h: "
      + parts.joined(separator: ", ")
  }

  /// `Forecast at 10 stations, the level of 2 points moved by their typical differences: NO2, PM2.5`.
  private static func atStations(_ forecasts: [Pollutant: AirProvenance.ForecastAtStations]) -> [String] {
    let parts = Dictionary(grouping: forecasts.keys) { pollutant -> String in
      guard let forecast = forecasts[pollutant] else { return "" }
      let origins = [
        (forecast.recent, "of the last \(AirProvenance.ForecastAtStations.recentDays) days"),
        (forecast.biased, "of the last day"), (forecast.typical, "of a typical day"),
      ].filter { $0.0 > 0 }.map(\.1)
      let how = origins.isEmpty ? "" : ", moved by the stations' differences \(origins.joined(separator: " and "))"
      return
        "at \(Figures.count(forecast.stations, "station")): level of \(Figures.count(forecast.points, "point"))\(how)"
    }
    return parts.map { "Forecast \($0.key): \($0.value.sorted().map(\.symbol).joined(separator: ", "))" }.sorted()
  }

  /// `Streets  NO2 +8.3 ± 2.1 µg/m³ on a primary street, by 2 stations at streets and other cities`; nothing where all
  /// is background.
  private static func streets(_ increment: [Pollutant: AirProvenance.Increment]) -> [String] {
    let parts = increment.sorted { $0.key < $1.key }.compactMap { pollutant, increment -> String? in
      guard case .applied(let amplitude, let sigma, let stations) = increment else { return nil }
      let figure =
        "\(pollutant.symbol) +\(Figures.figure(amplitude)) ± \(Figures.figure(sigma)) µg/m³ on a primary street"
      guard !stations.isEmpty else { return figure + ", as in other cities" }
      return figure + ", by other cities and \(Figures.count(stations.count, "station")) at streets"
    }
    return parts.isEmpty ? [] : ["Streets  " + parts.joined(separator: "; ")]
  }

  /// `Wind     2.4 m/s from 270°, measured (gva-rvvcca): more on the lee side of streets`.
  private static func wind(_ wind: AirProvenance.Wind) -> String {
    guard let reading = wind.reading else { return "Wind     not known: both sides of a street count alike" }
    let kind = reading.isForecast ? "forecast" : "measured"
    return String(
      format: "Wind     %.1f m/s from %.0f°, %@ (%@): %@", reading.speedMetersPerSecond,
      reading.fromDegrees.rounded().truncatingRemainder(dividingBy: 360), kind, reading.sourceID,
      wind.state == .calm ? "calm, both sides of a street count alike" : "more on the lee side of streets")
  }

  /// `Map      NO2 of 2024-01-01 to 2024-12-31 (air-map), cells of 25 m, for the streets, log-ratio at 7 stations;
  /// CC-BY-4.0`.
  private static func map(_ map: AirProvenance.Map, zone: TimeZone) -> String {
    let days = [map.from, map.to - 1].map { TimeText.format($0, zone: zone).prefix(10) }.joined(separator: " to ")
    let size = map.resolutionMeters.map { "cells of \(Figures.distance($0))" } ?? "lines"
    let role = map.role == .streets ? "for the streets" : "for the background"
    let state =
      switch map.state {
      case .applied(let scaling, let stations): "\(scaling) at \(Figures.count(stations.count, "station"))"
      case .absent(let reason): "not used: \(reason)"
      }
    return "Map      \(map.pollutant.symbol) of \(days) (\(map.source)), \(size), \(role), \(state); \(map.licence)"
  }

  private static func shortened(_ ids: [String]) -> String {
    ids.count <= 12 ? ids.joined(separator: ", ") : ids.prefix(12).joined(separator: ", ") + ", …"
  }
}

internal import AirData
internal import CityAir
internal import Foundation
internal import Reports
internal import Setup

/// The lines under every answer that say where its figures come from.
enum ProvenanceText {
  static func lines(_ air: AirProvenance, attribution: [String], zone: TimeZone) -> [String] {
    var lines = air.sources.map { source($0, zone: zone) }
    if !air.forecast.isEmpty {
      lines.append(
        Spoken.say(ProvenancePhrases.forecast, air.forecast.sorted().map(\.symbol).joined(separator: ", ")))
    }
    if !air.stations.isEmpty {
      lines.append(Spoken.say(ProvenancePhrases.stations, "\(air.stations.count)", shortened(air.stations)))
    }
    if !air.method.isEmpty { lines.append(field(air, zone: zone)) }
    lines += streets(air.increment)
    lines += air.wind.map { [wind($0)] } ?? []
    lines += air.maps.map { map($0, zone: zone) }
    lines += air.forecastCorrection.map { [correction($0)] } ?? []
    lines += atStations(air.stationForecast)
    let names = attribution.filter { !$0.isEmpty }
    if !names.isEmpty { lines.append(data(names)) }
    return lines
  }

  /// Who must be named for the readings.
  static func data(_ names: [String]) -> String {
    Spoken.say(ProvenancePhrases.data, names.joined(separator: "; "))
  }

  /// `Source   gva-rvvcca: fresh, 42 readings, newest Tue 24 Nov 2026 08:00 (UTC+1:00)`.
  private static func source(_ source: AirProvenance.Source, zone: TimeZone) -> String {
    var words = ["\(source.id): \(state(source.state))", Figures.count(source.readings, CommonPhrases.reading)]
    if let newest = source.newest, source.state != .typical {
      words.append(Spoken.say(ProvenancePhrases.newest, Figures.moment(newest, in: zone)))
    }
    if source.state == .typical, source.readings == 0 { words.append(Spoken.say(ProvenancePhrases.notNeeded)) }
    if let reason = source.reason { words.append(reason) }
    return Spoken.say(ProvenancePhrases.source) + words.joined(separator: ", ")
  }

  /// `Field    kriging (PM2.5, PM10), kriging+streets (NO2), built-in parameters; index scale es-ica`.
  private static func field(_ air: AirProvenance, zone: TimeZone) -> String {
    let methods = Dictionary(grouping: air.method.keys) { air.method[$0] ?? "" }
    let words = methods.sorted { $0.key < $1.key }.map { method, pollutants in
      "\(Spoken.say(AirProvenance.methodName(method))) (\(pollutants.sorted().map(\.symbol).joined(separator: ", ")))"
    }
    return Spoken.say(
      ProvenancePhrases.field, words.joined(separator: ", "), parameters(air, zone: zone), air.scale.rawValue)
  }

  private static func state(_ state: AirProvenance.State) -> String {
    ProvenancePhrases.states[state].map { Spoken.say($0) } ?? state.rawValue
  }

  /// `built-in parameters`, or `calibrated Tue 24 Nov 2026 08:00 (UTC+1:00)` and for which pollutants where not for
  /// all.
  private static func parameters(_ air: AirProvenance, zone: TimeZone) -> String {
    guard let calibration = air.calibration else { return Spoken.say(ProvenancePhrases.builtIn) }
    let rest = air.method.keys.filter { !calibration.pollutants.contains($0) }.sorted().map(\.symbol)
    return Spoken.say(ProvenancePhrases.calibrated, Figures.moment(calibration.made, in: zone))
      + (rest.isEmpty ? "" : Spoken.say(ProvenancePhrases.butFor, rest.joined(separator: ", ")))
  }

  /// `Forecast corrected by the stations' bias of the last 24 h: NO2 -3.2 µg/m³ (8 stations)`.
  private static func correction(_ correction: AirProvenance.BiasCorrection) -> String {
    let parts = correction.pollutants.sorted { $0.key < $1.key }.map { pollutant, part -> String in
      let bias = Spoken.digits(NumberText.signed(part.meanBias, decimals: 1))
      return "\(pollutant.symbol) \(bias) µg/m³ (\(Figures.count(part.stations, CommonPhrases.station)))"
    }
    return Spoken.say(ProvenancePhrases.corrected, "\(correction.windowHours)", parts.joined(separator: ", "))
  }

  /// `Forecast at 10 stations, the level of 2 points moved by their typical differences: NO2, PM2.5`.
  private static func atStations(_ forecasts: [Pollutant: AirProvenance.ForecastAtStations]) -> [String] {
    let parts = Dictionary(grouping: forecasts.keys) { pollutant -> String in
      guard let forecast = forecasts[pollutant] else { return "" }
      let origins = [
        (
          forecast.recent,
          Spoken.say(ProvenancePhrases.ofLastDays, "\(AirProvenance.ForecastAtStations.recentDays)")
        ),
        (forecast.biased, Spoken.say(ProvenancePhrases.ofLastDay)),
        (forecast.typical, Spoken.say(ProvenancePhrases.ofTypicalDay)),
      ].filter { $0.0 > 0 }.map(\.1)
      let origin = origins.joined(separator: Spoken.say(ProvenancePhrases.and))
      let how = origins.isEmpty ? "" : Spoken.say(ProvenancePhrases.moved, origin)
      return Spoken.say(
        ProvenancePhrases.atStations, Figures.count(forecast.stations, CommonPhrases.station),
        Figures.count(forecast.points, CommonPhrases.point), how)
    }
    return parts.map {
      Spoken.say(ProvenancePhrases.forecastPart, $0.key, $0.value.sorted().map(\.symbol).joined(separator: ", "))
    }.sorted()
  }

  /// `Streets  NO2 +8.3 ± 2.1 µg/m³ on a primary street, by 2 stations at streets and other cities`; nothing where all
  /// is background.
  private static func streets(_ increment: [Pollutant: AirProvenance.Increment]) -> [String] {
    let parts = increment.sorted { $0.key < $1.key }.compactMap { pollutant, increment -> String? in
      guard case .applied(let amplitude, let sigma, let stations) = increment else { return nil }
      let figure = Spoken.say(
        ProvenancePhrases.onPrimary, pollutant.symbol, Figures.figure(amplitude), Figures.figure(sigma))
      guard !stations.isEmpty else { return figure + Spoken.say(ProvenancePhrases.asElsewhere) }
      return figure
        + Spoken.say(ProvenancePhrases.byOthers, Figures.count(stations.count, CommonPhrases.station))
    }
    return parts.isEmpty ? [] : [Spoken.say(ProvenancePhrases.streets) + parts.joined(separator: "; ")]
  }

  /// `Wind     2.4 m/s from 270°, measured (gva-rvvcca): more on the lee side of streets`.
  private static func wind(_ wind: AirProvenance.Wind) -> String {
    guard let reading = wind.reading else { return Spoken.say(ProvenancePhrases.noWind) }
    return Spoken.say(
      ProvenancePhrases.wind, Spoken.digits(String(format: "%.1f", reading.speedMetersPerSecond)),
      String(format: "%.0f", reading.fromDegrees.rounded().truncatingRemainder(dividingBy: 360)),
      Spoken.say((reading.isForecast ? FigureOrigin.forecast : .measured).word), reading.sourceID,
      Spoken.say(wind.state == .calm ? ProvenancePhrases.calm : ProvenancePhrases.lee))
  }

  /// `Map      NO2 of 2024-01-01 to 2024-12-31 (air-map), cells of 25 m, for the streets, log-ratio at 7 stations;
  /// CC-BY-4.0`.
  private static func map(_ map: AirProvenance.Map, zone: TimeZone) -> String {
    let days = [map.from, map.to - 1].map { TimeText.format($0, zone: zone).prefix(10) }
      .joined(separator: Spoken.say(ProvenancePhrases.to))
    let size = map.resolutionMeters.map { Spoken.say(ProvenancePhrases.cells, Figures.distance($0)) }
    let role = Spoken.say(map.role == .streets ? ProvenancePhrases.forStreets : ProvenancePhrases.forBackground)
    let state =
      switch map.state {
      case .applied(let scaling, let stations):
        Spoken.say(
          ProvenancePhrases.scaledAt, scaling, Figures.count(stations.count, CommonPhrases.station))
      case .absent(let reason):
        Spoken.say(
          ProvenancePhrases.notUsed, ProvenancePhrases.reasonsOfMaps[reason].map { Spoken.say($0) } ?? reason)
      }
    return Spoken.say(
      ProvenancePhrases.map, map.pollutant.symbol, days, map.source, size ?? Spoken.say(ProvenancePhrases.lines), role,
      state, map.licence)
  }

  private static func shortened(_ ids: [String]) -> String {
    ids.count <= 12 ? ids.joined(separator: ", ") : ids.prefix(12).joined(separator: ", ") + ", …"
  }
}

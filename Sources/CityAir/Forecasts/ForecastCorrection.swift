internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// Corrects a forecast by what stations have measured of late: each by its own bias.
///
/// For a station s, a pollutant and a forecasting source, over the last 24 hours for which both are known (six at
/// least), with e(s, h) = observed(s, h) − forecast(s, h), n the newest of these hours and p what is left of its error
/// in the hour h (``Persistence``):
///
///     bias(s, h) = ē(s) + p (e(s, n) − ē(s))
///
/// where ē is the mean and the forecast at a station is the inverse-distance mean (power 2) of the source's points. In
/// an hour without a measured figure the station then gets max(0, forecast(s) + bias(s)), and each point of the source
/// max(0, forecast + the inverse-distance mean of the stations' biases at the point). The mean is the simplest
/// correction of a model's systematic error (as the difference method of the European index fills gaps); the newest
/// hour says how far today's air is from it.
struct ForecastCorrection: Sendable {
  /// Most hours that a bias looks back.
  static let windowHours = 24
  /// Fewest hours that a bias is told from.
  static let minHours = 6
  /// How far ahead a forecast is looked for at most: for later hours nothing recent is asked for.
  static let reachSeconds = 31.0 * 24 * 3600

  /// Biases of one forecast, by station.
  private let biases: [Layer: [StationBias]]

  /// Finds the biases over the hours before the start of an hour.
  /// - Complexity: O(readings of the hours), nothing where nothing was forecast.
  init(_ selection: ReadingSelection, before end: Date) {
    guard selection.hasForecasts else {
      biases = [:]
      return
    }
    biases = Self.differences(selection, before: end).mapValues { stations in
      stations.filter { $0.value.errors.count >= Self.minHours }
        .map { key, sum in
          StationBias(station: sum.station, sourceID: key.sourceID, errors: sum.errors)
        }
        .sorted { ($0.sourceID, $0.station.id) < ($1.sourceID, $1.station.id) }
    }
    .filter { !$0.value.isEmpty }
  }

  /// By forecast and series of a station, what was measured less what was forecast in the hours of which both are
  /// known.
  private static func differences(
    _ selection: ReadingSelection, before end: Date
  ) -> [Layer: [ReadingSeries: (station: Station, errors: RecentErrors)]] {
    var sums: [Layer: [ReadingSeries: (station: Station, errors: RecentErrors)]] = [:]
    for hoursAgo in 1...Self.windowHours {
      let start = end - Double(hoursAgo) * 3600
      let observed = selection.readings(ofHour: start, rank: .observed).stationMeans(ofHour: start)
      let forecasts = selection.readings(ofHour: start, rank: .forecast)
      for (layer, points) in Dictionary(grouping: forecasts, by: { Layer($0) }) {
        guard let forecast = DistanceMean(of: points.map { ($0.station.coordinate, $0.concentration) }) else {
          continue
        }
        for (key, mean) in observed where key.pollutant == layer.pollutant {
          let error = mean.value - forecast.value(at: mean.station.coordinate)
          sums[layer, default: [:]][key, default: (mean.station, RecentErrors())].errors.add(error, at: start)
        }
      }
    }
    return sums
  }

  /// The readings of an hour with its forecasts corrected; an hour of measured figures stays as it is.
  func corrected(_ hour: [Reading]) -> [Reading] {
    guard !biases.isEmpty else { return hour }
    let layers = Dictionary(grouping: hour.filter { $0.kind.rank == .forecast }, by: { Layer($0) })
    var result = hour.filter { $0.kind.rank != .forecast || biases[Layer($0)] == nil }
    for layer in layers.keys.sorted() {
      guard let points = layers[layer], let stations = biases[layer] else { continue }
      result += Self.corrected(points, stations)
    }
    return result
  }

  private static func corrected(_ points: [Reading], _ stations: [StationBias]) -> [Reading] {
    guard let first = points.first,
      let forecast = DistanceMean(of: points.map { ($0.station.coordinate, $0.concentration) }),
      let bias = DistanceMean(of: stations.map { ($0.station.coordinate, $0.errors.bias(at: first.start)) })
    else { return points }
    let moved = points.map { point in
      point.with(concentration: max(0, point.concentration + bias.value(at: point.station.coordinate)))
    }
    let own = Set(points.map { ReadingSeries($0) })
    return moved
      + stations.compactMap { station in
        let reading = Reading(
          station: station.station, pollutant: first.pollutant,
          concentration: max(
            0, forecast.value(at: station.station.coordinate) + station.errors.bias(at: first.start)),
          start: first.start, end: first.end, kind: first.kind, sourceID: station.sourceID)
        return own.contains(ReadingSeries(reading)) ? nil : reading
      }
  }

  /// How the forecasts of an hour were corrected; nil where none was.
  func summary(of hour: [Reading]) -> AirProvenance.BiasCorrection? {
    let forecasts = hour.filter { $0.kind.rank == .forecast }
    let layers = Set(forecasts.map { Layer($0) })
    let used = biases.filter { layers.contains($0.key) }
    guard !used.isEmpty, let start = forecasts.map(\.start).min() else { return nil }
    let parts = Dictionary(grouping: used, by: \.key.pollutant).mapValues { layers in
      let all = layers.flatMap(\.value)
      return AirProvenance.BiasCorrection.Part(
        stations: Set(all.map { StationKey(sourceID: $0.sourceID, stationID: $0.station.id) }).count,
        hours: all.map(\.errors.count).max() ?? 0,
        meanBias: all.map { $0.errors.bias(at: start) }.reduce(0, +) / Double(max(1, all.count)))
    }
    return AirProvenance.BiasCorrection(windowHours: Self.windowHours, pollutants: parts)
  }
}

/// One source's forecast of one pollutant.
private struct Layer: Hashable, Comparable {
  let sourceID: String
  let pollutant: Pollutant

  init(_ reading: Reading) {
    sourceID = reading.sourceID
    pollutant = reading.pollutant
  }

  static func < (left: Layer, right: Layer) -> Bool {
    (left.sourceID, left.pollutant) < (right.sourceID, right.pollutant)
  }
}

/// How much more a station measures than was forecast.
private struct StationBias {
  let station: Station
  let sourceID: String
  let errors: RecentErrors
}

/// How much more a station measured than was forecast in some hours, in µg/m³.
private struct RecentErrors {
  /// How many hours there are.
  private(set) var count = 0
  private var sum = 0.0
  /// That of the hour that was added first.
  private var newest: (error: Double, start: Date)?

  /// Adds an hour; the newest comes first.
  mutating func add(_ error: Double, at start: Date) {
    newest = newest ?? (error, start)
    sum += error
    count += 1
  }

  /// What is expected of the hour that begins at a moment: the mean, and what is left of the newest hour's difference
  /// from it.
  func bias(at start: Date) -> Double {
    guard let newest else { return 0 }
    let mean = sum / Double(count)
    return mean + Persistence.share(afterSeconds: start.timeIntervalSince(newest.start)) * (newest.error - mean)
  }
}

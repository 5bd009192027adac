internal import Geo

/// How a map of a long time is brought to an hour: the two ways, and which of them leaves out stations better.
enum MapScaling: String, Sendable, Hashable {
  /// The logarithms of reading over map are interpolated: ln((y + 1) / (m + 1)), in µg/m³.
  case logRatio = "log-ratio"
  /// What the scaled map leaves over at the stations is interpolated: y − s m, s = Σ y / Σ m.
  case residual

  /// Fewest stations that are left out; below, there is nothing to choose by.
  private static let minStations = 4
  /// Most stations that are left out.
  private static let maxStations = 150

  /// The better way for an hour's readings and the map's values at their places.
  /// - Throws: ``FieldError`` for a base that cannot be solved.
  static func better(
    for samples: [FieldSample], map: [Double], base: any LinearInterpolator
  ) throws(FieldError) -> MapScaling {
    guard samples.count >= minStations, map.reduce(0, +) > 0 else { return .logRatio }
    let step = (samples.count + maxStations - 1) / maxStations
    let chosen = stride(from: 0, to: samples.count, by: step)
    let (readings, values) = (chosen.map { samples[$0].value }, chosen.map { map[$0] })
    let weights = try base.leaveOneOutWeights(of: chosen.map { samples[$0].point })
    return squaredError(of: .residual, readings: readings, map: values, weights: weights)
      < squaredError(of: .logRatio, readings: readings, map: values, weights: weights)
      ? .residual : .logRatio
  }

  /// Sum of the squared errors at stations that are left out; every weight of a station itself is −1.
  private static func squaredError(
    of way: MapScaling, readings: [Double], map: [Double], weights: [[Double]]
  ) -> Double {
    let (sumOfReadings, sumOfMap) = (readings.reduce(0, +), map.reduce(0, +))
    let logs = zip(readings, map).map { MapFit.log($0, over: $1) }
    return readings.indices.reduce(0) { sum, left in
      var prediction = 0.0
      switch way {
      case .logRatio:
        for other in readings.indices where other != left { prediction += weights[left][other] * logs[other] }
        prediction = MapFit.value(map[left], log: prediction)
      case .residual:
        let slope = MapFit.slope(sumOfReadings - readings[left], over: sumOfMap - map[left])
        for other in readings.indices where other != left {
          prediction += weights[left][other] * (readings[other] - slope * map[other])
        }
        prediction += slope * map[left]
      }
      let error = max(0, prediction) - readings[left]
      return sum + error * error
    }
  }
}

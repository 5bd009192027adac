package import AirData

/// Finds the readings of an hour that stand out from the hour and from the hours before.
///
/// A *single* outlier is more than 5 away, on the same side, both from the other stations of the hour and from its
/// station's own last 24 hours: a street that is always dirty is none, nor is a rush hour that all stations see. An
/// *event* is an hour in which at least half of the stations (four at least) are more than 6 above or below their own
/// last 24 hours.
package enum OutlierFinder {
  /// The measured readings of an hour that stand out, by pollutant, source and station.
  /// - Parameters:
  ///   - hour: The readings of the hour, of any pollutants and kinds.
  ///   - before: Those of the hours before, at most 24 of which are looked at, the latest first.
  /// - Returns: The outliers, each with its reservation.
  /// - Complexity: O(readings + stations log stations) for each pollutant.
  package static func outliers(in hour: [Reading], before: some Collection<[Reading]>) -> [OutlierReading] {
    var recent: [ReadingSeries: [Double]] = [:]
    for readings in before.prefix(OutlierRule.recentHours) {
      for reading in readings where reading.kind == .observed {
        recent[ReadingSeries(reading), default: []].append(reading.concentration)
      }
    }
    let observed = Dictionary(grouping: hour.filter { $0.kind == .observed }, by: \.pollutant)
    return observed.sorted { $0.key < $1.key }.flatMap { pollutant, readings in
      outliers(readings, recent: recent, rule: OutlierRule(for: pollutant))
    }
  }

  private static func outliers(
    _ readings: [Reading], recent: [ReadingSeries: [Double]], rule: OutlierRule
  ) -> [OutlierReading] {
    let judged = readings.compactMap { reading -> (reading: Reading, distance: Double, median: Double)? in
      let own = recent[ReadingSeries(reading)] ?? []
      guard own.count >= OutlierRule.minRecent else { return nil }
      return rule.distance(of: reading.concentration, from: own).map { (reading, $0.distance, $0.median) }
    }
    let sides = [1.0, -1.0].filter { side in
      let away = judged.count { side * $0.distance > OutlierRule.eventDistance }
      return judged.count >= OutlierRule.minOthers && 2 * away >= judged.count
    }
    let ordered = OrderedReadings(readings)
    return judged.compactMap { item in
      let side = item.distance < 0 ? -1.0 : 1
      let isEvent = sides.contains(side) && side * item.distance > OutlierRule.eventDistance
      guard isEvent || isSingle(item.reading, item.distance, among: ordered, rule) else { return nil }
      return OutlierReading(
        reading: item.reading.with(quality: item.reading.quality.union(.outlier)),
        kind: isEvent ? .event : .single, recentMedian: item.median)
    }
    .sorted { ReadingSeries($0.reading) < ReadingSeries($1.reading) }
  }

  /// Whether a reading that is far from its station's own hours is far from the other stations as well, on the same
  /// side.
  private static func isSingle(
    _ reading: Reading, _ own: Double, among readings: OrderedReadings, _ rule: OutlierRule
  ) -> Bool {
    guard abs(own) > OutlierRule.singleDistance else { return false }
    let others = readings.others(than: ReadingSeries(reading))
    guard others.count >= OutlierRule.minOthers else { return false }
    let spatial = rule.distance(of: reading.concentration, from: others)
    return abs(spatial) > OutlierRule.singleDistance && (spatial < 0) == (own < 0)
  }
}

/// The readings of an hour by their concentration: sorted once, whichever station is compared with the others.
private struct OrderedReadings {
  private let concentrations: [Double]
  private let positions: [ReadingSeries: [Int]]

  init(_ readings: [Reading]) {
    let ordered = readings.sorted { $0.concentration < $1.concentration }
    concentrations = ordered.map(\.concentration)
    positions = Dictionary(grouping: ordered.indices) { ReadingSeries(ordered[$0]) }
  }

  /// The readings of all other stations.
  func others(than series: ReadingSeries) -> SortedOthers {
    SortedOthers(concentrations, without: positions[series] ?? [])
  }
}

package import AirData
package import Foundation

/// The score of a method over all held-out readings, and over parts of them.
package struct ScoreBreakdown: Sendable {
  /// A season of the northern year, by the month in the city's zone.
  package enum Season: String, Sendable, CaseIterable {
    /// December to February.
    case winter
    /// March to May.
    case spring
    /// June to August.
    case summer
    /// September to November.
    case autumn
  }

  /// Over all readings.
  package let overall: Score
  /// By id of the station that was left out.
  package let byStation: [String: Score]
  /// By what stands around the station that was left out.
  package let byType: [StationType: Score]
  /// By hour of the day in the city's zone, 24 of them; a count of zero where there is none.
  package let byHour: [Score]
  /// By season.
  package let bySeason: [Season: Score]

  /// Scores held-out readings.
  /// - Complexity: O(readings).
  package init(_ heldOut: HeldOut, zone: TimeZone) {
    let history = heldOut.history
    let clocks = LocalHour.all(history.hours, zone: zone)
    var overall = ScoreSums()
    var stations = [ScoreSums](repeating: ScoreSums(), count: history.sites.count)
    var hours = [ScoreSums](repeating: ScoreSums(), count: 24)
    var types: [StationType: ScoreSums] = [:]
    var seasons: [Season: ScoreSums] = [:]
    for (index, hour, site) in heldOut.indices {
      let reading = Double(history.values[index])
      let estimate = Estimate(value: Double(heldOut.predictions[index]), sigma: Double(heldOut.sigmas[index]))
      overall.add(observed: reading, estimate: estimate)
      stations[site].add(observed: reading, estimate: estimate)
      hours[clocks[hour].hour].add(observed: reading, estimate: estimate)
      types[history.sites[site].type, default: ScoreSums()].add(observed: reading, estimate: estimate)
      seasons[clocks[hour].season, default: ScoreSums()].add(observed: reading, estimate: estimate)
    }
    self.overall = Score(overall)
    byStation = Dictionary(
      zip(history.sites.map(\.id), stations.map { Score($0) }), uniquingKeysWith: { first, _ in first }
    ).filter { $0.value.count > 0 }
    byType = types.mapValues { Score($0) }
    byHour = hours.map { Score($0) }
    bySeason = seasons.mapValues { Score($0) }
  }

  /// Scores by season and hour of the day.
  /// - Complexity: O(readings).
  static func bySeasonAndHour(_ heldOut: HeldOut, zone: TimeZone) -> [Season: [Score]] {
    let clocks = LocalHour.all(heldOut.history.hours, zone: zone)
    var sums: [Season: [ScoreSums]] = [:]
    for (index, hour, _) in heldOut.indices {
      let estimate = Estimate(value: Double(heldOut.predictions[index]), sigma: Double(heldOut.sigmas[index]))
      sums[clocks[hour].season, default: Array(repeating: ScoreSums(), count: 24)][clocks[hour].hour]
        .add(observed: Double(heldOut.history.values[index]), estimate: estimate)
    }
    return sums.mapValues { $0.map { Score($0) } }
  }

  /// Hour of the day and season of a moment.
  private struct LocalHour {
    let hour: Int
    let season: Season

    static func all(_ dates: [Date], zone: TimeZone) -> [LocalHour] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return dates.map { LocalHour($0, calendar) }
    }

    private init(_ date: Date, _ calendar: Calendar) {
      let parts = calendar.dateComponents([.hour, .month], from: date)
      hour = min(23, max(0, parts.hour ?? 0))
      season =
        switch parts.month ?? 1 {
        case 3...5: .spring
        case 6...8: .summer
        case 9...11: .autumn
        default: .winter
        }
    }
  }
}

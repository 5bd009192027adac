internal import AirData
internal import Foundation

extension YearSoFar {
  /// The counts of one station and pollutant, as a table has them.
  struct Row: Hashable {
    let station: Station
    let pollutant: Pollutant
    /// By column; none where the pollutant has no such limit.
    ///
    /// Of two limits of one column, as CO has them for days, the first counts: the other is the same as the directive's
    /// of today, which has a column of its own.
    let counts: [YearColumn: Count]

    /// Days with a mean; nil where no limit is for days.
    ///
    /// Where limits are for means of 24 and of 8 hours, those of the mean that fewer days have.
    var daysKnown: Int? { known(ofHours: false) }
    /// Hours with a mean; nil where no limit is for hours.
    var hoursKnown: Int? { known(ofHours: true) }

    private func known(ofHours: Bool) -> Int? {
      counts.filter { $0.key.isOfHours == ofHours }.map(\.value.known).min()
    }
  }

  /// A row for each pollutant and each station that measured it, in this order.
  var rows: [Row] {
    Set(limits.map(\.pollutant)).sorted().flatMap { pollutant in
      stations.compactMap { station in
        var counts: [YearColumn: Count] = [:]
        for column in YearColumn.allCases {
          let place = limits.firstIndex { $0.pollutant == pollutant && column.counts($0) }
          counts[column] = place.flatMap { station.counts[$0] }
        }
        return counts.isEmpty ? nil : Row(station: station, pollutant: pollutant, counts: counts)
      }
    }
  }

  /// The limits of whose pollutants anything is known over the area, by pollutant.
  var areaRows: [(limit: Limit, area: Area)] {
    zip(limits, area).compactMap { limit, area in area.map { (limit, $0) } }
      .sorted { ($0.limit.pollutant, -$0.limit.averagingHours) < ($1.limit.pollutant, -$1.limit.averagingHours) }
  }

  /// From when to when, on the city's clock: `2026-01-01 00:00`.
  func bounds(in zone: TimeZone) -> (from: String, to: String) {
    func text(_ moment: Date) -> String {
      String(TimeText.format(moment, zone: zone).prefix(16)).replacing("T", with: " ")
    }
    return (text(from), text(to))
  }
}

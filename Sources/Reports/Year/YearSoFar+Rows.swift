internal import AirData
internal import Foundation

extension YearSoFar {
  /// The counts of one station and pollutant, as a table has them.
  struct Row: Hashable {
    let station: Station
    let pollutant: Pollutant
    /// Days above the guideline of the WHO.
    let daysWHO: Count?
    /// Days above the limit of the European Union of today.
    let daysToday: Count?
    /// Days above its limit from 2030.
    let days2030: Count?
    /// Hours above the guideline of the WHO.
    let hoursWHO: Count?
    /// Hours above the limit of the European Union of today.
    let hoursToday: Count?
    /// Hours above its limit from 2030.
    let hours2030: Count?

    /// All of them, in the order of the columns.
    var counts: [Count?] { [daysWHO, daysToday, days2030, hoursWHO, hoursToday, hours2030] }
    /// Days with a mean; nil where no limit is for days.
    ///
    /// Where limits are for means of 24 and of 8 hours, those of the mean that fewer days have.
    var daysKnown: Int? { [daysWHO, daysToday, days2030].compactMap { $0?.known }.min() }
    /// Hours with a mean; nil where no limit is for hours.
    var hoursKnown: Int? { (hoursWHO ?? hoursToday ?? hours2030)?.known }
  }

  /// A row for each pollutant and each station that measured it, in this order.
  var rows: [Row] {
    Set(limits.map(\.pollutant)).sorted().flatMap { pollutant in
      stations.compactMap { station in
        func count(_ authority: String, isOfHours: Bool) -> Count? {
          limits.firstIndex {
            $0.pollutant == pollutant && $0.authority == authority && $0.isOfHours == isOfHours
          }.flatMap { station.counts[$0] }
        }
        let row = Row(
          station: station, pollutant: pollutant, daysWHO: count(Limit.who, isOfHours: false),
          daysToday: count(Limit.europeanOfToday, isOfHours: false),
          days2030: count(Limit.europeanOf2030, isOfHours: false), hoursWHO: count(Limit.who, isOfHours: true),
          hoursToday: count(Limit.europeanOfToday, isOfHours: true),
          hours2030: count(Limit.europeanOf2030, isOfHours: true))
        return row.counts.contains { $0 != nil } ? row : nil
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

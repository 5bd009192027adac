internal import AirData
internal import Foundation

extension GatheredAir {
  /// The typical day of each pollutant of which one stands in; any day where there are several.
  var typicalDays: [Pollutant: TypicalDay] {
    var days: [Pollutant: TypicalDay] = [:]
    for reading in fields.readings[0] {
      guard case .typical(let day) = reading.kind else { continue }
      days[reading.pollutant] = days[reading.pollutant].map { $0 == day ? day : .daily } ?? day
    }
    return days
  }

  /// Said where a typical day stands in, and where that of another kind of day does.
  var typicalNotices: [Notice] {
    let standIns = Dictionary(grouping: typicalDays.keys) { typicalDays[$0] ?? .daily }
      .sorted { $0.key.rawValue < $1.key.rawValue }.map { Notice.typicalAir(Set($0.value), of: $0.key) }
    let asked = TypicalDay(of: fields.hour, in: zone)
    var others: [TypicalDay: Set<Pollutant>] = [:]
    for reading in fields.readings[0] + stationForecast.typical {
      guard case .typical(let day) = reading.kind, !day.covers(asked) else { continue }
      others[day, default: []].insert(reading.pollutant)
    }
    return standIns
      + others.sorted { $0.key.rawValue < $1.key.rawValue }.map { .typicalOtherDay($0.value, of: $0.key, for: asked) }
  }

  /// Said where a coarse forecast gave only the level of the city, and where the stations' differences are those of
  /// another kind of day.
  var stationForecastNotices: [Notice] {
    let parts = stationForecast.parts
    guard let points = parts.values.map(\.points).max() else { return [] }
    let isWeekend = TypicalDay(of: fields.hour, in: zone) != .workday
    let others = stationForecast.ofOtherDays
    return [.forecastAtStations(Set(parts.keys), points: points)]
      + (others.isEmpty ? [] : [.recentOtherDays(others, forWeekend: isWeekend)])
  }
}

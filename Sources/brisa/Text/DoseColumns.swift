internal import AirData
internal import CityAir
internal import Trips

extension RouteAnswer {
  /// The pollutants whose inhaled dose has a column, as far as anything is known of them: NO2, PM2.5, and the one that
  /// was asked for.
  var dosedPollutants: [Pollutant] {
    let known = Set(routes.flatMap { $0.air?.doseMicrograms.keys.map { $0 } ?? [] })
    var shown: [Pollutant] = [.no2, .pm25]
    if case .pollutant(let asked) = question.measure, !shown.contains(asked) { shown.append(asked) }
    return shown.filter { known.contains($0) }
  }
}

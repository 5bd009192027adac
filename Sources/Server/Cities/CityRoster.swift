internal import Planner
internal import Synchronization

/// The cities that are served now; a reload puts others in their place at once.
///
/// A call keeps the cities that it began with.
final class CityRoster: Sendable {
  private let cities: Mutex<ServedCities>

  init(_ cities: ServedCities) {
    self.cities = Mutex(cities)
  }

  /// The cities that are served at the moment.
  var current: ServedCities { cities.withLock { $0 } }

  /// Ends the gathering of hours of those that are served.
  func stop() async {
    for city in current.all { await city.engine.stop() }
  }

  /// Serves others from now on.
  func replace(with cities: ServedCities) {
    self.cities.withLock { $0 = cities }
  }
}

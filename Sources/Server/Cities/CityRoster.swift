internal import Planner
internal import Synchronization

/// The cities that are served now; a reload puts others in their place at once.
///
/// A call keeps the cities that it began with.
final class CityRoster: Sendable {
  private struct State {
    var cities: ServedCities
    /// The archives of the cities that were served before.
    var archives: Set<String> = []
  }

  private let state: Mutex<State>

  init(_ cities: ServedCities) {
    state = Mutex(State(cities: cities))
  }

  /// The cities that are served at the moment.
  var current: ServedCities { state.withLock { $0.cities } }

  /// Ends the gathering of hours of those that are served.
  func stop() async {
    for city in current.all { await city.engine.stop() }
  }

  /// Serves others from now on; an archive that one of those before has known is not begun anew where it has gone.
  func replace(with cities: ServedCities) {
    state.withLock { state in
      state.archives.formUnion(state.cities.all.compactMap(\.engine.knownArchive))
      for city in cities.all { city.engine.takeOver(archives: state.archives) }
      state.cities = cities
    }
  }
}

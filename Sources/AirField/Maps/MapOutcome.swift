/// What became of the map of a pollutant in one hour.
package enum MapOutcome: Hashable, Sendable {
  /// It has the hour's level, in a way (`log-ratio` or `residual`), from stations of these ids.
  case applied(scaling: String, stations: [String])
  /// It has no level in this hour, and another method serves.
  case absent(Reason)

  /// Why a map does not count in an hour.
  package enum Reason: String, Hashable, Sendable {
    /// No station with a reading of the hour stands where the map has a value.
    case noStationOnMap = "no-station-on-map"
  }
}

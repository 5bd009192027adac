internal import AirData
internal import Foundation

/// A reading as the table has it: of one moment, or of a time of any day.
struct Measurement {
  /// What the value is the mean of.
  enum Time: Hashable {
    /// Start and end of one interval.
    case dated(start: Date, end: Date)
    /// Seconds since midnight on the city's clock; the end may lie in the next day.
    case daily(start: Int, end: Int)
  }

  var station: Station
  var pollutant: Pollutant
  var concentration: Double
  var time: Time
  var kind: Reading.Kind
  var quality: Reading.Quality

  /// The reading of one interval.
  func reading(start: Date, end: Date) -> Reading {
    Reading(
      station: station, pollutant: pollutant, concentration: concentration, start: start, end: end, kind: kind,
      quality: quality, sourceID: Options.sourceID)
  }
}

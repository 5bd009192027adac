internal import AirData
internal import Foundation

/// The readings of an answer, each hour of a station's pollutant once.
struct ReadingList {
  private(set) var readings: [Reading] = []

  private let query: ReadingQuery
  private let quality: Reading.Quality
  private var positions: [Key: Int] = [:]

  init(query: ReadingQuery, quality: Reading.Quality) {
    self.query = query
    self.quality = quality
  }

  /// Adds what belongs to the query; what comes twice is noted, and the last counts, since feeds append corrections.
  mutating func add(_ found: StationFigures, _ problems: inout RecordProblems) {
    for figure in found.figures {
      let reading = Reading(
        station: found.station, pollutant: figure.pollutant, concentration: figure.concentration,
        start: figure.end - Figure.secondsPerHour, end: figure.end, quality: quality, sourceID: Options.sourceID)
      guard query.contains(reading) else { continue }
      let key = Key(stationID: found.station.id, pollutant: figure.pollutant, end: figure.end)
      if let known = positions[key] {
        readings[known] = reading
        problems.add("\(figure.pollutant.symbol) comes twice for \(TimeText.format(figure.end, zone: .gmt))")
      } else {
        positions[key] = readings.count
        readings.append(reading)
      }
    }
  }

  private struct Key: Hashable {
    var stationID: String
    var pollutant: Pollutant
    var end: Date
  }
}

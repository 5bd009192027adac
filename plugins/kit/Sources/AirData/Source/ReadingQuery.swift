public import Foundation
public import Geo

/// What a source is asked for.
public struct ReadingQuery: Sendable, Hashable {
  /// Stations inside this box.
  public let box: BoundingBox
  /// Readings whose averaging interval overlaps [start, end).
  public let interval: DateInterval
  /// Only these pollutants.
  public let pollutants: Set<Pollutant>

  /// Creates a query.
  public init(box: BoundingBox, interval: DateInterval, pollutants: Set<Pollutant> = Set(Pollutant.allCases)) {
    self.box = box
    self.interval = interval
    self.pollutants = pollutants
  }

  /// Whether a reading is part of the answer.
  public func contains(_ reading: Reading) -> Bool {
    pollutants.contains(reading.pollutant) && reading.start < interval.end && reading.end > interval.start
      && box.contains(reading.station.coordinate)
  }

  /// Whether a reading of something else is part of the answer; the pollutants say nothing about it.
  public func contains(_ reading: SpeciesReading) -> Bool {
    reading.start < interval.end && reading.end > interval.start && box.contains(reading.station.coordinate)
  }
}

public import Foundation
internal import Geo

/// The mean of something else than a pollutant of ``Reading`` at one station over one interval: carried and kept, and
/// used by no field.
public struct SpeciesReading: Hashable, Sendable {
  /// Where it was measured.
  public let station: Station
  /// What was measured.
  public let species: Species
  /// The mean, in the unit of the species.
  public let value: Double
  /// Standard uncertainty of the value, in its unit; nil: not stated.
  public let uncertainty: Double?
  /// Start of the averaging interval, UTC.
  public let start: Date
  /// End of the averaging interval, UTC, later than the start.
  public let end: Date
  /// How it came about.
  public let kind: Reading.Kind
  /// What is known against it.
  public let quality: Reading.Quality
  /// Id of the source that delivered it.
  public let sourceID: String

  /// Creates a reading; see ``flaw`` for what a sound one is.
  public init(
    station: Station, species: Species, value: Double, uncertainty: Double? = nil, start: Date, end: Date,
    kind: Reading.Kind = .observed, quality: Reading.Quality = [], sourceID: String
  ) {
    self.station = station
    self.species = species
    self.value = value
    self.uncertainty = uncertainty
    self.start = start
    self.end = end
    self.kind = kind
    self.quality = quality
    self.sourceID = sourceID
  }

  /// Why the host may not keep the reading, nil when it is sound.
  public var flaw: String? {
    if !species.believed.contains(value) { return "the value of \(species.symbol) is beyond all sense" }
    if !station.coordinate.isOnGlobe { return "the station is outside the globe" }
    if !start.timeIntervalSince1970.isFinite || !end.timeIntervalSince1970.isFinite {
      return "the averaging interval has no bounds"
    }
    return end <= start ? "the averaging interval does not end after it starts" : nil
  }
}

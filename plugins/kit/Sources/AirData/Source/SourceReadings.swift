/// All that a source has of a box and an interval.
public struct SourceReadings: Sendable {
  /// Concentrations of the pollutants that Brisa computes with.
  public var readings: [Reading]
  /// What else the stations measure.
  public var others: [SpeciesReading]

  /// Creates an answer.
  public init(readings: [Reading] = [], others: [SpeciesReading] = []) {
    self.readings = readings
    self.others = others
  }
}

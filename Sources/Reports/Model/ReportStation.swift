package import AirData
package import Geo

/// A station on a map: what it measured in the hour, and its own index.
package struct ReportStation: Hashable, Sendable {
  /// Id within its source.
  package let id: String
  /// The name that people read.
  package let name: String
  /// Where it stands.
  package let coordinate: Coordinate
  /// What stands around it.
  package let type: StationType
  /// The source's name.
  package let source: String
  /// Concentrations of the hour in µg/m³.
  package let concentrations: [Pollutant: Double]
  /// Its index on the report's scale, nil where its readings allow none.
  package let index: Double?
  /// What its index rests on.
  package let coverage: IndexCoverage
  /// The pollutants of which its index has the hour alone, in place of the longer mean that the scale asks for.
  package let standIns: Set<Pollutant>
  /// The pollutants that it measured in the hour; its other figures are forecast, typical, or of hours around.
  package let measured: Set<Pollutant>
  /// What its source has against figures, by pollutant: words of the source protocol.
  package let reservations: [Pollutant: [String]]

  package init(
    id: String, name: String, coordinate: Coordinate, type: StationType, source: String,
    concentrations: [Pollutant: Double], index: Double?, coverage: IndexCoverage = .whole,
    standIns: Set<Pollutant> = [], measured: Set<Pollutant>, reservations: [Pollutant: [String]] = [:]
  ) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.type = type
    self.source = source
    self.concentrations = concentrations
    self.index = index
    self.coverage = coverage
    self.standIns = standIns
    self.measured = measured
    self.reservations = reservations
  }
}

extension ReportStation {
  /// The pollutants of which it has a figure that it did not measure in the hour.
  var notMeasured: Set<Pollutant> { Set(concentrations.keys).subtracting(measured) }

  /// Whether what it says of a layer is the least that it can be.
  func isPartial(_ layer: MapLayer) -> Bool { layer == .index && index != nil && coverage.isPartial }

  /// Whether what it says of a layer was measured in the hour; of the index, anything.
  func isMeasured(_ layer: MapLayer) -> Bool {
    switch layer {
    case .index: !measured.isEmpty
    case .pollutant(let pollutant): measured.contains(pollutant)
    }
  }
}

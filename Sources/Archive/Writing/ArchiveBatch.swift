package import AirData
package import Foundation

/// What one source gave for an interval: written as a whole or not at all.
package struct ArchiveBatch: Sendable {
  /// Name of the configuration's entry.
  package let source: String
  /// What the source says about itself: its id, and what may be kept of it.
  package let manifest: SourceManifest
  /// The readings; those of a typical day are passed over.
  package let readings: [Reading]
  package let winds: [WindReading]
  /// What else the stations measure.
  package let others: [SpeciesReading]
  /// The time of which the readings are all that the source has measured: what is kept of it beside them goes; nil
  /// where everything that is kept stays.
  ///
  /// Only between the first and the last measured reading, and of their stations: beyond, the source may not reach.
  /// Means over more than two hours do not reach for figures of hours, of which the source may have fewer. Forecasts,
  /// winds and what stations measure beside pollutants stay.
  package var replaces: DateInterval?

  /// Creates a batch that replaces nothing but figures.
  package init(
    source: String, manifest: SourceManifest, readings: [Reading], winds: [WindReading] = [],
    others: [SpeciesReading] = []
  ) {
    self.source = source
    self.manifest = manifest
    self.readings = readings
    self.winds = winds
    self.others = others
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { readings.isEmpty && winds.isEmpty && others.isEmpty }
}

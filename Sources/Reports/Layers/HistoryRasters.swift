package import AirData
package import AirField

/// The concentrations of an hour and of those before it, cell by cell: what averages are made of.
package struct HistoryRasters: Sendable {
  /// The cells.
  package let spec: GridSpec
  /// By pollutant, latest hour first: concentrations in µg/m³ by cell, NaN where unknown; nil for an hour of which
  /// nothing is known.
  package let hours: [Pollutant: [[Float]?]]
  /// The concentrations that stand in for the latest hour where the hours before give no mean.
  package let standIns: [Pollutant: [Float]]

  /// Takes over the hours.
  package init(spec: GridSpec, hours: [Pollutant: [[Float]?]], standIns: [Pollutant: [Float]] = [:]) {
    self.spec = spec
    self.hours = hours
    self.standIns = standIns
  }
}

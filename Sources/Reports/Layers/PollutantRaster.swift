package import AirData
package import AirField

/// One pollutant of an hour on a grid.
package struct PollutantRaster: Sendable {
  /// What it is.
  package let pollutant: Pollutant
  /// The cells.
  package let spec: GridSpec
  /// Concentrations of the hour in µg/m³, row after row from the north-western cell; NaN where nothing is known.
  package let values: [Float]
  /// Standard deviations in µg/m³ in the same order; NaN where nothing is known.
  package let sigmas: [Float]
  /// The method that made it.
  package let method: String

  /// Creates a raster.
  /// - Precondition: Both arrays have one element a cell.
  package init(pollutant: Pollutant, spec: GridSpec, values: [Float], sigmas: [Float], method: String) {
    precondition(values.count == spec.count && sigmas.count == spec.count)
    self.pollutant = pollutant
    self.spec = spec
    self.values = values
    self.sigmas = sigmas
    self.method = method
  }
}

public import AirData
public import AirField

/// One pollutant of an hour on a grid.
public struct PollutantRaster: Sendable {
  /// What it is.
  public let pollutant: Pollutant
  /// The cells.
  public let spec: GridSpec
  /// Concentrations of the hour in µg/m³, row after row from the north-western cell; NaN where nothing is known.
  public let values: [Float]
  /// Standard deviations in µg/m³ in the same order; NaN where nothing is known.
  public let sigmas: [Float]
  /// The method that made it.
  public let method: String

  /// Creates a raster.
  /// - Precondition: Both arrays have one element a cell.
  public init(pollutant: Pollutant, spec: GridSpec, values: [Float], sigmas: [Float], method: String) {
    precondition(values.count == spec.count && sigmas.count == spec.count)
    self.pollutant = pollutant
    self.spec = spec
    self.values = values
    self.sigmas = sigmas
    self.method = method
  }
}

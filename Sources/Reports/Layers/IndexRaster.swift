package import AirData
package import AirField

/// The index of the air in every cell, computed from concentrations with their averages and never interpolated.
package struct IndexRaster: Sendable {
  /// The scale of the values.
  package let scale: IndexScale
  /// The cells.
  package let spec: GridSpec
  /// The index on the scale, NaN where nothing is known.
  package let values: [Float]
  /// Which pollutant decides, by its position in `Pollutant.allCases`; 255 where nothing is known.
  package let mainPollutants: [UInt8]
  /// The pollutants without which the index is partial and that were rated in no cell.
  package let missingPollutants: [Pollutant]

  /// Stands in ``mainPollutants`` where nothing is known.
  package static let noPollutant = UInt8.max

  /// Creates a raster.
  /// - Precondition: Both arrays have one element a cell.
  package init(
    scale: IndexScale, spec: GridSpec, values: [Float], mainPollutants: [UInt8], missingPollutants: [Pollutant]
  ) {
    precondition(values.count == spec.count && mainPollutants.count == spec.count)
    self.scale = scale
    self.spec = spec
    self.values = values
    self.mainPollutants = mainPollutants
    self.missingPollutants = missingPollutants
  }

  /// The pollutant that decides in a cell, nil where nothing is known.
  package func mainPollutant(at cell: Int) -> Pollutant? {
    Pollutant(rasterNumber: mainPollutants[cell])
  }
}

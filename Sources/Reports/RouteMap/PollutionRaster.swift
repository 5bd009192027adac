package import AirData
package import AirField

/// The pollution p that routes are to keep low, cell by cell; 1 is the guideline.
package struct PollutionRaster: Sendable {
  /// What p is made of.
  package enum Measure: Hashable, Sendable {
    /// The mean over some pollutants of concentration ÷ WHO guideline.
    case mix([Pollutant])
    /// The index on the 0 to 500 scale ÷ 100.
    case index
    /// One pollutant's concentration ÷ its guideline.
    case pollutant(Pollutant)
    /// What streets are expected to add, without a unit, and what counts as measured beside it.
    case traffic(beside: Pollutant?)
  }

  /// What p is made of.
  package let measure: Measure
  /// The cells.
  package let spec: GridSpec
  /// p in the middle of each cell, row after row from the north-western one; NaN where nothing is known.
  package let values: [Float]

  /// Creates a raster.
  /// - Precondition: There is one value a cell.
  package init(measure: Measure, spec: GridSpec, values: [Float]) {
    precondition(values.count == spec.count)
    self.measure = measure
    self.spec = spec
    self.values = values
  }

  /// Whether anything is known.
  var isKnown: Bool { values.contains { !$0.isNaN } }
}

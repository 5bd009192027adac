package import AirData
package import Geo

/// Figures of one layer over the cells of a map that are known.
package struct LayerStatistics: Hashable, Sendable {
  package let layer: MapLayer
  /// Mean over the cells, in µg/m³ or on the scale.
  package let mean: Double
  /// The middle value.
  package let median: Double
  /// The value that 95 % of the cells do not exceed.
  package let percentile95: Double
  /// The greatest value.
  package let maximum: Double
  /// The middle of the first cell from the north that has it.
  package let maximumPlace: Coordinate
  /// Share of the map that is known, 0 to 1.
  package let knownAreaShare: Double
  /// What is missing somewhere of an index; nothing of a pollutant.
  package let missing: IndexCoverage
  /// Shares of the known area that lack each of the missing pollutants, 0 to 1.
  package let missingShares: [Double]
  /// Share of the known area whose index is partial, 0 to 1.
  package let partialAreaShare: Double
  /// Share of the known area in each of the six steps of the layer's legend.
  package let areaShares: [Double]
  /// Share of the length of known streets in each step; nil without streets.
  package let streetShares: [Double]?

  /// `≥ ` where an index is partial somewhere: then its figures are the least that they can be.
  var bound: String { missing.isPartial ? "≥ " : "" }

  /// Counts a layer; nil where nothing is known.
  /// - Complexity: O(cells).
  init?(_ cells: LayerCells, streets: StreetCells?, index: IndexRaster? = nil) {
    var known = KnownCells(of: cells)
    guard known.count > 0 else { return nil }
    layer = cells.layer
    mean = known.mean
    median = known.value(atShare: 0.5)
    percentile95 = known.value(atShare: 0.95)
    maximum = Double(known.greatest)
    maximumPlace = cells.center(of: known.greatestCell)
    missing = index?.missing ?? .whole
    missingShares = index?.missingShares ?? []
    partialAreaShare = index?.partialShare ?? 0
    knownAreaShare = Double(known.count) / Double(cells.values.count)
    areaShares = known.areaShares
    streetShares = streets?.shares(of: cells.values, bands: cells.bands)
  }
}

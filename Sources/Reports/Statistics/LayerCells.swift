internal import AirData
internal import AirField
internal import Geo

/// The values of a layer over the cells of a map.
struct LayerCells {
  let layer: MapLayer
  /// By cell, row after row from the north, in µg/m³ or on the scale; NaN where nothing is known.
  let values: [Float]
  let spec: GridSpec
  /// Where one step of the layer's legend ends and the next begins.
  let bands: BandThresholds

  /// The middle of a cell.
  func center(of cell: Int) -> Coordinate { spec.center(ofCell: cell) }
}

extension LayerCells {
  init(_ index: IndexRaster) {
    self.init(
      layer: .index, values: index.values, spec: index.spec, bands: BandThresholds(.index, on: index.scale))
  }

  /// Concentrations in the steps of a scale.
  init(_ raster: PollutantRaster, on scale: IndexScale) {
    let layer = MapLayer.pollutant(raster.pollutant)
    self.init(layer: layer, values: raster.values, spec: raster.spec, bands: BandThresholds(layer, on: scale))
  }
}

internal import AirData

/// One band of a raster file.
struct RasterBand {
  let description: String
  /// Empty for an index, which has none.
  let unit: String
  /// Row after row from the north-western cell; NaN where nothing is known.
  let values: [Float]
}

extension HourReport {
  /// A concentration and a σ band for each pollutant, then the index.
  var rasterBands: [RasterBand] {
    var bands = layers.flatMap { layer in
      [
        RasterBand(description: "\(layer.pollutant.symbol) concentration", unit: "µg/m³", values: layer.values),
        RasterBand(description: "\(layer.pollutant.symbol) sigma", unit: "µg/m³", values: layer.sigmas),
      ]
    }
    if let index {
      bands.append(RasterBand(description: "Index \(index.scale.id.rawValue)", unit: "", values: index.values))
    }
    return bands
  }
}

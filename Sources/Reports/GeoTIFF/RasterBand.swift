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
  /// A concentration and a σ band for each pollutant, then the index, and where it is partial, if it is anywhere.
  var rasterBands: [RasterBand] {
    var bands = layers.flatMap { layer in
      [
        RasterBand(description: "\(layer.pollutant.symbol) concentration", unit: "µg/m³", values: layer.values),
        RasterBand(description: "\(layer.pollutant.symbol) sigma", unit: "µg/m³", values: layer.sigmas),
      ]
    }
    if let index {
      bands.append(RasterBand(description: "Index \(index.scale.id.rawValue)", unit: "", values: index.values))
      if index.missing.isPartial {
        bands.append(RasterBand(description: "Index isPartial: 1 where it is", unit: "", values: index.partialMarks))
      }
    }
    return bands
  }
}

extension IndexRaster {
  /// 1 where the index is partial, 0 where it is whole, NaN where there is none.
  fileprivate var partialMarks: [Float] {
    zip(values, missingPollutants).map { $0.isNaN ? .nan : $1.isEmpty ? 0 : 1 }
  }
}

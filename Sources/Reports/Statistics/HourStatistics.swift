public import AirData

/// Figures of an hour over the cells and streets of its map.
public struct HourStatistics: Hashable, Sendable {
  /// One entry for each layer that anything is known of, the index first.
  public let layers: [LayerStatistics]
  /// How the hour stands to each limit whose averaging time is known.
  public let exceedances: [Exceedance]

  /// Counts an hour, its history for averages included; without streets no share of them is told.
  /// - Complexity: O(cells × pollutants × hours).
  public init(
    layers rasters: [PollutantRaster], index: IndexRaster?, scale: IndexScale, history: HistoryRasters,
    streets: StreetCells?
  ) {
    var layers: [LayerStatistics] = []
    if let index {
      layers += [
        LayerStatistics(
          .index, values: index.values, spec: index.spec, bands: BandThresholds(indexOn: index.scale), streets: streets)
      ].compactMap { $0 }
    }
    layers += rasters.compactMap { raster in
      LayerStatistics(
        .pollutant(raster.pollutant), values: raster.values, spec: raster.spec,
        bands: BandThresholds(scale, raster.pollutant), streets: streets)
    }
    self.layers = layers
    exceedances = Limit.all.compactMap { history.exceedance(of: $0) }
  }

  /// The figures of a layer, nil where nothing is known of it.
  public subscript(layer: MapLayer) -> LayerStatistics? { layers.first { $0.layer == layer } }
}

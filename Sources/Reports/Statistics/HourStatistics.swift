package import AirData
internal import Computing

/// Figures of an hour over the cells and streets of its map.
package struct HourStatistics: Hashable, Sendable {
  /// One entry for each layer that anything is known of, the index first.
  package let layers: [LayerStatistics]
  /// How the hour stands to each limit whose averaging time is known.
  package let exceedances: [Exceedance]
  /// The limits whose mean no cell has, since too few of its hours are known: nothing is said of these.
  package let unknownLimits: [Limit]

  /// Counts an hour, its history for averages included; without streets their share is left out.
  /// - Complexity: O(cells × pollutants × hours).
  package init(
    layers rasters: [PollutantRaster], index: IndexRaster?, scale: IndexScale, history: HistoryRasters,
    streets: StreetCells?
  ) {
    typealias Count = @Sendable () -> LayerStatistics?
    let index: [Count] = [index].compactMap { $0 }.map { index in
      { LayerStatistics(LayerCells(index), streets: streets, index: index) }
    }
    let pollutants: [Count] = rasters.map { raster in
      { LayerStatistics(LayerCells(raster, on: scale), streets: streets) }
    }
    layers = (index + pollutants).parallelMap { $0() }.compactMap(\.self)
    exceedances = history.exceedances(of: Limit.all)
    let told = Set(exceedances.map(\.limit))
    unknownLimits = Limit.all.filter { !told.contains($0) }
  }

  /// The figures of a layer, nil where nothing is known of it.
  package subscript(layer: MapLayer) -> LayerStatistics? { layers.first { $0.layer == layer } }
}

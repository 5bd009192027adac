package import AirField
internal import Geo

extension GridSpec {
  /// The same box in cells that are as much larger as it takes to stay below a number of them.
  package func limited(toCells most: Int) -> GridSpec {
    guard count > most else { return self }
    let height = LocalProjection.metersPerDegreeLatitude * (box.north - box.south) / Double(rows)
    var factor = (Double(count) / Double(most)).squareRoot()
    while let coarser = try? GridSpec(box: box, cellMeters: height * factor) {
      if coarser.count <= most { return coarser }
      factor *= 1.02
    }
    return self
  }
}

extension HourReport {
  /// The report on another grid of the same box: each cell has the figures of the cell in whose middle it lies.
  ///
  /// For documents, which are looked at and not computed with; statistics stay those of the full grid.
  package func resampled(on spec: GridSpec) -> HourReport {
    guard spec != self.spec else { return self }
    let cells = spec.centers.map { self.spec.cell(at: $0) ?? 0 }
    let coarser = layers.map { raster in
      PollutantRaster(
        pollutant: raster.pollutant, spec: spec, values: cells.map { raster.values[$0] },
        sigmas: cells.map { raster.sigmas[$0] }, method: raster.method)
    }
    let index = index.map { index in
      IndexRaster(
        scale: index.scale, spec: spec, values: cells.map { index.values[$0] },
        mainPollutants: cells.map { index.mainPollutants[$0] },
        missingPollutants: cells.map { index.missingPollutants[$0] }, standIns: index.standIns,
        averages: cells.map { index.averages[$0] }, periods: cells.map { index.periods[$0] })
    }
    var report = self
    report.spec = spec
    report.layers = coarser
    report.index = index
    return report
  }
}

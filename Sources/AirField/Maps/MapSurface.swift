internal import Geo

/// A map at the level of an hour, and another surface where the map has no value.
struct MapSurface: FittedSurface {
  /// Id of the method that was used.
  let method: String
  let pattern: MapPattern
  let projection: LocalProjection
  /// Nil where the map has no level, so that the other surface serves everywhere.
  let scaled: (fit: MapFit, deviations: any FittedSurface)?
  let beside: any FittedSurface
  let outcome: MapOutcome

  var cusps: [PlanePoint] { beside.cusps + (scaled?.deviations.cusps ?? []) }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    let found = concentrations(at: Self.array(points, maxCount: values.count))
    for index in found.indices { values[index] = found[index] }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    let found = self.estimates(atAll: Self.array(points, maxCount: estimates.count))
    for index in found.indices { estimates[index] = found[index] }
  }

  private static func array(_ points: Span<PlanePoint>, maxCount: Int) -> [PlanePoint] {
    var array: [PlanePoint] = []
    array.reserveCapacity(points.count)
    for index in 0..<min(points.count, maxCount) { array.append(points[index]) }
    return array
  }

  private func concentrations(at places: [PlanePoint]) -> [Float] {
    guard let scaled else { return beside.values(at: places) }
    let map = places.map { pattern.value(at: projection.unproject($0)) }
    let deviations: [Float] = scaled.deviations.values(at: places)
    var result = zip(map, deviations).map { value, deviation in
      Float(scaled.fit.estimate(map: value, deviation: Estimate(value: Double(deviation), sigma: 0)).value)
    }
    let holes = map.indices.filter { map[$0].isNaN }
    guard !holes.isEmpty else { return result }
    let filled: [Float] = beside.values(at: holes.map { places[$0] })
    for (index, value) in zip(holes, filled) { result[index] = value }
    return result
  }

  private func estimates(atAll places: [PlanePoint]) -> [Estimate] {
    guard let scaled else { return beside.predict(places) }
    let map = places.map { pattern.value(at: projection.unproject($0)) }
    var result = zip(map, scaled.deviations.predict(places)).map { scaled.fit.estimate(map: $0, deviation: $1) }
    let holes = map.indices.filter { map[$0].isNaN }
    guard !holes.isEmpty else { return result }
    for (index, estimate) in zip(holes, beside.predict(holes.map { places[$0] })) { result[index] = estimate }
    return result
  }

  /// Backgrounds and increments at some points: on the map the background is what the cleaner places around have.
  func parts(at points: [PlanePoint]) -> [ConcentrationParts] {
    let totals: [Float] = values(at: points)
    let others =
      (beside as? StreetSurface)?.parts(at: points)
      ?? totals.map { ConcentrationParts(background: max(0, Double($0)), increment: 0) }
    guard let scaled else { return others }
    let deviations = scaled.deviations.predict(points)
    return points.indices.map { index in
      let place = projection.unproject(points[index])
      guard !pattern.value(at: place).isNaN else { return others[index] }
      let total = max(0, Double(totals[index]))
      let low = pattern.floor(at: place)
      guard !low.isNaN else { return ConcentrationParts(background: total, increment: 0) }
      let background = min(total, scaled.fit.estimate(map: low, deviation: deviations[index]).value)
      return ConcentrationParts(background: background, increment: total - background)
    }
  }

  /// The mean over each cell around the points of a lattice, row after row: so a heatmap of large cells has the mean of
  /// the air.
  /// - Complexity: O(cells × samples of a cell), on all cores.
  func means(on lattice: PlaneLattice, widthMeters: Double, heightMeters: Double) -> [Float] {
    let cells = SampledCells(
      lattice, widthMeters: widthMeters, heightMeters: heightMeters, stepMeters: Self.sampleMeters,
      maxSamples: Self.maxSamples)
    let size = cells.sampleCount
    return lattice.valuesByRows { part, values in
      for row in part.y.indices {
        let samples = concentrations(at: cells.samples(around: part.points(inRow: row)))
        for column in part.x.indices {
          let sum = samples[column * size..<(column + 1) * size].reduce(0) { $0 + max(0, $1) }
          values[row * part.x.count + column] = sum / Float(size)
        }
      }
    }
  }

  /// σ of means over cells, from that of the deviations in them.
  func sigmas(ofMeans means: [Float], deviations: [Float]) -> [Float] {
    guard let fit = scaled?.fit else { return deviations }
    return zip(means, deviations).map { Float(fit.sigma(of: Double($0), deviation: Double($1))) }
  }

  /// The cells, by their numbers row after row, whose middles lie where the map has no value.
  /// - Complexity: O(cells).
  func holes(on lattice: PlaneLattice) -> [Int] {
    (0..<lattice.count).filter { cell in
      let (row, column) = cell.quotientAndRemainder(dividingBy: lattice.x.count)
      return pattern.value(at: projection.unproject(PlanePoint(x: lattice.x[column], y: lattice.y[row]))).isNaN
    }
  }

  /// Metres between the samples that a cell's mean is taken of.
  private static let sampleMeters = 20.0
  /// Most of them along a side.
  private static let maxSamples = 10
}

extension StreetSurface {
  /// The map under it, nil without one.
  var map: MapSurface? { (background as? DistrictSurface)?.base as? MapSurface }
}

internal import AirData
internal import AirField
internal import Computing

extension HistoryRasters {
  /// A mean that limits are compared with.
  private struct Mean: Hashable {
    let pollutant: Pollutant
    let hours: Int
  }

  /// How the running means that end with the latest hour stand to limits; those are left out of which no cell has a
  /// mean.
  ///
  /// A mean needs three in four of its hours.
  /// - Complexity: O(cells × hours) for each pollutant and averaging time, in parallel.
  func exceedances(of limits: [Limit]) -> [Exceedance] {
    let wanted = Set(limits.map { Mean(pollutant: $0.pollutant, hours: $0.averagingHours) })
      .sorted { ($0.hours, $0.pollutant) > ($1.hours, $1.pollutant) }
    let means = Dictionary(uniqueKeysWithValues: zip(wanted, wanted.parallelMap { values(of: $0) }))
      .compactMapValues(\.self)
    return limits.compactMap { limit in
      means[Mean(pollutant: limit.pollutant, hours: limit.averagingHours)].flatMap { limit.exceedance(by: $0) }
    }
  }

  /// The mean of every cell, NaN where too few of its hours are known; nil where that is so everywhere.
  private func values(of mean: Mean) -> [Float]? {
    guard let hours = hours[mean.pollutant]?.prefix(mean.hours).compactMap({ $0 }),
      hours.count * 4 >= mean.hours * 3
    else { return nil }
    var sums = [Float](repeating: 0, count: spec.count)
    var counts = [Float](repeating: 0, count: spec.count)
    for hour in hours {
      for cell in 0..<spec.count {
        let value = hour[cell]
        // Without a branch, so that several cells are added at once.
        sums[cell] += value.isNaN ? 0 : value
        counts[cell] += value.isNaN ? 0 : 1
      }
    }
    let fewest = Float(mean.hours) * 0.75
    for cell in 0..<spec.count { sums[cell] = counts[cell] >= fewest ? sums[cell] / counts[cell] : .nan }
    return sums
  }
}

extension Limit {
  /// How means by cell stand to the limit, nil where there is none.
  fileprivate func exceedance(by means: [Float]) -> Exceedance? {
    let bound = ConcentrationTolerance.greatest(notAbove: concentration)
    var greatest = -Float.infinity
    var known = 0
    var beyond = 0
    for mean in means where !mean.isNaN {
      known += 1
      greatest = max(greatest, mean)
      if mean > bound { beyond += 1 }
    }
    guard known > 0 else { return nil }
    return Exceedance(limit: self, greatestMean: Double(greatest), areaShare: Double(beyond) / Double(known))
  }
}

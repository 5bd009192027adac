internal import Geo

/// What a method says of every reading of a history when it is not told that reading's station.
package struct HeldOut: Sendable {
  /// The readings.
  package let history: StationHistory
  /// The method, as ``FieldMethod`` writes it.
  package let method: String
  /// Predicted concentrations in the order of the history's values; NaN where there is no reading or too few others.
  package let predictions: [Float]
  /// The method's own σ of each prediction.
  package let sigmas: [Float]

  /// Puts together what a method predicted.
  init(history: StationHistory, method: String, predictions: [Float], sigmas: [Float]) {
    self.history = history
    self.method = method
    self.predictions = predictions
    self.sigmas = sigmas
  }

  /// Fewest other stations that a held-out reading is predicted from.
  package static let minOthers = 5

  /// Leaves out each station in turn, in every hour.
  ///
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: O(hours × stations²), and one stencil per set of stations and station.
  package init(
    _ history: StationHistory, method: any LinearInterpolator
  ) throws(FieldError) {
    let sets = StationSets(history)
    let targets = try sets.sites.map { sites throws(FieldError) in
      sites.count > Self.minOthers ? try Self.targets(sites, of: history, method) : []
    }
    var predictions = [Float](repeating: .nan, count: history.values.count)
    var sigmas = predictions
    for hour in history.hours.indices {
      let first = hour * history.sites.count
      for target in targets[sets.setOfHour[hour]] {
        let estimate = target.estimate(history.values, from: first, spread: method.spread)
        predictions[first + target.site] = Float(estimate.value)
        sigmas[first + target.site] = Float(estimate.sigma)
      }
    }
    self.history = history
    self.method = method.id
    self.predictions = predictions
    self.sigmas = sigmas
  }

  private static func targets(
    _ sites: [Int], of history: StationHistory, _ method: any LinearInterpolator
  ) throws(FieldError) -> [HeldOutTarget] {
    try sites.map { site throws(FieldError) in
      let others = sites.filter { $0 != site }
      let stencil = try method.stencil(of: others.map { history.sites[$0].point }, at: history.sites[site].point)
      return HeldOutTarget(site: site, others: others, stencil: stencil)
    }
  }

  /// The readings that were predicted, as index into ``StationHistory/values``, with their hour and site.
  package var indices: PredictedReadings { PredictedReadings(self) }

  /// Where the prediction of a site in an hour stands, nil where there is none.
  func index(hour: Int, site: Int) -> Int? {
    let index = hour * history.sites.count + site
    return predictions[index].isNaN ? nil : index
  }

  /// Prediction minus reading, µg/m³.
  package func error(_ index: Int) -> Double { Double(predictions[index]) - Double(history.values[index]) }

  /// (reading − prediction) ÷ σ of every predicted reading of some hours and sites.
  ///
  /// A reading with a twin is left out, see ``StationTwins``. Kriging without a nugget even takes it for known to the
  /// last digit.
  func standardizedErrors(hours: [Int], sites: [Int]) -> [Double] {
    var errors: [Double] = []
    forEachStandardizedError(hours: hours, sites: sites) { error, _ in errors.append(error) }
    return errors
  }

  /// Hands out the same errors, each with its site.
  func forEachStandardizedError(hours: [Int], sites: [Int], _ body: (_ error: Double, _ site: Int) -> Void) {
    forEachUntwinned(hours: hours, sites: sites) { index, site in body(-error(index) / Double(sigmas[index]), site) }
  }

  /// Hands out the predicted readings of some hours and sites that have no twin, each with its site.
  func forEachUntwinned(hours: [Int], sites: [Int], _ body: (_ index: Int, _ site: Int) -> Void) {
    let twins = StationTwins(history)
    for hour in hours {
      for site in sites {
        guard let index = index(hour: hour, site: site), !twins.hasTwin(site, inHour: hour) else { continue }
        body(index, site)
      }
    }
  }

  /// The score of all predicted readings.
  package func score() -> Score {
    var sums = ScoreSums()
    for (index, _, _) in indices {
      sums.add(
        observed: Double(history.values[index]),
        estimate: Estimate(value: Double(predictions[index]), sigma: Double(sigmas[index])))
    }
    return Score(sums)
  }
}

/// One station to predict from a set of others.
private struct HeldOutTarget: Sendable {
  let site: Int
  let others: [Int]
  let stencil: Stencil

  /// Prediction and σ from one hour's row of the table.
  func estimate(_ values: [Float], from first: Int, spread: HourlySpread) -> Estimate {
    var value = 0.0
    var sum = 0.0
    for position in 0..<others.count {
      let reading = Double(values[first + others[position]])
      value += stencil.weights[position] * reading
      sum += reading
    }
    let mean = sum / Double(others.count)
    var squares = 0.0
    for position in 0..<others.count {
      let deviation = Double(values[first + others[position]]) - mean
      squares += deviation * deviation
    }
    let variance = spread.variance(count: others.count, mean: mean, squares: squares)
    // A concentration below zero is none, and the field shows it as zero.
    return Estimate(value: max(0, value), sigma: (variance * stencil.relativeVariance).squareRoot())
  }
}

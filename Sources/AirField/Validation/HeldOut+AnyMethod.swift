import Geo

extension HeldOut {
  /// Leaves out each station in turn, in every hour, for a method whose weights are not the same in all hours.
  ///
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out of the method an hour.
  public init(
    fittingEveryHourOf history: StationHistory, method: any Interpolator, leastOthers: Int = leastOthers
  ) throws(FieldError) {
    var predictions = [Float](repeating: .nan, count: history.values.count)
    var sigmas = predictions
    for hour in history.hours.indices {
      let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
      guard present.count > leastOthers else { continue }
      let samples = present.map { site in
        FieldSample(
          point: history.sites[site].point, value: Double(history[hour: hour, site: site]),
          stationID: history.sites[site].id, stationType: history.sites[site].type)
      }
      for (site, estimate) in zip(present, try method.leaveOneOut(samples)) {
        let index = hour * history.sites.count + site
        predictions[index] = Float(max(0, estimate.value))
        sigmas[index] = Float(estimate.sigma)
      }
    }
    self.init(history: history, method: method.id, predictions: predictions, sigmas: sigmas)
  }
}

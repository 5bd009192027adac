import Foundation

extension HeldOut {
  /// Leaves out each station in turn, in every hour, for a method whose weights are not the same in all hours.
  ///
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out of the method an hour.
  init(fittingEveryHourOf history: StationHistory, method: any Interpolator) throws(FieldError) {
    try self.init(fittingEveryHourOf: history, id: method.id) { _ in method }
  }

  /// Leaves out each station in turn, in every hour, for a method whose weights are not the same in all hours.
  ///
  /// - Parameters:
  ///   - history: What was measured.
  ///   - id: What the method is called.
  ///   - method: The method of the hour that begins at a time.
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out of the method an hour.
  init(
    fittingEveryHourOf history: StationHistory, id: String, method: (_ hour: Date) -> any Interpolator
  ) throws(FieldError) {
    var predictions = [Float](repeating: .nan, count: history.values.count)
    var sigmas = predictions
    for hour in history.hours.indices {
      let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
      guard present.count > Self.leastOthers else { continue }
      let samples = present.map { site in
        FieldSample(
          point: history.sites[site].point, value: Double(history[hour: hour, site: site]),
          stationID: history.sites[site].id, stationType: history.sites[site].type)
      }
      for (site, estimate) in zip(present, try method(history.hours[hour]).leaveOneOut(samples)) {
        let index = hour * history.sites.count + site
        predictions[index] = Float(max(0, estimate.value))
        sigmas[index] = Float(estimate.sigma)
      }
    }
    self.init(history: history, method: id, predictions: predictions, sigmas: sigmas)
  }
}

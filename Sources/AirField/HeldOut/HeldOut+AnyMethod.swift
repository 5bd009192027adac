internal import Computing
internal import Foundation

extension HeldOut {
  /// Leaves out each station in turn, in every hour, for a method whose weights are not the same in all hours.
  ///
  /// - Parameters:
  ///   - history: What was measured.
  ///   - id: What the method is called.
  ///   - method: The method of the hour that begins at a time.
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out of the method an hour, on all cores.
  init(
    fittingEveryHourOf history: StationHistory, id: String, method: @Sendable (_ hour: Date) -> any Interpolator
  ) throws(FieldError) {
    let sites = history.sites.count
    let found = try history.hours.indices.parallelMap { (hour) throws(FieldError) in
      try Self.leaveOneOut(history, hour: hour, method)
    }
    var predictions = [Float](repeating: .nan, count: history.values.count)
    var sigmas = predictions
    for (hour, estimates) in found.enumerated() {
      for (site, estimate) in estimates {
        predictions[hour * sites + site] = Float(max(0, estimate.value))
        sigmas[hour * sites + site] = Float(estimate.sigma)
      }
    }
    self.init(history: history, method: id, predictions: predictions, sigmas: sigmas)
  }

  /// What a method says of every station of an hour that it is not told; nothing where too few measured.
  private static func leaveOneOut(
    _ history: StationHistory, hour: Int, _ method: (_ hour: Date) -> any Interpolator
  ) throws(FieldError) -> [(site: Int, estimate: Estimate)] {
    let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
    guard present.count > minOthers else { return [] }
    let samples = present.map { site in
      FieldSample(
        point: history.sites[site].point, value: Double(history[hour: hour, site: site]),
        stationID: history.sites[site].id, stationType: history.sites[site].type)
    }
    return zip(present, try method(history.hours[hour]).leaveOneOut(samples)).map { (site: $0, estimate: $1) }
  }
}

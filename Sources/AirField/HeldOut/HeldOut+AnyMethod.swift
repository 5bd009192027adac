import Foundation
import Synchronization

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
    let count = history.hours.count
    let results = ConcurrentResults(count: count)
    concurrently(count, piece: 64) { hours in
      do throws(FieldError) {
        for hour in hours { results.set(hour, try Self.leaveOneOut(history, hour: hour, method)) }
      } catch {
        results.fail(error)
      }
    }
    var predictions = [Float](repeating: .nan, count: history.values.count)
    var sigmas = predictions
    for (hour, estimates) in try results.get().enumerated() {
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
    guard present.count > leastOthers else { return [] }
    let samples = present.map { site in
      FieldSample(
        point: history.sites[site].point, value: Double(history[hour: hour, site: site]),
        stationID: history.sites[site].id, stationType: history.sites[site].type)
    }
    return zip(present, try method(history.hours[hour]).leaveOneOut(samples)).map { (site: $0, estimate: $1) }
  }
}

/// What the hours of a history came to on several cores, or the first error.
private final class ConcurrentResults: Sendable {
  private let content: Mutex<(values: [[(site: Int, estimate: Estimate)]], error: FieldError?)>

  init(count: Int) {
    content = Mutex((values: Array(repeating: [], count: count), error: nil))
  }

  func set(_ hour: Int, _ estimates: [(site: Int, estimate: Estimate)]) {
    content.withLock { $0.values[hour] = estimates }
  }

  func fail(_ error: FieldError) {
    content.withLock { $0.error = $0.error ?? error }
  }

  func get() throws(FieldError) -> [[(site: Int, estimate: Estimate)]] {
    let (values, error) = content.withLock { $0 }
    if let error { throw error }
    return values
  }
}

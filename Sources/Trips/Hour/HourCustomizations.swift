internal import CityAir
internal import Computing
internal import Routing
internal import Setup
internal import Streets

/// What a router was customized for in the air of one hour: each once, for all who want it.
final class HourCustomizations: Sendable {
  /// What the hierarchy is customized for.
  struct Target: Hashable, Sendable {
    let measure: PollutionMeasure
    let mode: TravelMode
    let avoidance: Double
  }

  /// What was wrong with each, nil where nothing was.
  private let problems = LazyTable<Target, RoutingError?>()

  /// What was asked for so far.
  var targets: [Target] { problems.keys }

  /// Has the fastest way of a mode, and the one by an avoidance, found by metrics of their own from now on.
  /// - Throws: ``BrisaError`` for an avoidance out of its range.
  /// - Complexity: O(edges + triangles) the first time; a task that waits for it gives up its thread.
  func customize(_ router: Router, for target: Target, _ pollution: EdgePollution) async throws(BrisaError) {
    let problem = await problems.awaited(target) { () -> RoutingError? in
      do throws(RoutingError) {
        try router.customize(mode: target.mode, avoidances: [0, target.avoidance], pollution: pollution)
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw BrisaError(problem, mode: target.mode) }
  }
}

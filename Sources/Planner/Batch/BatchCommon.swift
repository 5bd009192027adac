internal import Foundation
internal import PluginHost
internal import Streets

/// What every row of a table of figures says of the job.
struct BatchCommon {
  /// The moment of the departure.
  let departure: String
  /// Eight digits that stand for all options, so that a job that was broken off is gone on with by the same.
  let question: String

  init(_ question: RouteQuestion, _ planner: RoutePlanner) {
    departure = question.departure.formatted(.iso8601)
    let city = planner.city
    let options: [Any?] = [
      question.mode, question.measure, question.avoidance, question.maxDetour, question.circles,
      question.stationCircles, question.forbidsCircles, city.scale, city.fieldMethod, city.increment,
      city.maskDistanceMeters, city.balancedAvoidance, city.exclusionFactor, city.snapLimitMeters,
      city.ventilationCubicMetersPerHour.sorted { $0.key.rawValue < $1.key.rawValue }, planner.graph.metadata,
      planner.graph.segmentCount,
    ]
    self.question = String(SHA256.hex(ofTexts: options.map { String(describing: $0) }).prefix(8))
  }
}

internal import Foundation
internal import Geo
internal import PluginHost
internal import Setup
internal import Streets

/// What every row of a table of figures says of the job.
package struct BatchCommon {
  /// The moment of the departure.
  let departure: String
  /// A digest of all options.
  private let options: String

  package init(_ question: RouteQuestion, _ planner: RoutePlanner) {
    departure = question.departure.formatted(.iso8601)
    let city = planner.city
    let options: [Any?] = [
      question.mode, question.measure, question.avoidance, question.maxDetour, question.circles,
      question.stationCircles, question.forbidsCircles, city.scale, city.fieldMethod, city.increment,
      city.maskDistanceMeters, city.balancedAvoidance, city.exclusionFactor, city.snapLimitMeters,
      city.ventilationCubicMetersPerHour.sorted { $0.key.rawValue < $1.key.rawValue }, planner.graph.metadata,
      planner.graph.segmentCount,
    ]
    self.options = SHA256.hex(ofTexts: options.map { String(describing: $0) })
  }

  /// Eight digits that stand for all options and a row's places, so that a job that was broken off is gone on with by
  /// the same.
  func question(_ places: [Coordinate]) -> String {
    String(SHA256.hex(ofTexts: [options] + places.map { "\($0.latitude),\($0.longitude)" }).prefix(8))
  }
}

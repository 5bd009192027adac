internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import PluginHost
internal import Setup
internal import Streets

/// What every row of a table of figures says of the job.
struct BatchCommon {
  /// The moment of the departure.
  let departure: String
  /// A digest of all options, and of where the readings come from.
  private let options: String

  init(_ question: RouteQuestion, in hour: HourSnapshot) {
    departure = question.departure.formatted(.iso8601)
    options = SHA256.hex(ofTexts: Self.words(of: question) + Self.words(of: hour.city, hour.graph))
  }

  /// Eight digits that stand for all options, where the readings come from and a row's places, so that only the same
  /// job resumes a table.
  func question(_ places: [Coordinate]) -> String {
    String(SHA256.hex(ofTexts: [options] + places.map { "\($0.latitude),\($0.longitude)" }).prefix(8))
  }

  /// What is asked of every trip, in words that stay the same however the program is built.
  private static func words(of question: RouteQuestion) -> [String] {
    [
      question.mode.rawValue, question.measure.word, question.avoidance.map { "\($0)" } ?? "",
      question.maxDetour?.word ?? "", question.forbidsZones ? "forbid" : "avoid",
      question.stationCircles.map { "\($0.radiusMeters) \($0.indexAbove)" } ?? "",
    ] + question.circles.map { "\($0.center.latitude) \($0.center.longitude) \($0.radiusMeters)" }
      + question.polygons.flatMap(\.rings).map { $0.map { "\($0.latitude) \($0.longitude)" }.joined(separator: " ") }
      + (question.traveller.map { $0.words } ?? [])
  }

  /// What of the city, its air and its network figures depend on.
  static func words(of city: CityConfiguration, _ graph: StreetGraph) -> [String] {
    let breathing = city.ventilationCubicMetersPerHour.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.value)" }
    let words = [
      city.scale.rawValue, city.fieldText,
      "\(city.maskDistanceMeters) \(city.balancedAvoidance) \(city.exclusionFactor) \(city.snapLimitMeters)",
      graph.metadata.source, graph.metadata.dataDate, graph.metadata.profile, "\(graph.segmentCount)",
    ]
    return words + breathing + city.airWords
  }
}

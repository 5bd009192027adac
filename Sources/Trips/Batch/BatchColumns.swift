internal import AirData
internal import Foundation
internal import Setup

/// The columns of figures, in their order: those of a route for each label, and what there is to say.
struct BatchColumns {
  /// The labels, none where a row has one route without a name.
  let labels: [RouteLabel]
  /// The pollutants that the hour knows.
  let pollutants: [Pollutant]

  /// The names of the columns, behind those of the places.
  var names: [String] {
    let figures =
      ["distance_m", "duration_s", "burden_min"] + (labels.isEmpty ? [] : ["cleaner_probability"])
      + ["index_mean", "index_max", "isPartial", "missingPollutants"]
      + pollutants.flatMap { ["\($0.rawValue)_exposure_ugh_m3", "\($0.rawValue)_dose_ug"] }
    let ofRoutes = labels.isEmpty ? figures : labels.flatMap { label in figures.map { "\(label.rawValue)_\($0)" } }
    return ofRoutes + ["notices", "error"]
  }

  /// Adds the figures of an answer.
  func add(_ answer: RouteAnswer, hiding common: Set<Notice>, to line: inout CSVLine) {
    for label in labels { add(answer.routes.first { $0.labels.contains(label) }, to: &line) }
    let codes =
      answer.notices.filter { !common.contains($0) }.map(\.code) + answer.routes.flatMap { $0.notices.map(\.code) }
    line.add(Self.words(codes))
    line.add("")
  }

  /// Adds the figures of the one route of a row, with what has to be said beside the route's own notices.
  func add(_ route: PlannedRoute, _ notices: [Notice], to line: inout CSVLine) {
    add(Optional(route), to: &line)
    line.add(Self.words(notices.map(\.code) + route.notices.map(\.code)))
    line.add("")
  }

  /// Adds empty fields and what is wrong.
  func add(_ error: BrisaError, to line: inout CSVLine) {
    line.skip(names.count - 1)
    line.add(error)
  }

  private func add(_ route: PlannedRoute?, to line: inout CSVLine) {
    line.add(route?.distanceMeters, decimals: 1)
    line.add(route?.durationSeconds, decimals: 1)
    line.add(route?.air?.burdenMinutes, decimals: 6)
    // A route without a name is compared with none.
    if !labels.isEmpty { line.add(route?.cleanerProbability?.roundedProbability, decimals: 3) }
    line.add(route?.air?.indexMean, decimals: 1)
    line.add(route?.air?.indexMax, decimals: 1)
    let coverage = route?.air?.indexMax == nil ? nil : route?.air?.indexCoverage
    line.add(coverage.map { "\($0.isPartial)" } ?? "")
    line.add(coverage?.missingPollutants.map(\.rawValue).joined(separator: " ") ?? "")
    for pollutant in pollutants {
      line.add(route?.air?.exposure[pollutant], decimals: 3)
      line.add(route?.air?.doseMicrograms[pollutant], decimals: 3)
    }
  }

  /// Each code once, in order.
  private static func words(_ codes: [String]) -> String {
    codes.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " ")
  }
}

internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Setup
internal import Trips

/// What there is to choose between the fastest and the cleanest route.
struct ChoiceOptions: ParsableArguments {
  @Option(
    name: .customLong("max-detour"),
    help: ArgumentHelp(
      "One more route: the least burden that takes at most so much more than the fastest, like 5min, 10% or 500m.",
      valueName: "limit"))
  var maxDetour: String?

  @Flag(
    help: ArgumentHelp(
      "The whole trade-off instead: every way that no other betters in both time and burden, thinned to those that "
        + "really differ."))
  var pareto = false

  @Option(
    name: .customLong("depart-between"),
    help: ArgumentHelp(
      "When one may leave, instead of --at, like 07:00/10:00: the burden by departure, and the routes of the best minute.",
      valueName: "time/time"))
  var departBetween: String?

  @Flag(
    name: .customLong("moving-air"),
    help: "Each street has the air of the minute in which it is reached, instead of that of the departure's hour.")
  var movingAir = false

  @Option(
    help: ArgumentHelp(
      "With --moving-air: by how much the cost of a route may exceed the least one, in percent; default 1.",
      valueName: "%"))
  var tolerance: String?

  /// Adds what is asked for to a question.
  func apply(to question: inout RouteQuestion, zone: TimeZone, now: Date) throws(BrisaError) {
    question.movingTolerance = try movingTolerance()
    question.departures = try departBetween.map { (text) throws(BrisaError) in
      try DepartureWindow.interval(text, zone: zone, now: now)
    }
    question.maxDetour = try maxDetour.map { (text) throws(BrisaError) in try DetourLimit(parsing: text) }
    question.wantsTradeOff = pareto
    switch question.conflict {
    case .choicesInMovingAir:
      throw BrisaError(
        .badArgument, "--moving-air finds fastest, balanced and cleanest: leave out --pareto and --max-detour.")
    case .choicesInTradeOff:
      throw BrisaError(
        .badArgument, "--pareto answers for every avoidance and every detour: leave out --avoidance and --max-detour.")
    case nil: break
    }
  }

  private func movingTolerance() throws(BrisaError) -> Double? {
    guard movingAir else {
      if tolerance != nil { throw BrisaError(.badArgument, "--tolerance needs --moving-air.") }
      return nil
    }
    guard let tolerance else { return RouteQuestion.standardTolerance }
    let number = tolerance.hasSuffix("%") ? String(tolerance.dropLast()) : tolerance
    return try NumberOption.value(number, in: 0...100, option: "--tolerance") / 100
  }
}

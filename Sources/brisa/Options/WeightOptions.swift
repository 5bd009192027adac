internal import AirData
internal import ArgumentParser
internal import Bench
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// The options that fix the costs of a network's edges.
struct WeightOptions: ParsableArguments {
  @Option(help: "Mode of travel: \(TravelModeWord.list).")
  var mode = OneOf<TravelModeWord>("walk")

  @Option(help: ArgumentHelp("Avoidance λ: how much pollution counts; needs --stations or --config.", valueName: "x"))
  var avoidance: String?

  @Option(help: "Pollution to keep low: \(PollutionMeasure.list).")
  var by = OneOf<PollutionMeasure>("mix")

  @OptionGroup var moment: MomentOption

  @OptionGroup var cityOptions: CityOptions

  /// The costs of a network.
  func costs(network: String) async throws(BrisaError) -> NetworkCosts {
    let mode = try mode.value
    let city = try cityOptions.city(network: network)
    let measure = try by.value
    let avoidance = try avoidance.map { (text) throws(BrisaError) in
      try NumberOption.value(text, in: CityConfiguration.avoidances, option: "--avoidance")
    }
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    return try await engine.costs(
      mode: mode, avoidance: avoidance ?? 0, measure: measure,
      moment: try moment.date(in: city.timeZone, clock: SystemClock()))
  }
}

/// `--vary`.
struct VariationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "p times a factor between 0.7 and 1.5 for each street, from this seed: for measuring.", valueName: "seed"))
  var vary: UInt64?

  /// The costs with that p.
  func vary(_ costs: NetworkCosts) throws(BrisaError) -> NetworkCosts {
    guard let vary else { return costs }
    return try costs.varied(seed: vary)
  }
}

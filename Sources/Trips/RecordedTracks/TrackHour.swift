internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup

/// What is breathed on the steps of a track that lie in one hour.
struct TrackHour {
  /// The steps that lie in the hour.
  let steps: [TrackStep]
  /// The air that p is of; nil where no more is known than p.
  private(set) var air: HourPollution?
  /// Concentrations at the steps by pollutant, µg/m³; NaN where nothing is known.
  private(set) var concentrations: [(pollutant: Pollutant, values: [Float])] = []
  /// p at the steps, NaN where it is not known.
  private(set) var pollution: [Float]
  /// What a µg/m³ of each pollutant counts in p; nil where p is no sum.
  private(set) var weights: [Pollutant: Double]?
  /// Standard deviation of ∫ c dt in µg·s/m³, by pollutant.
  private(set) var sigmas: [Pollutant: Double] = [:]
  /// By minute since 1970: the index and the concentrations' σ in its middle.
  private(set) var minutes: [Int: (index: AirIndex?, sigmas: [Pollutant: Double])] = [:]

  /// Steps of an hour of which nothing is known.
  init(unknown steps: [TrackStep]) {
    self.init(steps, pollution: [Float](repeating: .nan, count: steps.count))
  }

  /// Steps of an hour of which no more is known than p.
  init(_ steps: [TrackStep], pollution: [Float]) {
    self.steps = steps
    self.pollution = pollution
  }

  /// Steps in the air of their hour.
  /// - Complexity: O(steps²) for the error of their sum.
  init(_ steps: [TrackStep], _ hour: HourSnapshot, _ sampled: HourPollution) {
    self.steps = steps
    air = sampled
    let places = steps.map(\.place)
    let field = hour.air.fields.field
    concentrations = field.pollutants.map { ($0, field.concentrations($0, at: places)) }
    pollution =
      sampled.addsUp ? sampled.sampler.pollution(at: places) : [Float](repeating: .nan, count: steps.count)
    weights = sampled.sampler.weights
    let model = hour.air.fieldSettings?.model ?? FieldModel()
    for pollutant in field.pollutants {
      sigmas[pollutant] = Self.sigma(of: pollutant, over: steps, in: field, by: model)
    }
    minutes = Self.minutes(steps, hour.air.fields)
  }

  /// Whether anything is known of the air at a step.
  func knows(step: Int) -> Bool {
    !pollution[step].isNaN || concentrations.contains { !$0.values[step].isNaN }
  }

  /// Whether anything is known of the air at any step.
  var knowsAnyStep: Bool { steps.indices.contains { knows(step: $0) } }

  /// The standard deviation of ∫ c dt of a pollutant: what lies near each other is wrong together, and the streets'
  /// amplitude is wrong everywhere alike.
  private static func sigma(
    of pollutant: Pollutant, over steps: [TrackStep], in field: PollutionField, by model: FieldModel
  ) -> Double {
    var sum = ErrorSum(model.errorCorrelation(for: pollutant))
    for (step, parts) in zip(steps, field.errorParts(pollutant, at: steps.map(\.place))) {
      guard let parts else { continue }
      sum.add(
        parts, at: field.projection.project(step.place), weight: step.seconds, lengthMeters: step.meters)
    }
    let ratios = field.streets(of: pollutant)?.amplitudeRatios ?? [1]
    let spread = ratios.reduce(0) { $0 + ($1 - 1) * ($1 - 1) } / Double(max(1, ratios.count))
    return (sum.sigma * sum.sigma + spread * sum.increment * sum.increment).squareRoot()
  }

  /// The index and the concentrations' σ in the middle of each minute.
  private static func minutes(
    _ steps: [TrackStep], _ fields: HourFields
  ) -> [Int: (index: AirIndex?, sigmas: [Pollutant: Double])] {
    let groups = Dictionary(grouping: steps.indices) { steps[$0].minute }
    let middles = groups.sorted { $0.key < $1.key }.map { minute, numbers in
      (minute: minute, place: steps[numbers[numbers.count / 2]].place)
    }
    let places = middles.map(\.place)
    let indices = fields.indices(at: places, on: fields.scale)
    let estimates = fields.field.pollutants.map { ($0, fields.field.estimates($0, at: places)) }
    var minutes: [Int: (index: AirIndex?, sigmas: [Pollutant: Double])] = [:]
    for (number, middle) in middles.enumerated() {
      let sigmas = estimates.compactMap { pollutant, values in values[number].map { (pollutant, $0.sigma) } }
      minutes[middle.minute] = (indices[number], Dictionary(sigmas, uniquingKeysWith: { first, _ in first }))
    }
    return minutes
  }
}

extension HourPollution {
  /// Whether its p adds up with that of other hours: without a unit it does only where that was asked for in all.
  var addsUp: Bool { !isRelative || sampler.measure == .traffic }
}

extension TrackStep {
  /// Minutes since 1970.
  var minute: Int { Int((start / 60 + 1e-9).rounded(.down)) }
  /// The start of its hour.
  var hour: Date { Date(timeIntervalSince1970: start).startOfHour }
}

internal import AirData
internal import CityAir
internal import Foundation
internal import Geo

/// Adds up what was breathed in the hours of a track.
struct TrackSums {
  let hours: [TrackHour]
  private let ventilationCubicMetersPerHour: Double

  /// Needs the hours in their order, and the air that somebody breathes.
  init(_ hours: [TrackHour], ventilationCubicMetersPerHour: Double) {
    self.hours = hours
    self.ventilationCubicMetersPerHour = ventilationCubicMetersPerHour
  }

  /// What was breathed on all of it.
  var air: TrackAir {
    var caveats = IndexCaveats()
    var (indices, unknown) = ([Double](), 0.0)
    for hour in hours {
      for minute in hour.minutes.values {
        guard let index = minute.index else { continue }
        indices.append(index.value)
        caveats.add(index)
      }
      for number in hour.steps.indices where !hour.knows(step: number) {
        unknown += hour.steps[number].seconds
      }
    }
    return TrackAir(
      exposures: exposures, burdenMinutes: burden { $0.seconds }, burdenSigma: burdenSigma,
      movingBurdenMinutes: burden { $0.movingSeconds },
      indexMean: indices.isEmpty ? nil : indices.reduce(0, +) / Double(indices.count), indexMax: indices.max(),
      indexCoverage: caveats.coverage, ventilationCubicMetersPerHour: ventilationCubicMetersPerHour,
      unknownSeconds: unknown,
      secondsWithoutBurden: secondsWithoutBurden)
  }

  /// The seconds of the steps whose p is not known, though that of others is: their hour may know something else, or
  /// have a p without a unit.
  private var secondsWithoutBurden: Double {
    var (sum, isKnown) = (0.0, false)
    for hour in hours {
      for (step, pollution) in zip(hour.steps, hour.pollution) {
        if pollution.isNaN { sum += step.seconds } else { isKnown = true }
      }
    }
    return isKnown ? sum : 0
  }

  private var exposures: [Pollutant: TrackAir.Exposure] {
    var sums: [Pollutant: (integral: Double, seconds: Double, sigma: Double)] = [:]
    for hour in hours {
      for (pollutant, values) in hour.concentrations {
        var sum = sums[pollutant] ?? (0, 0, 0)
        for (step, value) in zip(hour.steps, values) where !value.isNaN {
          sum.integral += step.seconds * Double(value)
          sum.seconds += step.seconds
        }
        // Nobody knows how far the errors of two hours go together: they count as one.
        sum.sigma += hour.sigmas[pollutant] ?? 0
        sums[pollutant] = sum
      }
    }
    return sums.filter { $0.value.seconds > 0 }.mapValues { sum in
      let cubicMetersPerSecond = ventilationCubicMetersPerHour / 3600
      return TrackAir.Exposure(
        mean: sum.integral / sum.seconds, meanSigma: sum.sigma / sum.seconds,
        doseMicrograms: sum.integral * cubicMetersPerSecond,
        doseSigma: sum.sigma * cubicMetersPerSecond, knownSeconds: sum.seconds)
    }
  }

  private func burden(_ seconds: (TrackStep) -> Double) -> Double? {
    var (sum, isKnown) = (0.0, false)
    for hour in hours {
      for (step, pollution) in zip(hour.steps, hour.pollution) where !pollution.isNaN {
        sum += seconds(step) / 60 * Double(pollution)
        isKnown = true
      }
    }
    return isKnown ? sum : nil
  }

  /// The errors of a mix's pollutants count as going together, as those of its hours do.
  private var burdenSigma: Double? {
    let known = hours.filter { $0.pollution.contains { !$0.isNaN } }
    guard !known.isEmpty, known.allSatisfy({ $0.weights != nil }) else { return nil }
    return known.reduce(0) { sum, hour in
      sum + (hour.weights ?? [:]).reduce(0) { $0 + $1.value * (hour.sigmas[$1.key] ?? 0) } / 60
    }
  }

  /// Minute by minute.
  var minutes: [TrackMinute] {
    hours.flatMap { hour in
      let groups = Dictionary(grouping: hour.steps.indices) { hour.steps[$0].minute }
      return groups.keys.sorted().map { minute(hour, number: $0, steps: groups[$0] ?? []) }
    }
  }

  private func minute(_ hour: TrackHour, number: Int, steps: [Int]) -> TrackMinute {
    let known = hour.minutes[number]
    func sum(_ values: (TrackStep) -> Double) -> Double { steps.reduce(0) { $0 + values(hour.steps[$1]) } }
    var (means, doses) = ([Pollutant: (mean: Double, sigma: Double)](), [Pollutant: Double]())
    for (pollutant, values) in hour.concentrations {
      let there = steps.filter { !values[$0].isNaN }
      let seconds = there.reduce(0) { $0 + hour.steps[$1].seconds }
      guard seconds > 0 else { continue }
      let integral = there.reduce(0) { $0 + hour.steps[$1].seconds * Double(values[$1]) }
      means[pollutant] = (integral / seconds, known?.sigmas[pollutant] ?? 0)
      doses[pollutant] = integral * ventilationCubicMetersPerHour / 3600
    }
    let burdened = steps.filter { !hour.pollution[$0].isNaN }
    return TrackMinute(
      start: Date(timeIntervalSince1970: Double(number) * 60), seconds: sum { $0.seconds },
      movingSeconds: sum { $0.movingSeconds }, meters: sum { $0.meters }, places: steps.map { hour.steps[$0].place },
      concentrations: means, doseMicrograms: doses,
      burdenMinutes: burdened.isEmpty
        ? nil : burdened.reduce(0) { $0 + hour.steps[$1].seconds / 60 * Double(hour.pollution[$1]) },
      index: known?.index?.value)
  }
}

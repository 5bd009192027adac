internal import AirData
internal import Foundation
internal import Streets

/// Where on a track the air was worst.
extension TrackSums {
  /// Stretches that are told, at most.
  private static let maxStretches = 3
  /// How long a stretch takes at least.
  private static let minSeconds = 30.0
  /// By how much the air of a stretch has to be above the mean.
  private static let badRatio = 1.08

  /// The stretches along one street with most of the burden, of those whose air is clearly above the mean.
  func worst(_ label: (TrackStep) -> StreetLabel) -> [TrackStretch] {
    let groups = stepsByStreet(label)
    let all = groups.flatMap(\.steps)
    let total = all.burdenSeconds
    guard total > 0 else { return [] }
    let mean = total / max(1, all.seconds)
    let stretches = groups.compactMap { label, steps -> TrackStretch? in
      let (seconds, burden) = (steps.seconds, steps.burdenSeconds)
      guard seconds >= Self.minSeconds, burden / seconds >= mean * Self.badRatio, let first = steps.first?.step else {
        return nil
      }
      return TrackStretch(
        label: label, start: Date(timeIntervalSince1970: first.start), place: first.place, meters: steps.meters,
        seconds: seconds, pollution: burden / seconds, share: burden / total, concentrations: steps.concentrations)
    }
    return Array(stretches.sorted { $0.share > $1.share }.prefix(Self.maxStretches))
  }

  /// The steps whose p is known, street after street.
  private func stepsByStreet(_ label: (TrackStep) -> StreetLabel) -> [(label: StreetLabel, steps: [HourStep])] {
    var groups: [(label: StreetLabel, steps: [HourStep])] = []
    for hour in hours {
      for number in hour.steps.indices where !hour.pollution[number].isNaN {
        let step = HourStep(hour: hour, number: number)
        let own = label(step.step)
        // Crossing a street on the way along another, or a few steps nobody can name, part no stretch.
        if let last = groups.last?.label, last.name == own.name || own.name.isEmpty {
          groups[groups.count - 1].steps.append(step)
        } else {
          groups.append((own, [step]))
        }
      }
    }
    return groups
  }
}

/// A step of a track whose p is known, in its hour.
private struct HourStep {
  let hour: TrackHour
  let number: Int

  var step: TrackStep { hour.steps[number] }
}

extension [HourStep] {
  fileprivate var seconds: Double { reduce(0) { $0 + $1.step.seconds } }

  fileprivate var meters: Double { reduce(0) { $0 + $1.step.meters } }

  /// ∫ p dt: seconds at guideline level.
  fileprivate var burdenSeconds: Double { reduce(0) { $0 + $1.step.seconds * Double($1.hour.pollution[$1.number]) } }

  /// The means of the pollutants over the time for which each is known, µg/m³.
  fileprivate var concentrations: [Pollutant: Double] {
    var sums: [Pollutant: (sum: Double, seconds: Double)] = [:]
    for item in self {
      for (pollutant, values) in item.hour.concentrations where !values[item.number].isNaN {
        sums[pollutant, default: (0, 0)].sum += item.step.seconds * Double(values[item.number])
        sums[pollutant, default: (0, 0)].seconds += item.step.seconds
      }
    }
    return sums.mapValues { $0.sum / $0.seconds }
  }
}

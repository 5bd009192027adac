internal import CityAir
internal import Foundation

/// The air in which other ways than a track are charged as the track is: at every step that of its hour.
///
/// Where nothing is known at a step, what is expected of its street counts, and in an hour that does not count the air
/// of the nearest one that does: what is left out would make a way look clean.
struct TrackWayAir {
  /// The hours that count, in their order.
  private let hours: [(start: Date, pollution: HourPollution)]

  /// Takes the air of hours by their starts; those count that know streets, and whose p adds up with that of others.
  ///
  /// Nil where none counts.
  init?(_ hours: [Date: HourPollution]) {
    let counting = hours.filter { $0.value.streets != nil && $0.value.addsUp }
    guard !counting.isEmpty else { return nil }
    self.hours = counting.sorted { $0.key < $1.key }.map { (start: $0.key, pollution: $0.value) }
  }

  /// ∫ p dt in minutes over the steps of a way.
  /// - Complexity: O(steps).
  func burdenMinutes(_ steps: [TrackStep]) -> Double {
    let groups = Dictionary(grouping: steps, by: \.hour)
    var sum = 0.0
    for start in groups.keys.sorted() {
      let own = groups[start] ?? []
      for (step, value) in zip(own, pollution(at: own, in: start)) { sum += step.seconds / 60 * Double(value) }
    }
    return sum
  }

  /// p at the steps of one hour; where it is not known, what is expected of the street.
  private func pollution(at steps: [TrackStep], in hour: Date) -> [Float] {
    let nearest = hours.min {
      abs($0.start.timeIntervalSince(hour)) < abs($1.start.timeIntervalSince(hour))
    }
    guard let air = nearest?.pollution else { return [] }
    var values = air.sampler.pollution(at: steps.map(\.place))
    for (number, step) in steps.enumerated() where values[number].isNaN {
      values[number] = step.segment.flatMap { air.streets?.expected(ofSegment: $0) } ?? 0
    }
    return values
  }
}

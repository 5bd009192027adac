package import AirData
package import Foundation
package import Geo

/// The air at any minute, from the fields of single hours.
///
/// An hourly mean stands for the middle of its hour. Between two middles a concentration is linear in time, pollutant
/// by pollutant, also over hours that are missing, as long as no more of them are than is allowed. Beyond the last
/// known middle, as for now, the last hour holds until it is too old, and before the first one the first hour holds for
/// its own length.
package struct FieldTimeline: Sendable {
  private let fields: [PollutionField]
  /// What was learnt of what stands in, by the start of its hour.
  private let standIns: [Date: [Pollutant: CalibratedStandIn]]
  /// The fields that know a pollutant, in the order of time.
  private let brackets: [Pollutant: HourBrackets]

  /// The most missing hours that are bridged where nothing else is said.
  package static let standardLongestGapHours = 3

  /// Lines up fields of different hours, in any order.
  /// - Parameters:
  ///   - fields: The fields, at most one an hour.
  ///   - longestGapHours: The most missing hours between two known ones that are bridged, and for how many hours after
  ///     its end the last one holds.
  ///   - standIns: What was learnt of what stands in, by the start of its hour; all else has the σ of measured hours.
  /// - Complexity: O(n log n).
  package init(
    _ fields: [PollutionField], longestGapHours: Int = standardLongestGapHours,
    standIns: [Date: [Pollutant: CalibratedStandIn]] = [:]
  ) {
    let fields = fields.sorted { $0.hour.start < $1.hour.start }
    var positions: [Pollutant: [Int]] = [:]
    for (position, field) in fields.enumerated() {
      for pollutant in field.pollutants { positions[pollutant, default: []].append(position) }
    }
    self.fields = fields
    self.standIns = standIns
    brackets = positions.mapValues { positions in
      HourBrackets(positions: positions, hours: positions.map { fields[$0].hour }, longestGapHours: longestGapHours)
    }
  }

  /// The hours that a pollutant is taken from at a moment; nil where nothing near enough in time is known.
  /// - Complexity: O(log hours).
  package func blend(of pollutant: Pollutant, at moment: Date) -> TimeBlend? {
    brackets[pollutant]?.bracket(at: moment).map { bracket in
      TimeBlend(
        earlier: fields[bracket.earlier].hour.start, later: fields[bracket.later].hour.start, weight: bracket.weight)
    }
  }

  /// The concentration at a place and moment: that of an hour whose middle is the moment.
  ///
  /// Where only one of the two hours knows the place, that one holds. Nil where neither does.
  package func estimate(_ pollutant: Pollutant, at place: Coordinate, moment: Date) -> Estimate? {
    guard let bracket = brackets[pollutant]?.bracket(at: moment) else { return nil }
    let earlier = estimate(pollutant, at: place, in: fields[bracket.earlier])
    guard bracket.earlier != bracket.later else { return earlier }
    let later = estimate(pollutant, at: place, in: fields[bracket.later])
    guard let earlier, let later else { return earlier ?? later }
    return earlier.blended(with: later, weight: bracket.weight)
  }

  private func estimate(_ pollutant: Pollutant, at place: Coordinate, in field: PollutionField) -> Estimate? {
    field.estimate(pollutant, at: place, of: standIns[field.hour.start]?[pollutant])
  }
}

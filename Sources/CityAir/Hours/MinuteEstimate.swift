package import AirData
internal import AirField
package import Foundation
internal import Geo

/// A pollutant at the very minute that was asked for: what an hour would read whose middle the minute is.
package struct MinuteEstimate: Sendable, Hashable {
  package let pollutant: Pollutant
  /// Concentration in µg/m³.
  package let concentration: Double
  /// Standard deviation of the concentration in µg/m³.
  package let sigma: Double
  /// Starts of the hours that the minute lies between, by their middles; one where that hour holds.
  package let hours: [Date]
  /// Weight of the later hour; 0 where one holds.
  package let weight: Double
}

extension HourFields {
  /// The concentrations of a place at a minute, in the order of every table.
  func minute(at place: Coordinate, _ moment: Date) -> [MinuteEstimate] {
    Pollutant.allCases.compactMap { pollutant in
      guard let estimate = timeline.estimate(pollutant, at: place, moment: moment),
        let blend = timeline.blend(of: pollutant, at: moment)
      else { return nil }
      return MinuteEstimate(
        pollutant: pollutant, concentration: estimate.value, sigma: estimate.sigma,
        hours: blend.isHeld ? [blend.earlier] : [blend.earlier, blend.later], weight: blend.weight)
    }
  }
}

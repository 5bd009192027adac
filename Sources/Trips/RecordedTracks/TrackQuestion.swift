package import CityAir
package import Foundation
package import Streets

/// What is asked of a track.
package struct TrackQuestion: Sendable, Hashable {
  /// How somebody travelled; nil where the speed is to tell.
  package var mode: TravelMode?
  /// The air that somebody breathes by mode, m³/h; the city's where a mode is left out.
  package var breathingCubicMetersPerHour: [TravelMode: Double] = [:]
  /// Which pollution counts.
  package var measure = PollutionMeasure.mix
  /// When a track without times began, UTC.
  package var departure: Date?
  /// The track of the file that is meant, by its name or its number from 1; nil for all of them, one after the other.
  package var track: String?
  /// Whether the places count as they were recorded, and not the streets that they are on.
  package var isAsRecorded = false
  /// Whether the cleanest way between the same ends is looked for.
  package var wantsCleanest = true
  /// In how many hours the track may lie; nil where all are waited for, however many.
  package var maxHours: Int?

  /// A question with the defaults.
  package init() {}
}

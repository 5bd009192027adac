package import Foundation
package import Geo
package import Streets

/// Where and how somebody went on a track.
package struct TrackCourse: Sendable {
  /// How somebody travelled.
  package let mode: TravelMode
  /// Whether the speed told so.
  package let isModeGuessed: Bool
  /// When it began and ended.
  package let period: DateInterval
  /// Length in metres, without gaps.
  package let distanceMeters: Double
  /// Seconds in which somebody moved.
  package let movingSeconds: Double
  /// Seconds in which somebody stood.
  package let stillSeconds: Double
  /// Metres that it goes up in all, nil where no heights are known.
  package let climbMeters: Double?
  /// Metres that are on no street, though streets were looked for.
  package let metersOffStreets: Double
  /// What lies between stretches, which counts in no figure.
  package let gaps: [TrackGap]
  /// Metres along places that were left out since nobody knows their times.
  package let metersWithoutTime: Double
  /// Its places in their order, along the bends of the streets that it was matched to.
  package let line: [Coordinate]

  /// - Parameters:
  ///   - fixes: The places of the file.
  ///   - lines: The ways between gaps, on streets where these were looked for.
  ///   - steps: The lines in steps.
  ///   - mode: How somebody travelled.
  ///   - question: What is asked.
  ///   - graph: The streets.
  init(
    _ fixes: TrackFixes, lines: [TrackLine], steps: [TrackStep], mode: TravelMode, question: TrackQuestion,
    on graph: StreetGraph
  ) {
    self.mode = mode
    isModeGuessed = question.mode == nil && fixes.hasTimes
    let all = fixes.all
    let start = all.first?.seconds ?? 0
    let end = (fixes.hasTimes ? nil : lines.last?.pieces.last?.end) ?? all.last?.seconds ?? 0
    period = DateInterval(start: Date(timeIntervalSince1970: start), duration: max(0, end - start))
    distanceMeters = steps.reduce(0) { $0 + $1.meters }
    movingSeconds = steps.reduce(0) { $0 + $1.movingSeconds }
    stillSeconds = steps.reduce(0) { $0 + $1.seconds } - movingSeconds
    climbMeters = TrackMotion.climb(all)
    metersOffStreets = question.isAsRecorded ? 0 : steps.reduce(0) { $0 + ($1.segment == nil ? $1.meters : 0) }
    gaps = fixes.gaps
    metersWithoutTime = fixes.metersWithoutTime
    line = lines.flatMap { $0.places(in: graph) }
  }

  /// The mode's word.
  package var modeWord: String { mode.rawValue }
  /// All the time that counts.
  package var durationSeconds: Double { movingSeconds + stillSeconds }
  /// The speed while moving, in km/h; nil without any.
  package var speedKilometersPerHour: Double? {
    movingSeconds > 0 ? distanceMeters / movingSeconds * 3.6 : nil
  }
}

/// A stretch of which nobody knows.
package struct TrackGap: Sendable, Hashable {
  /// When it begins.
  package let start: Date
  /// How long it takes.
  package let durationSeconds: Double
  /// How far its ends lie apart.
  package let distanceMeters: Double
}

package import AirData
package import CityAir
package import Foundation
package import Geo
package import Streets

/// What somebody breathed on a track.
package struct TrackAnswer: Sendable {
  /// What the track is called; empty where it has no name.
  package let name: String
  /// What was asked.
  package let question: TrackQuestion
  /// Where and how somebody went.
  package let course: TrackCourse
  /// What was breathed.
  package private(set) var air: TrackAir
  /// Minute by minute, those of gaps left out.
  package private(set) var minutes: [TrackMinute]
  /// The worst stretches, the worst first.
  package private(set) var worst: [TrackStretch]
  /// The ways between the same ends at the same time; nil where none was looked for or found.
  ///
  /// Of a track over several hours, their burdens are those that it would have along them. They were sought in air that
  /// changes evenly from hour to hour, and their differences from each other are of that air.
  package internal(set) var ways: RouteAnswer?
  /// The hour in which most of it lies, of those of which anything is known.
  package let hour: HourSnapshot
  /// Where the figures of the air come from: those of the first hour.
  package let provenance: AirProvenance
  /// What has to be said.
  package internal(set) var notices: [Notice]
  /// Who must be named.
  package let attribution: [String]

  /// Whether so much of it is known that other ways can be held against it.
  package var isWhole: Bool {
    let unknownMeters = course.gaps.reduce(course.metersWithoutTime) { $0 + $1.distanceMeters }
    return unknownMeters <= Self.maxUnknownShare * (course.distanceMeters + unknownMeters)
      && max(air.unknownSeconds, air.secondsWithoutBurden) <= Self.maxUnknownShare * course.durationSeconds
  }
  private static let maxUnknownShare = 0.05

  /// Whether burdens have no unit, since only the streets' traffic counts: that of the fastest way is 100, or, where no
  /// other way is told, that of the track itself.
  package var isRelative: Bool { question.measure == .traffic || ways?.relative != nil }

  /// Tells burdens that have no unit by one of them.
  mutating func scaleRelativeBurdens() {
    guard isRelative else { return }
    if let ways, let scale = ways.relative {
      scaleBurdens(by: scale)
      notices += ways.notices.filter { $0.code == QuestionNotices.trafficOnlyCode }
    } else if let scale = RelativeBurden(fastestBurden: air.movingBurdenMinutes) {
      scaleBurdens(by: scale)
      notices.append(QuestionNotices.byTraffic(.track))
    } else {
      notices.append(QuestionNotices.noTraffic)
    }
  }

  private mutating func scaleBurdens(by scale: RelativeBurden) {
    air.burdenMinutes = air.burdenMinutes.map { $0 * scale.movingFactor }
    air.movingBurdenMinutes = air.movingBurdenMinutes.map { $0 * scale.movingFactor }
    for index in minutes.indices {
      minutes[index].burdenMinutes = minutes[index].burdenMinutes.map { $0 * scale.movingFactor }
    }
    for index in worst.indices { worst[index].pollution *= scale.movingFactor }
  }

  /// The cleanest of the ways between the same ends, by what is expected of them: the track was charged for nothing.
  package var cleanest: PlannedRoute? {
    ways?.routes.min { ($0.expectedBurdenMinutes ?? .infinity) < ($1.expectedBurdenMinutes ?? .infinity) }
  }
}

/// What was breathed on a track.
package struct TrackAir: Sendable {
  /// Of one pollutant.
  package struct Exposure: Sendable, Hashable {
    /// The mean over the time for which it is known, µg/m³.
    package let mean: Double
    /// Its standard deviation, µg/m³.
    package let meanSigma: Double
    /// Inhaled mass in µg.
    package let doseMicrograms: Double
    /// Its standard deviation, in µg.
    package let doseSigma: Double
    /// Seconds for which it is known.
    package let knownSeconds: Double
  }

  /// By pollutant.
  package let exposures: [Pollutant: Exposure]
  /// ∫ p dt in minutes at guideline level, or relative (``TrackAnswer/isRelative``); nil where p is not known.
  package internal(set) var burdenMinutes: Double?
  /// Its standard deviation; nil where p is no sum of concentrations.
  package let burdenSigma: Double?
  /// The part of it while moving: what a way can change.
  package internal(set) var movingBurdenMinutes: Double?
  /// The index's mean over the minutes that have one.
  package let indexMean: Double?
  /// The highest index of a minute.
  package let indexMax: Double?
  /// What the indices lack.
  package let indexCoverage: IndexCoverage
  /// Air that somebody breathed, in m³/h.
  package let ventilationCubicMetersPerHour: Double
  /// Seconds of which nothing is known; they count in no figure of the air.
  package let unknownSeconds: Double
  /// Seconds that count in no burden, though others do; 0 where none do.
  package let secondsWithoutBurden: Double
}

/// A minute of a track.
package struct TrackMinute: Sendable {
  /// The minute's beginning.
  package let start: Date
  /// Seconds of it that the track has.
  package let seconds: Double
  /// Seconds of them in which somebody moved.
  package let movingSeconds: Double
  /// Metres.
  package let meters: Double
  /// The places, ten seconds apart at most; one at least.
  package let places: [Coordinate]
  /// µg/m³ with its standard deviation at a place, by pollutant.
  package let concentrations: [Pollutant: (mean: Double, sigma: Double)]
  /// Inhaled mass in µg.
  package let doseMicrograms: [Pollutant: Double]
  /// Its part of the burden, nil where that is not known.
  package internal(set) var burdenMinutes: Double?
  /// The index, nil where the readings allow none.
  package let index: Double?

  /// The place that stands for all of it.
  package var middle: Coordinate { places[places.count / 2] }
}

/// A stretch along one street.
package struct TrackStretch: Sendable {
  /// What people call the street.
  package let label: StreetLabel
  /// The street's name, empty without one.
  package var name: String { label.name }
  /// When somebody came there.
  package let start: Date
  /// Where that was.
  package let place: Coordinate
  /// Metres.
  package let meters: Double
  /// Seconds.
  package let seconds: Double
  /// The mean of p.
  package internal(set) var pollution: Double
  /// What part of the track's burden it has, 0 to 1.
  package let share: Double
  /// The means of the pollutants, µg/m³.
  package let concentrations: [Pollutant: Double]
}

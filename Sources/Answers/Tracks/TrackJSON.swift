internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// What was breathed on a track as JSON has it, version 1.
struct TrackJSON: Encodable {
  struct Mode: Encodable {
    let word: String
    let isGuessed: Bool
  }

  struct Exposure: Encodable {
    let mean: Double
    let meanSigma: Double
    let doseMicrograms: Double
    let doseSigma: Double
    let knownSeconds: Double
  }

  struct Index: Encodable {
    let scale: String
    let mean: Double
    let max: Double
    let isPartial: Bool
    let missingPollutants: [String]
  }

  struct Concentration: Encodable {
    let mean: Double
    let sigma: Double
    let doseMicrograms: Double
  }

  struct Minute: Encodable {
    let start: Date
    let seconds: Double
    let movingSeconds: Double
    let meters: Double
    let place: [Double]
    let burdenMinutes: Double?
    let index: Double?
    let pollutants: [String: Concentration]
  }

  struct Stretch: Encodable {
    let street: String?
    let start: Date
    let place: [Double]
    let meters: Double
    let seconds: Double
    let pollution: Double
    let burdenShare: Double
    let concentrations: [String: Double]
  }

  struct Gap: Encodable {
    let start: Date
    let seconds: Double
    let meters: Double
  }

  struct Way: Encodable {
    let labels: [String]
    let distanceMeters: Double
    let durationSeconds: Double
    let burdenMinutes: Double?
    /// Left out where the burden is of air that changes under way: the dose is known of the departure's hour alone.
    let doseMicrograms: [String: Double]?
    let line: [[Double]]
  }

  let version = 1
  let name: String?
  let start: Date
  let end: Date
  let mode: Mode
  let isAsRecorded: Bool
  let distanceMeters: Double
  let movingSeconds: Double
  let stillSeconds: Double
  let speedKilometersPerHour: Double?
  let climbMeters: Double?
  let metersOffStreets: Double
  let measure: String
  /// Whether burdens have no unit; left out where they have.
  let relative: Bool?
  let burdenMinutes: Double?
  let burdenSigma: Double?
  let movingBurdenMinutes: Double?
  let ventilationCubicMetersPerHour: Double
  let unknownSeconds: Double
  let index: Index?
  let pollutants: [String: Exposure]
  let minutes: [Minute]
  let worst: [Stretch]
  let gaps: [Gap]
  let cleanest: Way?
  let notices: [NoticeJSON]
  let attribution: [String]

  init(_ answer: TrackAnswer, city: CityConfiguration, notices wording: NoticeWording) {
    name = answer.name.isEmpty ? nil : answer.name
    (start, end) = (answer.course.period.start, answer.course.period.end)
    mode = Mode(word: answer.course.modeWord, isGuessed: answer.course.isModeGuessed)
    isAsRecorded = answer.question.isAsRecorded
    distanceMeters = answer.course.distanceMeters.rounded(decimals: 1)
    movingSeconds = answer.course.movingSeconds.rounded(decimals: 1)
    stillSeconds = answer.course.stillSeconds.rounded(decimals: 1)
    speedKilometersPerHour = answer.course.speedKilometersPerHour?.rounded(decimals: 2)
    climbMeters = answer.course.climbMeters?.rounded(decimals: 1)
    metersOffStreets = answer.course.metersOffStreets.rounded(decimals: 1)
    let air = answer.air
    measure = answer.question.measure.word
    relative = answer.isRelative ? true : nil
    burdenMinutes = air.burdenMinutes?.rounded(decimals: 3)
    burdenSigma = air.burdenSigma?.rounded(decimals: 3)
    movingBurdenMinutes = air.movingBurdenMinutes?.rounded(decimals: 3)
    ventilationCubicMetersPerHour = air.ventilationCubicMetersPerHour
    unknownSeconds = air.unknownSeconds.rounded(decimals: 1)
    index = Self.index(air, scale: city.scale)
    pollutants = air.exposures.keyedByWord { Self.exposure($0) }
    minutes = answer.minutes.map(Self.minute)
    worst = answer.worst.map(Self.stretch)
    gaps = answer.course.gaps.map(Self.gap)
    cleanest = answer.cleanest.map(Self.way)
    notices = answer.notices.map { NoticeJSON($0, wording) }
    attribution = answer.attribution
  }

  private static func exposure(_ exposure: TrackAir.Exposure) -> Exposure {
    Exposure(
      mean: exposure.mean.rounded(decimals: 2), meanSigma: exposure.meanSigma.rounded(decimals: 2),
      doseMicrograms: exposure.doseMicrograms.rounded(decimals: 3),
      doseSigma: exposure.doseSigma.rounded(decimals: 3), knownSeconds: exposure.knownSeconds.rounded(decimals: 1))
  }

  private static func gap(_ gap: TrackGap) -> Gap {
    Gap(
      start: gap.start, seconds: gap.durationSeconds.rounded(decimals: 1),
      meters: gap.distanceMeters.rounded(decimals: 1))
  }

  private static func index(_ air: TrackAir, scale: ScaleID) -> Index? {
    guard let mean = air.indexMean, let max = air.indexMax else { return nil }
    return Index(
      scale: scale.rawValue, mean: mean.rounded(decimals: 1), max: max.rounded(decimals: 1),
      isPartial: air.indexCoverage.isPartial,
      missingPollutants: air.indexCoverage.missingPollutants.map(\.rawValue))
  }

  private static func minute(_ minute: TrackMinute) -> Minute {
    let pollutants = minute.concentrations.map { pollutant, value in
      (
        pollutant.rawValue,
        Concentration(
          mean: value.mean.rounded(decimals: 2), sigma: value.sigma.rounded(decimals: 2),
          doseMicrograms: (minute.doseMicrograms[pollutant] ?? 0).rounded(decimals: 4))
      )
    }
    return Minute(
      start: minute.start, seconds: minute.seconds.rounded(decimals: 1),
      movingSeconds: minute.movingSeconds.rounded(decimals: 1), meters: minute.meters.rounded(decimals: 1),
      place: minute.middle.position, burdenMinutes: minute.burdenMinutes?.rounded(decimals: 4),
      index: minute.index?.rounded(decimals: 1),
      pollutants: Dictionary(pollutants, uniquingKeysWith: { first, _ in first }))
  }

  private static func stretch(_ stretch: TrackStretch) -> Stretch {
    Stretch(
      street: stretch.name.isEmpty ? nil : stretch.name, start: stretch.start, place: stretch.place.position,
      meters: stretch.meters.rounded(decimals: 1), seconds: stretch.seconds.rounded(decimals: 1),
      pollution: stretch.pollution.rounded(decimals: 3), burdenShare: stretch.share.rounded(decimals: 3),
      concentrations: stretch.concentrations.keyedByWord { $0.rounded(decimals: 2) })
  }

  private static func way(_ route: PlannedRoute) -> Way {
    Way(
      labels: route.labels.map(\.rawValue), distanceMeters: route.distanceMeters.rounded(decimals: 1),
      durationSeconds: route.durationSeconds.rounded(decimals: 1),
      burdenMinutes: route.expectedBurdenMinutes?.rounded(decimals: 3),
      doseMicrograms: route.movingBurdenMinutes == nil
        ? (route.air?.doseMicrograms ?? [:]).keyedByWord { $0.rounded(decimals: 3) } : nil,
      line: route.geometry.map(\.position))
  }
}

internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup
internal import Trips

extension RouteMap {
  /// The map of a recorded way, with the ways between its ends; nil where it has no places.
  /// - Throws: ``BrisaError`` where no grid can be laid over it.
  init?(_ track: TrackAnswer, city: CityConfiguration) throws(BrisaError) {
    let others = track.ways?.routes ?? []
    let places = track.course.line + others.flatMap(\.geometry)
    guard let first = track.course.line.first, let last = track.course.line.last,
      let box = RouteMapBox.box(around: places)
    else {
      return nil
    }
    let fields = track.hour.air.fields
    self.init(
      city: city.titleName, zone: city.timeZone,
      trip: Trip(mode: track.course.modeWord, departure: track.course.period.start, origin: first, destination: last),
      air: Air(
        hour: fields.hour, pollution: try Self.pollution(track.hour, track.question.measure, box),
        scale: fields.scale.id, isMoving: false),
      routes: [MappedRoute(track)] + others.map { MappedRoute($0, beside: track) }, zones: [],
      attribution: track.attribution, notices: Self.notices(track))
  }

  private static func notices(_ track: TrackAnswer) -> [LocalizedText] {
    let gaps = track.course.gaps.count
    let unknown = LocalizedText(
      en: "Stretches of which nothing is recorded: \(gaps). The line is straight there.",
      es: "Tramos de los que no hay nada registrado: \(gaps). Allí la línea es recta.",
      ca: "Trams dels quals no hi ha res registrat: \(gaps). Allí la línia és recta.")
    return ([moving] + (gaps > 0 ? [unknown] : []) + track.notices.map(\.text)).map(\.forEverybody)
  }

  private static let moving = LocalizedText(
    en: "The figures of your way are of the time that you moved: no other way shortens a pause.",
    es: "Las cifras de su camino son las del tiempo en marcha: ningún otro camino acorta una pausa.",
    ca: "Les xifres del seu camí són les del temps en marxa: cap altre camí no escurça una pausa.")
}

extension MappedRoute {
  /// A recorded way with what was breathed while moving on it; doses are of all of it.
  fileprivate init(_ track: TrackAnswer) {
    let air = track.air
    self.init(
      kinds: [.recorded], line: track.course.line, distanceMeters: track.course.distanceMeters,
      durationSeconds: track.course.movingSeconds, durationPercent: nil,
      air: Air(
        burdenMinutes: air.movingBurdenMinutes, burdenPercent: nil, burdenSigmaPercent: nil,
        doseMicrograms: air.exposures.mapValues(\.doseMicrograms), indexMean: air.indexMean, indexMax: air.indexMax,
        indexCoverage: air.indexCoverage))
  }

  /// Another way between the ends of a recorded one; differences are told from that, by what is expected of it.
  fileprivate init(_ route: PlannedRoute, beside track: TrackAnswer) {
    let (own, burden) = (MappedRoute(route, isFirst: true), route.expectedBurdenMinutes)
    self.init(
      kinds: own.kinds, line: own.line, pushed: own.pushed, distanceMeters: own.distanceMeters,
      durationSeconds: own.durationSeconds,
      durationPercent: track.isWhole ? Self.percent(own.durationSeconds, from: track.course.movingSeconds) : nil,
      air: own.air.map { air in
        Air(
          burdenMinutes: burden,
          burdenPercent: track.isWhole
            ? burden.flatMap { Self.percent($0, from: track.air.movingBurdenMinutes ?? 0) } : nil,
          burdenSigmaPercent: nil, doseMicrograms: air.doseMicrograms, indexMean: air.indexMean,
          indexMax: air.indexMax, indexCoverage: air.indexCoverage)
      })
  }

  private static func percent(_ value: Double, from base: Double) -> Double? {
    base > 0 ? 100 * (value / base - 1) : nil
  }
}

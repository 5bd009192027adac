internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Routing
internal import Setup
internal import Trips

extension RouteMap {
  /// Cells along the longer side of a map: a few pixels each, so that streets are seen and nothing takes long.
  private static let cellsAlong = 220.0
  /// Finer than this the field says nothing.
  private static let finestMeters = 3.0

  /// The map of an answer; nil where it has no route.
  /// - Throws: ``BrisaError`` where no grid can be laid over the routes.
  init?(_ answer: RouteAnswer, _ hour: HourSnapshot, city: CityConfiguration) throws(BrisaError) {
    let question = answer.question
    let asked = answer.placesInOrder
    let places = answer.routes.flatMap(\.geometry) + asked
    guard !answer.routes.isEmpty, let box = RouteMapBox.box(around: places) else { return nil }
    self.init(
      city: city.titleName, zone: city.timeZone,
      trip: Trip(
        mode: question.modeWord, departure: question.departure, origin: asked[0],
        destination: asked[asked.count - 1], stops: Array(asked.dropFirst().dropLast())),
      air: Air(
        hour: hour.air.fields.hour, pollution: try Self.pollution(hour, question.measure, box),
        scale: hour.air.fields.scale.id, isMoving: answer.movingAir != nil),
      routes: answer.routes.enumerated().map { MappedRoute($1, isFirst: $0 == 0) },
      zones: hour.zones(of: question).compactMap {
        MappedZone($0, isForbidden: question.forbidsZones)
      },
      attribution: answer.attribution,
      notices: ([answer.verdict] + answer.notices.map(\.text) + answer.routeNotices { "\($0 + 1)" })
        .map(\.forEverybody))
  }

  /// p in the cells of a box, as routes are charged it.
  /// - Throws: ``BrisaError`` where the box lies beyond the latitudes of maps.
  static func pollution(
    _ hour: HourSnapshot, _ measure: PollutionMeasure, _ box: BoundingBox
  ) throws(BrisaError) -> PollutionRaster {
    guard box.south < box.north else { throw tooNearAPole }
    let sampler = hour.pollution(by: measure).sampler
    let kind: PollutionRaster.Measure =
      switch measure {
      case _ where sampler.pattern != nil: .traffic(beside: sampler.beside?.pollutant)
      case .traffic: .traffic(beside: nil)
      case .ica: .index
      case .pollutant(let pollutant): .pollutant(pollutant)
      case .mix: .mix(sampler.pollutants.isEmpty ? sampler.measure.pollutants : sampler.pollutants)
      }
    do throws(FieldError) {
      let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
      let spec = try GridSpec(
        box: box, cellMeters: max(finestMeters, 2 * max(corner.x, corner.y) / cellsAlong))
      return PollutionRaster(measure: kind, spec: spec, values: sampler.pollution(at: spec.centers))
    } catch {
      throw BrisaError(.badData, error.message)
    }
  }
}

extension RouteMap {
  private static var tooNearAPole: BrisaError {
    let degrees = LocalizedText(digits: "\(RouteMapBox.maxDegrees)")
    return BrisaError(
      .badArgument,
      text: LocalizedText(
        en: "A map of routes ends at \(degrees.en)° north and south, and all of these lie beyond: leave the map out.",
        es: "Un mapa de rutas acaba a \(degrees.es)° norte y sur, y todas estas quedan más allá: prescinda del mapa.",
        ca: "Un mapa de rutes acaba a \(degrees.ca)° nord i sud, i totes estes queden més enllà: prescindisca del mapa."
      ))
  }
}

extension RouteAnswer {
  /// The places that were asked for, two at least, as the routes come by them.
  fileprivate var placesInOrder: [Coordinate] {
    guard let trip, let first = trip.visits.first else { return [question.origin] + via + [question.destination] }
    let visits = trip.visits.map(\.stop.place)
    return trip.isRoundTrip || visits.count < 2 ? visits + [first.stop.place] : visits
  }
}

extension MappedRoute {
  /// A route with its figures; differences are told from the first.
  init(_ route: PlannedRoute, isFirst: Bool) {
    self.init(
      kinds: route.labels.map { Kind($0) }, line: route.geometry, pushed: route.pushedPoints ?? [],
      distanceMeters: route.distanceMeters, durationSeconds: route.durationSeconds,
      durationPercent: isFirst ? nil : route.difference.durationPercent,
      air: route.air.map { air in
        Air(
          burdenMinutes: route.toldBurdenMinutes, burdenPercent: isFirst ? nil : route.difference.burdenPercent,
          burdenSigmaPercent: route.difference.burdenSigmaPercent,
          doseMicrograms: air.doseMicrograms, indexMean: air.indexMean, indexMax: air.indexMax,
          indexCoverage: air.indexCoverage)
      })
  }
}

extension MappedRoute.Kind {
  fileprivate init(_ label: RouteLabel) {
    self =
      switch label {
      case .fastest: .fastest
      case .balanced: .balanced
      case .cleanest: .cleanest
      case .chosen: .chosen
      case .budget: .budget
      case .knee: .knee
      case .choice: .choice
      case .loop: .loop
      }
  }
}

extension MappedZone {
  /// A circle; nil for a polygon, which no question has of which a map is drawn as a file.
  fileprivate init?(_ zone: Zone, isForbidden: Bool) {
    guard case .circle(let center, let radiusMeters) = zone.area else { return nil }
    self.init(center: center, radiusMeters: radiusMeters, isForbidden: isForbidden)
  }
}

internal import AirData
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Streets
internal import Trips

/// An OSRM question with its city, its places and its options, before any service looks at it.
struct OSRMCall {
  /// What a service takes.
  struct Taken {
    /// Its options beside those of every service and those of the air.
    let options: Set<String>
    /// Its options of the air.
    var air = AirOptions.options
    /// How many coordinates it needs.
    let least: Int
    /// How many it takes at most.
    let most: Int
  }

  let address: OSRMAddress
  let coordinates: [Coordinate]
  let reader: OSRMReader
  let places: OSRMPlaces
  let city: ServedCity
  let question: RouteQuestion
  /// When it was asked.
  let now: Date
  /// The way that is wanted first.
  let label: RouteLabel

  /// Reads what all services have in common.
  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], taking taken: Taken, in context: OSRMContext
  ) throws(OSRMError) {
    self.address = address
    self.coordinates = coordinates
    reader = try OSRMReader(items, known: taken.options.union(OSRMPlaces.options).union(taken.air))
    guard coordinates.count >= taken.least else {
      throw OSRMError(
        .invalidOptions,
        taken.least == 1
          ? "Exactly one coordinate is needed." : "Number of coordinates needs to be at least \(taken.least).")
    }
    guard coordinates.count <= taken.most else {
      throw OSRMError(
        .tooBig, "Number of entries \(coordinates.count) is higher than current maximum (\(taken.most))")
    }
    let places = try OSRMPlaces(coordinates, reader, limits: context.limits)
    guard let city = context.cities.city(named: items["city"], at: coordinates.first) else {
      throw items["city"] == nil
        ? OSRMError(.noSegment, "Could not find a matching segment for coordinate 0")
        : OSRMError(.invalidValue, "There is no such city here: /v1/cities lists those that are served.")
    }
    self.city = city
    self.places = try Self.sided(places, in: city)
    let asked = AirOptions(reader, limits: context.limits)
    now = context.clock.now
    var question = RouteQuestion(
      origin: coordinates[0], destination: coordinates[coordinates.count - 1], departure: now)
    question.mode = address.mode
    try asked.apply(to: &question, city.configuration, now: now)
    self.question = question
    label = try asked.label()
  }

  /// The places with their curbs on the side on which a city's traffic keeps.
  private static func sided(_ places: OSRMPlaces, in city: ServedCity) throws(OSRMError) -> OSRMPlaces {
    guard places.haveSides else { return places }
    do throws(BrisaError) {
      return try city.engine.network().metadata.drivingSide == .left ? places.mirrored : places
    } catch {
      throw OSRMError(error)
    }
  }
}

/// What OSRM's services need beside a question.
struct OSRMContext: Sendable {
  let cities: ServedCities
  let limits: ServiceLimits
  let clock: any WallClock
}

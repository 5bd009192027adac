internal import AirData
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// An OSRM question with its city, its places and its options, before any service looks at it.
struct OSRMCall {
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
    _ address: OSRMAddress, _ items: QueryItems, coordinates: [Coordinate], options: Set<String>,
    air: Set<String> = AirOptions.options, least: Int, most: Int, _ service: OSRMContext
  ) throws(OSRMError) {
    self.address = address
    self.coordinates = coordinates
    reader = try OSRMReader(items, known: options.union(OSRMPlaces.options).union(air))
    guard coordinates.count >= least else {
      throw OSRMError(
        .invalidOptions,
        least == 1 ? "Exactly one coordinate is needed." : "Number of coordinates needs to be at least \(least).")
    }
    guard coordinates.count <= most else {
      throw OSRMError(
        .tooBig, "Number of entries \(coordinates.count) is higher than current maximum (\(most))")
    }
    places = try OSRMPlaces(coordinates, reader, limits: service.limits)
    guard let city = service.cities.city(named: items["city"], at: coordinates.first) else {
      throw items["city"] == nil
        ? OSRMError(.noSegment, "Could not find a matching segment for coordinate 0")
        : OSRMError(.invalidValue, "There is no such city here: /v1/cities lists those that are served.")
    }
    self.city = city
    let asked = AirOptions(reader, limits: service.limits)
    now = service.clock.now
    var question = RouteQuestion(
      origin: coordinates[0], destination: coordinates[coordinates.count - 1], departure: now)
    question.mode = address.mode
    try asked.apply(to: &question, city.configuration, now: now)
    self.question = question
    label = try asked.label()
  }
}

/// What OSRM's services need beside a question.
struct OSRMContext: Sendable {
  let cities: ServedCities
  let limits: ServiceLimits
  let clock: any WallClock
}

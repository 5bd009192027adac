internal import AirData
internal import Geo
internal import Planner
internal import Routing
internal import Setup
internal import Streets
internal import Trips

/// OSRM's `trip`: the order of stops whose ways cost least.
struct OSRMTrip: Sendable {
  /// Its options beside those of every service.
  static let options = OSRMRouteOptions.options.union(["roundtrip", "source", "destination"])

  private enum Source: String, CaseIterable {
    case any, first
  }

  private enum Destination: String, CaseIterable {
    case any, last
  }

  private let call: OSRMCall
  private let options: OSRMRouteOptions
  private let ends: StopEnds

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], in context: OSRMContext
  ) throws(OSRMError) {
    call = try OSRMCall(
      address, items: items, coordinates: coordinates,
      taking: .init(options: Self.options, least: 2, most: context.limits.tableCoordinates), in: context)
    options = try OSRMRouteOptions(call.reader)
    ends = StopEnds(
      isRoundTrip: try call.reader.flag("roundtrip", true),
      startsAtFirst: try call.reader.word("source", Source.any) == .first,
      endsAtLast: try call.reader.word("destination", Destination.any) == .last)
  }

  /// - Throws: ``OSRMError``.
  func reply() async throws(OSRMError) -> Reply {
    let trip = try await answer()
    let writer = OSRMRouteWriter(answer: trip.tour, options: options)
    return .json { json in
      json.member("code", "Ok")
      json.key("trips")
      json.array { writer.write(trip.tour.itinerary(call.label), to: &$0) }
      if !call.places.skipsWaypoints { writeWaypoints(trip, to: &json) }
      json.air(of: trip.tour)
    }
    .stamped(trip.tour.hour, call.now)
  }

  private func answer() async throws(OSRMError) -> TripAnswer {
    let found: Result<TripAnswer, NoStreetNear>
    do throws(BrisaError) {
      found = try await call.city.engine.trip(call.question, over: call.places.requests, ends: ends, by: call.label)
    } catch {
      guard error.code == .noRoute else { throw OSRMError(error) }
      throw OSRMError(.noTrips, "No trip visiting all destinations possible.")
    }
    return try found.mapError { OSRMPlaces.noSegment($0) }.get()
  }

  /// Writes the stops as they were asked for, each with its turn.
  private func writeWaypoints(_ trip: TripAnswer, to json: inout JSONWriter) {
    var turns = [Int](repeating: 0, count: trip.stops.count)
    for (turn, stop) in trip.order.enumerated() { turns[stop] = turn }
    json.key("waypoints")
    json.array(zip(trip.stops, turns)) { json, stop in
      let (point, turn) = stop
      json.object { json in
        json.member("waypoint_index", turn)
        json.member("trips_index", 0)
        OSRMWaypoints.members(
          point, name: trip.tour.hour.graph.name(ofSegment: point.segment), hints: call.places.givesHints, to: &json)
      }
    }
  }
}

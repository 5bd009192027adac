internal import AirData
internal import Geo
internal import Planner
internal import Routing
internal import Setup
internal import Streets
internal import Trips

/// OSRM's `match`: the streets of a track.
struct OSRMMatch: Sendable {
  /// Its options beside those of every service.
  static let options = OSRMRouteOptions.options.union(["timestamps", "gaps", "tidy", "waypoints"])
  /// A track has its ways already: nothing that chooses others is taken.
  static let air: Set<String> = ["by", "at"]

  private enum Gaps: String, CaseIterable {
    case split, ignore
  }

  /// Standard deviation of a place where nothing is said, in metres.
  private static let deviationMeters = 5.0
  /// Standard deviations within which a street is looked for.
  private static let reach = 5.0

  private let call: OSRMCall
  private let options: OSRMRouteOptions
  private let track: TrackQuery
  /// Which coordinates end a leg; nil for all.
  private let waypoints: Set<Int>?

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], in context: OSRMContext
  ) throws(OSRMError) {
    call = try OSRMCall(
      address, items: items, coordinates: coordinates,
      taking: .init(options: Self.options, air: Self.air, least: 2, most: context.limits.tableCoordinates), in: context)
    options = try OSRMRouteOptions(call.reader)
    waypoints = try call.reader.waypoints(count: coordinates.count).map { Set($0) }
    track = TrackQuery(
      points: try Self.points(call, keeping: waypoints ?? [], maxMeters: context.limits.snapMeters),
      mode: address.mode,
      splitsAtGaps: try call.reader.word("gaps", Gaps.split) == .split,
      leavesOutClose: try call.reader.flag("tidy", false))
  }

  private static func points(
    _ call: OSRMCall, keeping waypoints: Set<Int>, maxMeters: Double
  ) throws(OSRMError) -> [TrackPoint] {
    let count = call.coordinates.count
    let times = try call.reader.list("timestamps", count: count) { DecimalNumber.parse($0) }
    let known = (times ?? []).compactMap { $0 }
    guard zip(known, known.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw OSRMError(.invalidValue, "Timestamps need to be monotonically increasing.")
    }
    let radiuses = try call.reader.radiuses(count: count)
    return call.places.requests.enumerated().map { number, request in
      let deviation = (radiuses?[number] ?? nil) ?? deviationMeters
      var request = request
      request.limitMeters = min(reach * deviation, maxMeters)
      return TrackPoint(
        request, deviationMeters: min(deviation, maxMeters / reach), seconds: times?[number] ?? nil,
        isKept: waypoints.contains(number))
    }
  }

  /// - Throws: ``OSRMError``.
  func reply() async throws(OSRMError) -> Reply {
    let answer: MatchAnswer
    do throws(BrisaError) {
      answer = try await call.city.engine.match(call.question, track)
    } catch {
      throw OSRMError(error)
    }
    guard answer.hasStreets else {
      throw OSRMError(.noSegment, "Could not find a matching segment for any coordinate.")
    }
    guard let first = answer.parts.first else { throw OSRMError(.noMatch, "Could not match the trace.") }
    try requireWaypoints(in: answer)
    return .json { json in
      json.member("code", "Ok")
      json.key("matchings")
      json.array(answer.parts) { json, part in
        OSRMRouteWriter(answer: part.tour, options: options).write(way(part), to: &json) { json in
          json.member("confidence", part.confidence, decimals: 6)
        }
      }
      if !call.places.skipsWaypoints { writeTracepoints(answer, to: &json) }
      json.air(of: first.tour)
    }
    .stamped(first.tour.hour, call.now)
  }

  /// Legs end at the places that are asked for and nowhere else, so one part has to have them all.
  private func requireWaypoints(in answer: MatchAnswer) throws(OSRMError) {
    guard let waypoints else { return }
    guard answer.parts.count == 1 else {
      throw OSRMError(.noMatch, "Could not match the trace with the given waypoints.")
    }
    guard waypoints.isSubset(of: answer.parts[0].points) else {
      throw OSRMError(.noMatch, "Requested waypoint parameter could not be matched.")
    }
  }

  /// Which places of a part end a leg, by their turn in it: those that are asked for, or all.
  private func ends(_ part: MatchAnswer.Part) -> [Int] {
    part.points.indices.filter { waypoints?.contains(part.points[$0]) ?? true }
  }

  private func way(_ part: MatchAnswer.Part) -> Itinerary {
    part.tour.itinerary(.fastest).joined(at: ends(part))
  }

  /// Where a place of the track is in the answer.
  private struct Tracepoint {
    let part: Int
    /// Which end of a leg it is; nil where it lies within one.
    let end: Int?
    let point: SnappedPoint
    let name: String
    let alternatives: Int
  }

  private func tracepoints(_ answer: MatchAnswer) -> [Tracepoint?] {
    var tracepoints = [Tracepoint?](repeating: nil, count: call.coordinates.count)
    for (number, part) in answer.parts.enumerated() {
      let ends = ends(part)
      for (turn, point) in part.points.enumerated() {
        let place = part.tour.places[turn]
        tracepoints[point] = Tracepoint(
          part: number, end: ends.firstIndex(of: turn), point: place,
          name: part.tour.hour.graph.name(ofSegment: place.segment), alternatives: answer.alternatives[point])
      }
    }
    return tracepoints
  }

  /// Writes the places as they were asked for; null for those that were left out.
  private func writeTracepoints(_ answer: MatchAnswer, to json: inout JSONWriter) {
    json.key("tracepoints")
    json.array(tracepoints(answer)) { json, tracepoint in
      guard let tracepoint else { return json.null() }
      json.object { json in
        json.member("matchings_index", tracepoint.part)
        json.key("waypoint_index")
        if let end = tracepoint.end { json.number(end) } else { json.null() }
        json.member("alternatives_count", tracepoint.alternatives)
        OSRMWaypoints.members(tracepoint.point, name: tracepoint.name, hints: call.places.givesHints, to: &json)
      }
    }
  }
}

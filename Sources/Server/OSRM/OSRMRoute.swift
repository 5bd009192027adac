internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Streets
internal import Trips

/// OSRM's `route`: the way over places one after the other.
struct OSRMRoute: Sendable {
  /// What it takes beside the options of every service.
  static let options = OSRMRouteOptions.options.union(["alternatives", "continue_straight", "waypoints"])

  private static let maxAlternatives = 3

  private enum ContinueStraight: String, CaseIterable {
    case `default`, `true`, `false`
  }

  private let call: OSRMCall
  private let options: OSRMRouteOptions
  /// How many further ways are told, at most.
  private let alternatives: Int
  /// Whether nobody turns round at a place between.
  private let continuesStraight: Bool
  /// Which coordinates end a leg; nil for all.
  private let waypoints: [Int]?

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], in context: OSRMContext
  ) throws(OSRMError) {
    guard items["max_detour"] == nil else {
      throw OSRMError(
        .invalidQuery, "'max_detour' is not taken here: /v1/routes takes it, between two places, with from and to.")
    }
    call = try OSRMCall(
      address, items: items, coordinates: coordinates,
      taking: .init(options: Self.options, least: 2, most: context.limits.routeCoordinates), in: context)
    options = try OSRMRouteOptions(call.reader)
    continuesStraight = try call.reader.word("continue_straight", ContinueStraight.default) == .true
    alternatives = try Self.alternatives(items["alternatives"])
    guard alternatives <= Self.maxAlternatives else {
      throw OSRMError(
        .tooBig, "Requested number of alternatives is higher than current maximum (\(Self.maxAlternatives))")
    }
    waypoints = try call.reader.waypoints(count: coordinates.count)
  }

  private static func alternatives(_ text: String?) throws(OSRMError) -> Int {
    switch text {
    case nil, "false": return 0
    case "true": return 2
    case let text?:
      guard let count = Int(text), count >= 0 else {
        throw OSRMError(.invalidQuery, "'alternatives' is true, false or a number.")
      }
      return count
    }
  }

  /// - Throws: ``OSRMError``.
  func reply() async throws(OSRMError) -> Reply {
    let answer = try await answer()
    let wanted = ([call.label] + (alternatives > 0 ? [.fastest, .balanced, .cleanest] : []))
      .map { answer.itinerary($0) }
    var ways: [Itinerary] = []
    for way in wanted where !ways.contains(where: { $0.labels == way.labels }) { ways.append(way) }
    let legs = waypoints
    let writer = OSRMRouteWriter(answer: answer, options: options)
    return .json { json in
      json.member("code", "Ok")
      json.key("routes")
      json.array(ways.prefix(alternatives + 1)) { writer.write(legs.map($1.joined(at:)) ?? $1, to: &$0) }
      if !call.places.skipsWaypoints {
        OSRMWaypoints.write(
          legs?.map { answer.places[$0] } ?? answer.places, answer, hints: call.places.givesHints, to: &json)
      }
      json.air(of: answer)
    }
    .stamped(answer.hour, call.now)
  }

  private func answer() async throws(OSRMError) -> TourAnswer {
    var labels = [call.label]
    // The cleanest way may be the balanced one: it is looked for whether it is shown or not, so that it is the same.
    if alternatives > 0 || call.label == .cleanest {
      labels += [.balanced, .cleanest].filter { $0 != call.label }
    }
    let found: Result<TourAnswer, NoStreetNear>
    do throws(BrisaError) {
      found = try await call.city.engine.tour(
        call.question, over: call.places.requests, labels: labels, continuesStraight: continuesStraight)
    } catch {
      throw OSRMError(error)
    }
    return try found.mapError { OSRMPlaces.noSegment($0) }.get()
  }
}

internal import Geo
internal import Planner
internal import Setup
internal import Streets

/// OSRM's `nearest`: the streets around a place, or around each of several.
struct OSRMNearest: Sendable {
  /// What it takes beside the options of every service.
  static let options: Set<String> = ["number"]

  private let call: OSRMCall
  private let count: Int

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], in context: OSRMContext
  ) throws(OSRMError) {
    call = try OSRMCall(
      address, items: items, coordinates: coordinates,
      taking: .init(options: Self.options, least: 1, most: context.limits.nearestCoordinates), in: context)
    let number = try call.reader.number("number", in: 0...1e9) ?? 1
    guard number == number.rounded() else { throw OSRMError(.invalidQuery, "'number' is a whole number.") }
    guard number >= 1 else { throw OSRMError(.invalidOptions, "'number' is 1 or more.") }
    guard number <= Double(context.limits.nearestStreets) else {
      throw OSRMError(
        .tooBig,
        "Number of results \(Int(number)) is higher than current maximum (\(context.limits.nearestStreets))")
    }
    count = Int(number)
  }

  /// - Throws: ``OSRMError``.
  func reply() throws(OSRMError) -> Reply {
    let graph: StreetGraph
    do throws(BrisaError) {
      graph = try call.city.engine.network()
    } catch {
      throw OSRMError(error)
    }
    let found = call.places.requests.map { graph.candidates($0, mode: call.address.mode, count: count) }
    guard let streets = found.first, found.count > 1 || !streets.isEmpty else {
      throw OSRMPlaces.noSegment(NoStreetNear(place: 0))
    }
    return .json { json in
      json.member("code", "Ok")
      guard !call.places.skipsWaypoints else { return }
      json.key("waypoints")
      if found.count == 1 {
        write(streets, graph, to: &json)
      } else {
        json.array(found.enumerated()) { writeOfSeveral($1.element, place: $1.offset, graph, to: &$0) }
      }
    }
  }

  private func write(_ streets: [SnappedPoint], _ graph: StreetGraph, to json: inout JSONWriter) {
    json.array(streets) { json, point in
      json.object { json in
        json.key("nodes")
        json.array(graph.nodeIDs(around: point)) { $0.number($1) }
        OSRMWaypoints.members(
          point, name: graph.name(ofSegment: point.segment), hints: call.places.givesHints, to: &json)
      }
    }
  }

  /// Where one of several places has no street, its error stands in the place of its streets.
  private func writeOfSeveral(
    _ streets: [SnappedPoint], place: Int, _ graph: StreetGraph, to json: inout JSONWriter
  ) {
    guard streets.isEmpty else { return write(streets, graph, to: &json) }
    let error = OSRMPlaces.noSegment(NoStreetNear(place: place))
    json.object { json in
      json.member("code", error.code.rawValue)
      json.member("message", error.message)
    }
  }
}

extension StreetGraph {
  /// OSM's numbers of the two junctions between which a place lies; 0 where one is not known.
  fileprivate func nodeIDs(around point: SnappedPoint) -> [Int] {
    guard let edge = edges(ofSegment: point.segment).first.map({ Int($0) }) else { return [0, 0] }
    let ends = [tail(ofEdge: edge), Int(head[edge])]
    return (segment(ofEdge: edge).isReversed ? ends.reversed() : ends).map { Int(nodeID(ofNode: $0) ?? 0) }
  }
}

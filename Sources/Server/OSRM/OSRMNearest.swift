internal import Geo
internal import Planner
internal import Setup
internal import Streets

/// OSRM's `nearest`: the streets around a place.
struct OSRMNearest: Sendable {
  private let call: OSRMCall
  private let count: Int

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, _ items: QueryItems, _ coordinates: [Coordinate], _ surroundings: OSRMSurroundings
  ) throws(OSRMError) {
    call = try OSRMCall(
      address, items, coordinates: Array(coordinates.prefix(1)), options: ["number"], least: 1, most: 1, surroundings)
    let number = try call.reader.number("number", in: 0...1e9) ?? 1
    guard number == number.rounded() else { throw OSRMError(.invalidQuery, "'number' is a whole number.") }
    guard number >= 1 else { throw OSRMError(.invalidOptions, "'number' is 1 or more.") }
    guard number <= Double(surroundings.limits.nearestStreets) else {
      throw OSRMError(
        .tooBig,
        "Number of results \(Int(number)) is higher than current maximum (\(surroundings.limits.nearestStreets))")
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
    let mode = call.address.mode
    let found = call.places.wishes.flatMap { graph.candidates($0, mode: mode, count: count) }
    guard !found.isEmpty else { throw OSRMPlaces.noSegment(NoStreetNear(place: 0)) }
    return .json { json in
      json.member("code", "Ok")
      json.key("waypoints")
      json.array(found) { json, point in
        json.object { json in
          json.key("nodes")
          json.array(graph.nodeIDs(around: point)) { $0.number($1) }
          OSRMWaypoints.members(
            point, name: graph.name(ofSegment: point.segment), hints: call.places.givesHints, to: &json)
        }
      }
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

internal import AirData
internal import CityAir
internal import Foundation
internal import Routing
internal import Streets
internal import Trips

/// Writes places on their streets as OSRM's waypoints.
enum OSRMWaypoints {
  /// Writes the waypoints of an answer as a member of the object that is being written.
  static func write(
    _ points: [SnappedPoint], _ answer: TourAnswer, hints: Bool, to writer: inout JSONWriter
  ) {
    writer.key("waypoints")
    writer.array(points) { write($1, name: answer.hour.graph.name(ofSegment: $1.segment), hints: hints, to: &$0) }
  }

  /// Writes one waypoint.
  static func write(_ point: SnappedPoint, name: String, hints: Bool, to writer: inout JSONWriter) {
    writer.object { writer in members(point, name: name, hints: hints, to: &writer) }
  }

  /// The members of a waypoint, for objects that have more.
  static func members(_ point: SnappedPoint, name: String, hints: Bool, to writer: inout JSONWriter) {
    if hints { writer.member("hint", OSRMHint.text(point)) }
    writer.member("name", name)
    writer.key("location")
    writer.position(point.place)
    writer.member("distance", point.distanceMeters, decimals: 6)
  }
}

extension JSONWriter {
  /// Writes which air the ways over places were found in, and what there is to say of it.
  mutating func air(of answer: TourAnswer) {
    air(answer.air, attribution: answer.attribution, notices: answer.notices + answer.indexNotices)
  }
}

internal import AirData
internal import CityAir
internal import Foundation
internal import Routing
internal import Streets
internal import Trips

/// Writes places on their streets as OSRM's waypoints.
enum OSRMWaypoints {
  static func write(
    _ points: [SnappedPoint], _ answer: TourAnswer, hints: Bool, to writer: inout JSONWriter
  ) {
    writer.key("waypoints")
    writer.array(points) { write($1, name: answer.hour.graph.name(ofSegment: $1.segment), hints: hints, to: &$0) }
  }

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
  /// Writes which air an answer was found in, and what there is to say of it.
  mutating func air(of answer: TourAnswer) {
    key("air")
    object { writer in
      writer.member("time", TimeText.format(answer.air.hour, zone: .gmt))
      writer.member("scale", answer.air.scale.rawValue)
      if answer.air.isRelative { writer.member("relative", true) }
      writer.key("attribution")
      writer.array(answer.attribution) { $0.string($1) }
    }
    key("notices")
    array(answer.notices + answer.indexNotices) { $0.notice($1.code, $1.text) }
  }
}

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
    write(answer.air, answer.attribution, answer.notices + answer.indexNotices)
  }

  /// Writes the same of a table.
  mutating func air(of table: TableAnswer) { write(table.air, table.attribution, table.notices) }

  private mutating func write(_ air: AirProvenance, _ attribution: [String], _ notices: [Notice]) {
    key("air")
    object { writer in
      writer.member("time", TimeText.format(air.hour, zone: .gmt))
      writer.member("scale", air.scale.rawValue)
      if air.isRelative { writer.member("relative", true) }
      writer.key("attribution")
      writer.array(attribution) { $0.string($1) }
    }
    key("notices")
    array(notices) { $0.notice($1.code, $1.text) }
  }
}

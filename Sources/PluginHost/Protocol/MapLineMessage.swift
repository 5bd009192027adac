internal import AirData
internal import Geo

/// A stretch of street of a map, as a line has it among others.
struct MapLineMessage: Codable {
  /// Longitude and latitude in turns.
  let points: [Double]
  let value: Float

  init(_ line: AirMapLine) {
    points = line.points.flatMap { [$0.longitude, $0.latitude] }
    value = line.value
  }

  /// The stretch; nothing is checked but what JSON cannot say.
  func line() throws(ProtocolFault) -> AirMapLine {
    guard points.count.isMultiple(of: 2) else { throw ProtocolFault("map_lines.points: must have pairs of degrees") }
    let places = stride(from: 0, to: points.count, by: 2).map {
      Coordinate(latitude: points[$0 + 1], longitude: points[$0])
    }
    return AirMapLine(points: places, value: value)
  }
}

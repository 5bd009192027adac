internal import AirData
internal import Geo

/// A wind as a line has it.
struct WindMessage: Codable {
  let latitude: Double
  let longitude: Double
  /// Metres per second.
  let speed: Double
  /// Degrees clockwise from north.
  let from: Double
  let start: String
  let end: String
  let kind: String?
  let issued: String?
  let day: String?

  init(_ wind: WindReading) {
    (latitude, longitude) = (wind.coordinate.latitude, wind.coordinate.longitude)
    (speed, from) = (wind.speedMetersPerSecond, wind.fromDegrees)
    (start, end) = (ZonedTime.format(wind.start), ZonedTime.format(wind.end))
    let kind = KindMessage(wind.kind)
    (self.kind, issued, day) = (kind.kind, kind.issued, kind.day)
  }

  func wind(sourceID: String) throws(ProtocolFault) -> WindReading {
    WindReading(
      coordinate: Coordinate(latitude: latitude, longitude: longitude), speedMetersPerSecond: speed, fromDegrees: from,
      start: try ZonedTime.parse(start, path: "wind.start"), end: try ZonedTime.parse(end, path: "wind.end"),
      kind: try KindMessage(kind: kind, issued: issued, day: day).kind(path: "wind"), sourceID: sourceID)
  }
}

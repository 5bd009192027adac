internal import AirData
internal import Foundation

extension Feed {
  /// The hours of a sensor that overlap an interval.
  ///
  /// A time names the end of its hour, so the first that overlaps ends after the start of the interval: its parameter
  /// excludes its own moment, the other includes it.
  /// - Throws: ``SourceError``.
  func hours(of sensor: Sensor, in interval: DateInterval) async throws(SourceError) -> SensorHours {
    let lastEnd = Date(timeIntervalSince1970: (interval.end.timeIntervalSince1970 / 3600).rounded(.up) * 3600)
    var hours = SensorHours(sensor)
    try await forEachResult(
      "/sensors/\(sensor.id)/hours",
      [
        ("datetime_from", TimeText.format(interval.start, zone: .gmt)),
        ("datetime_to", TimeText.format(lastEnd, zone: .gmt)),
      ]
    ) { hours.add($0) }
    return hours
  }
}

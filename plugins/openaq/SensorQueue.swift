internal import AirData
internal import Foundation

/// What came of asking one sensor.
struct SensorAnswer: Sendable {
  let sensor: Sensor
  let hours: Result<SensorHours, SourceError>
}

/// Asks many sensors, a few at a time.
struct SensorQueue {
  let feed: Feed
  let query: ReadingQuery

  private static let atOnce = 4

  /// The answers in the order of the sensors; when the quota is used up, no further sensor is asked and all later ones fail.
  func answers(of sensors: [Sensor]) async -> [SensorAnswer] {
    var results: [Int: Result<SensorHours, SourceError>] = [:]
    var refusal: SourceError?
    await withTaskGroup { group in
      var next = 0
      while next < min(Self.atOnce, sensors.count) {
        add(sensors[next], next, to: &group)
        next += 1
      }
      for await (index, result) in group {
        results[index] = result
        if case .failure(.quota(let text)) = result { refusal = .quota(text) }
        guard refusal == nil, next < sensors.count else { continue }
        add(sensors[next], next, to: &group)
        next += 1
      }
    }
    let missing = Result<SensorHours, SourceError>.failure(refusal ?? .unavailable("OpenAQ was not asked."))
    return sensors.indices.map { SensorAnswer(sensor: sensors[$0], hours: results[$0] ?? missing) }
  }

  private typealias Group = TaskGroup<(Int, Result<SensorHours, SourceError>)>

  private func add(_ sensor: Sensor, _ index: Int, to group: inout Group) {
    group.addTask { [self] in
      do throws(SourceError) {
        return (index, .success(try await hours(of: sensor)))
      } catch {
        return (index, .failure(error))
      }
    }
  }

  /// A time names the end of its hour, so the first that overlaps ends after the start of the query: its parameter
  /// excludes its own moment, the other includes it.
  private func hours(of sensor: Sensor) async throws(SourceError) -> SensorHours {
    let lastEnd = Date(timeIntervalSince1970: (query.interval.end.timeIntervalSince1970 / 3600).rounded(.up) * 3600)
    var hours = SensorHours(sensor)
    try await feed.forEachResult(
      "/sensors/\(sensor.id)/hours",
      [
        ("datetime_from", TimeText.format(query.interval.start, zone: .gmt)),
        ("datetime_to", TimeText.format(lastEnd, zone: .gmt)),
      ]
    ) { hours.add($0) }
    return hours
  }
}

internal import AirData
internal import Foundation

/// The mean of what was heard of each sensor, by the hour.
struct SensorMeans {
  private(set) var readings: [Reading] = []

  /// What a record speaks for: the service gives the last five minutes.
  private static let recordSeconds = 300.0

  init(_ list: RecordList, options: Options) {
    let humid = Self.humidLocations(list.records, limit: options.humidityLimit)
    let groups = Dictionary(grouping: list.records) { Group($0) }
    for (group, records) in groups {
      // The position that was sent last counts.
      guard let last = records.max(by: { $0.time < $1.time }), let first = records.map(\.time).min() else { continue }
      let quality: Reading.Quality = humid.contains(last.locationID) ? .humidityBias : []
      for pollutant in [Pollutant.pm25, .pm10] {
        let values = records.compactMap { $0.particles[pollutant] }
        guard !values.isEmpty else { continue }
        readings.append(
          Reading(
            station: last.sensor, pollutant: pollutant, concentration: values.reduce(0, +) / Double(values.count),
            start: max(group.hour, first - Self.recordSeconds), end: last.time, quality: quality,
            sourceID: Options.sourceID))
      }
    }
  }

  /// Locations whose mean humidity, by whichever sensor there, reaches the limit.
  private static func humidLocations(_ records: [Record], limit: Double) -> Set<Int> {
    var values: [Int: [Double]] = [:]
    for record in records {
      if let humidity = record.humidity { values[record.locationID, default: []].append(humidity) }
    }
    return Set(values.filter { $0.value.reduce(0, +) / Double($0.value.count) >= limit }.keys)
  }
}

/// A sensor and an hour of UTC; the moment that ends an hour belongs to it.
private struct Group: Hashable {
  let sensorID: String
  let hour: Date

  init(_ record: Record) {
    sensorID = record.sensor.id
    let hours = (record.time.timeIntervalSince1970 / 3600).rounded(.up) - 1
    hour = Date(timeIntervalSince1970: hours * 3600)
  }
}

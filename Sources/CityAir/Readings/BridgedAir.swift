internal import AirData
internal import AirField
internal import Foundation

/// A figure for an hour that a station missed, on the line between the measured hours around it.
///
/// Over 2022 in Valencia this is nearer to what a station reads than what the other stations say there, for up to three
/// missing hours of NO2, PM10 and O3 and two of PM2.5, and it makes the field at other places better than leaving the
/// station out (`docs/field.md`).
package struct BridgedAir: Sendable {
  /// The figure, as a reading of the hour.
  let reading: Reading
  /// How many hours before the hour the earlier one was measured.
  let hoursBefore: Int
  /// How many hours after the hour the later one was measured.
  let hoursAfter: Int

  /// What was bridged.
  var series: ReadingSeries { ReadingSeries(reading) }
}

extension ReadingSelection {
  /// The figures of the stations that missed the hour, but not more hours than those that may be stale.
  /// - Complexity: O(readings of the hours around).
  func bridges(overHour start: Date) -> [BridgedAir] {
    guard staleHours > 0 else { return [] }
    let present = Set(readings(ofHour: start, rank: .observed).map { ReadingSeries($0) })
    let earlier = nearest(to: start, direction: -1, without: present)
    let later = nearest(to: start, direction: 1, without: present)
    return earlier.keys.sorted().compactMap { series in
      guard let before = earlier[series], let after = later[series],
        before.hours + after.hours - 1 <= staleHours
      else { return nil }
      let share = Double(before.hours) / Double(before.hours + after.hours)
      let value = before.value + share * (after.value - before.value)
      let reading = Reading(
        station: before.station, pollutant: series.pollutant, concentration: value, start: start, end: start + 3600,
        sourceID: series.sourceID)
      return BridgedAir(reading: reading, hoursBefore: before.hours, hoursAfter: after.hours)
    }
  }

  /// The nearest measured hour of every station in one direction.
  private func nearest(
    to start: Date, direction: Int, without present: Set<ReadingSeries>
  ) -> [ReadingSeries: (station: Station, hours: Int, value: Double)] {
    var found: [ReadingSeries: (station: Station, hours: Int, value: Double)] = [:]
    for hours in 1...staleHours {
      let hour = start + Double(direction * hours) * 3600
      for (series, mean) in readings(ofHour: hour, rank: .observed).stationMeans(ofHour: hour)
      where !present.contains(series) && found[series] == nil {
        found[series] = (mean.station, hours, mean.value)
      }
    }
    return found
  }
}

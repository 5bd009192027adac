package import AirData
internal import AirField
package import Foundation

/// The readings that an hour is told from.
package struct HourReadings: Sendable {
  /// Start of the hour, UTC.
  package let hour: Date
  /// The readings of the hour, then those of the hours before it.
  package let latestFirst: [[Reading]]
  /// The readings of the hour that follows, as far as they may take part in the minutes between both.
  var following: [Reading] = []
  /// The readings of the hour that were measured in an hour before, and stand in for what nobody measured in this one.
  var stale: [StaleAir] = []
  /// The readings of the hour that bridge a gap of their station.
  var bridged: [BridgedAir] = []
  /// The readings of the hour that are far from what is usual.
  var outliers: [OutlierReading] = []
  /// Hours that may lie between two readings of a station for the minutes between them to be told.
  var longestGapHours = FieldTimeline.standardLongestGapHours

  /// Needs the start of the hour, its readings, and after them those of the hours before it; nothing stands in.
  package init(hour: Date, latestFirst: [[Reading]]) {
    self.hour = hour
    self.latestFirst = latestFirst
  }

  /// The pollutants that nobody measured in the hour, whose figures come from hours before, or around it.
  var standIns: Set<Pollutant> {
    let bridgedSeries = Set(bridged.map(\.series))
    let measured = Set(
      latestFirst[0].filter { !bridgedSeries.contains(ReadingSeries($0)) }.map(\.pollutant))
    return Set(bridged.map(\.reading.pollutant)).subtracting(measured).union(stale.map(\.pollutant))
  }
}

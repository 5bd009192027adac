internal import AirData
internal import Foundation

/// What the folders of hours are called in the folder of a run.
enum HourName {
  /// `2026-11-24T0700Z`.
  static func name(of hour: Date) -> String {
    let text = TimeText.format(hour, zone: .gmt)
    return text.prefix(13) + text.dropFirst(14).prefix(2) + "Z"
  }

  /// The hour whose folder has a name, nil for any other name.
  static func hour(ofName text: String) -> Date? {
    guard let hour = try? TimeText.parse(text.prefix(13) + ":00:00Z", zone: .gmt) else { return nil }
    return name(of: hour) == text ? hour : nil
  }

  /// Where the record of an hour lies in the run's folder.
  static func recordName(of hour: Date) -> String { "\(name(of: hour))/\(HeatmapRecord.fileName)" }
}

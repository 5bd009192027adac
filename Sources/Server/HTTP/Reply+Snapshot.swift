internal import AirData
internal import CityAir
internal import Foundation
internal import Setup
internal import Trips

extension Reply {
  /// This reply, naming the state of the air that it was made of, the minute where it tells of one, and the language
  /// and the form in which it was asked for.
  ///
  /// The tag is a weak one: ages of readings go on, and the figures stay. An answer over several hours, or over several
  /// cities, has no such tag, as one of them may change and the other not.
  func stamped(_ hour: HourSnapshot, _ now: Date, in language: Language = .en, minuteOf moment: Date? = nil) -> Reply {
    let minute = moment.map { "-\(Int($0.timeIntervalSince1970 / 60))" } ?? ""
    let form = contentType.prefix { $0 != ";" }
    return adding("ETag", "W/\"\(hour.stamp)\(minute)-\(language.rawValue)-\(form)\"")
      .adding("Age", String(max(0, Int(now.timeIntervalSince(hour.made)))))
      .adding("X-Air-Time", TimeText.format(hour.air.fields.hour, zone: .gmt))
  }
}

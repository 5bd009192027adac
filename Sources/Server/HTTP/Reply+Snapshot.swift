internal import AirData
internal import CityAir
internal import Foundation
internal import Trips

extension Reply {
  /// The same, naming the state of the air that it was made of, and the minute where the figures are those of one.
  ///
  /// The tag is a weak one: ages of readings go on, and the figures stay.
  func stamped(_ hour: HourSnapshot, _ now: Date, minuteOf moment: Date? = nil) -> Reply {
    let minute = moment.map { "-\(Int($0.timeIntervalSince1970 / 60))" } ?? ""
    let start = hour.air.picture.hour
    return adding("ETag", "W/\"\(hour.stamp)\(minute)\"").adding(
      "Age", String(max(0, Int(now.timeIntervalSince(hour.made))))
    )
    .adding("X-Air-Time", TimeText.format(start, zone: .gmt))
  }
}

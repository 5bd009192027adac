internal import AirData
internal import CityAir
internal import Foundation
internal import Trips

extension Reply {
  /// The same, naming the state of the air that it was made of.
  func stamped(_ hour: HourSnapshot, _ now: Date) -> Reply {
    let start = hour.air.picture.hour
    return adding("ETag", "\"\(hour.stamp)\"").adding("Age", String(max(0, Int(now.timeIntervalSince(hour.made)))))
      .adding("X-Air-Time", TimeText.format(start, zone: .gmt))
  }
}

internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Setup

/// An hour before its report is made.
struct GatheredHour {
  let hour: Date
  /// What is known of it; nil where there is no reading.
  let air: GatheredAir?
  /// Digest of all that its files are made of.
  let digest: String
  /// Its record where it was made of the same, and its files are there.
  let kept: HeatmapRecord?

  /// The hour as lists and records have it.
  var start: String { TimeText.format(hour, zone: .gmt) }
}

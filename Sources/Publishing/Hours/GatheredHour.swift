internal import AirData
internal import CityAir
internal import Foundation

/// An hour before its report is made.
struct GatheredHour {
  let hour: Date
  /// What is known of it; nil where there is no reading.
  let air: GatheredAir?
  /// Digest of all that its files are made of.
  let digest: String
  /// Its record where it was made of the same, and its files are there.
  let kept: HeatmapRecord?
  /// What has to be said where there is no reading, and the sources that failed.
  var silence = Silence()

  /// Why nothing is known of an hour.
  struct Silence {
    var notices: [Notice] = []
    var failed: [String] = []
  }

  /// The hour as lists and records have it.
  var start: String { TimeText.format(hour, zone: .gmt) }
}

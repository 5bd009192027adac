internal import Geo
internal import Streets

/// How somebody moved on a stretch of a track without a gap.
struct TrackMotion {
  /// Seconds around a place whose places are averaged, twice: what a receiver is off by fades, and corners stay.
  private static let smoothingSeconds = 7.0
  /// Seconds around a moment between which somebody has to get ahead to be moving.
  private static let lookSeconds = 10.0
  /// The speed below which somebody stands.
  private static let stillMetersPerSecond = 0.4

  /// The places, smoothed.
  let fixes: [TrackFix]
  /// Seconds of movement before each place.
  let movingSeconds: [Double]
  /// Metres of movement before each place.
  let meters: [Double]

  /// Needs the places of a stretch; those without times of their own are not smoothed.
  /// - Complexity: O(places).
  init(_ raw: [TrackFix], isRecorded: Bool) {
    let fixes = isRecorded ? Self.smoothed(Self.smoothed(raw)) : raw
    self.fixes = fixes
    var (seconds, meters) = ([0.0], [0.0])
    var (first, last) = (0, 0)
    for index in 1..<fixes.count {
      let middle = (fixes[index - 1].seconds + fixes[index].seconds) / 2
      while first + 1 < index, fixes[first + 1].seconds <= middle - Self.lookSeconds { first += 1 }
      last = max(last, index)
      while last + 1 < fixes.count, fixes[last].seconds < middle + Self.lookSeconds { last += 1 }
      let ahead = fixes[first].place.distanceMeters(to: fixes[last].place)
      let isMoving = !isRecorded || ahead >= Self.stillMetersPerSecond * (fixes[last].seconds - fixes[first].seconds)
      let step = fixes[index].seconds - fixes[index - 1].seconds
      seconds.append(seconds[index - 1] + (isMoving ? step : 0))
      meters.append(
        meters[index - 1] + (isMoving ? fixes[index - 1].place.distanceMeters(to: fixes[index].place) : 0))
    }
    movingSeconds = seconds
    self.meters = meters
  }

  /// As many seconds before a place as behind it, so that the ends stay where they are.
  private static func smoothed(_ fixes: [TrackFix]) -> [TrackFix] {
    guard let start = fixes.first?.seconds, let finish = fixes.last?.seconds else { return fixes }
    var smoothed = fixes
    var (first, end) = (0, 0)
    var (latitude, longitude) = (0.0, 0.0)
    for index in fixes.indices {
      let moment = fixes[index].seconds
      let reach = min(smoothingSeconds, moment - start, finish - moment)
      while end < fixes.count, end <= index || fixes[end].seconds <= moment + reach + 1e-6 {
        latitude += fixes[end].place.latitude
        longitude += fixes[end].place.longitude
        end += 1
      }
      while first < index, fixes[first].seconds < moment - reach - 1e-6 {
        latitude -= fixes[first].place.latitude
        longitude -= fixes[first].place.longitude
        first += 1
      }
      let count = Double(end - first)
      smoothed[index].place = Coordinate(latitude: latitude / count, longitude: longitude / count)
    }
    return smoothed
  }

  /// Rises and falls of fewer metres count as errors of the receiver.
  private static let minClimbMeters = 3.0

  /// Metres that a way goes up in all, nil without heights: only rises of ``minClimbMeters`` and more count.
  static func climb(_ fixes: [TrackFix]) -> Double? {
    let heights = fixes.compactMap(\.elevationMeters)
    guard heights.count * 2 > fixes.count, var low = heights.first else { return nil }
    var (sum, high) = (0.0, low)
    for height in heights {
      if height > high { high = height }
      if high - low >= minClimbMeters, height < high - minClimbMeters {
        sum += high - low
        (low, high) = (height, height)
      } else if high - low < minClimbMeters, height < low {
        (low, high) = (height, height)
      }
    }
    return sum + (high - low >= minClimbMeters ? high - low : 0)
  }

  /// The speed from which on somebody is faster than one walks.
  private static let bikeMetersPerSecond = 2.2

  /// The mode that a speed speaks for; a scooter cannot be told from a bike.
  static func mode(metersPerSecond speed: Double) -> TravelMode { speed < bikeMetersPerSecond ? .walk : .bike }
}

internal import AirData
internal import Setup
internal import Trips

/// The difference from the fastest route as JSON has it.
struct DifferenceJSON: Encodable {
  let difference: RouteDifference

  init(_ difference: RouteDifference) {
    self.difference = difference
  }

  private enum Key: String, CodingKey {
    case distancePercent, durationPercent, burdenPercent, burdenSigmaPercent
    case burdenInterval68Percent, doseMicrogramsPercent
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(difference.distancePercent?.rounded(decimals: 2), forKey: .distancePercent)
    try keys.encode(difference.durationPercent?.rounded(decimals: 2), forKey: .durationPercent)
    try keys.encode(difference.burdenPercent?.rounded(decimals: 2), forKey: .burdenPercent)
    try keys.encodeIfPresent(difference.burdenSigmaPercent?.rounded(decimals: 2), forKey: .burdenSigmaPercent)
    try keys.encodeIfPresent(
      difference.burdenInterval68Percent.map {
        [$0.lowerBound.rounded(decimals: 2), $0.upperBound.rounded(decimals: 2)]
      }, forKey: .burdenInterval68Percent)
    try keys.encode(
      difference.doseMicrogramsPercent.keyedByWord { $0.rounded(decimals: 2) }, forKey: .doseMicrogramsPercent)
  }
}

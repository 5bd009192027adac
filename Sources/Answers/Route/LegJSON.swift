internal import AirData
internal import Setup
internal import Trips

/// A part of a route between two places as JSON has it.
struct LegJSON: Encodable {
  let leg: RouteLeg

  init(_ leg: RouteLeg) {
    self.leg = leg
  }

  private enum Key: String, CodingKey {
    case distanceMeters, durationSeconds, burden, doseMicrograms
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(leg.distanceMeters.rounded(decimals: 1), forKey: .distanceMeters)
    try keys.encode(leg.durationSeconds.rounded(decimals: 1), forKey: .durationSeconds)
    try keys.encode(leg.air?.burdenMinutes?.rounded(decimals: 6), forKey: .burden)
    try keys.encode((leg.air?.doseMicrograms ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .doseMicrograms)
  }
}

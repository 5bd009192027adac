internal import AirData
internal import Foundation
internal import Geo
internal import Setup

/// What else is known of a station, as JSON has it; a key is absent where nothing is stated.
struct StationDetailsJSON: Encodable {
  struct Move: Encodable {
    let date: Date
    /// Where it stood before.
    let from: [Double]
  }

  let area: String?
  let altitude: Double?
  let inletHeight: Double?
  let opened: Date?
  let closed: Date?
  let moves: [Move]?

  /// Nil where nothing is stated at all.
  init?(_ details: StationDetails?) {
    guard let details, !details.isEmpty else { return nil }
    area = details.area?.rawValue
    altitude = details.altitudeMeters?.rounded(decimals: 1)
    inletHeight = details.inletHeightMeters?.rounded(decimals: 2)
    (opened, closed) = (details.opened, details.closed)
    moves = details.moves.isEmpty ? nil : details.moves.map { Move(date: $0.date, from: $0.from.position) }
  }
}

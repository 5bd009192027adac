/// Why a place cannot be moved to a street.
package enum SnapError: Error, Hashable, Sendable {
  /// The nearest street of the mode is farther away than allowed; nil when it is farther than anyone looked.
  case tooFar(nearestMeters: Double?, limitMeters: Double)
  /// The network has no street that the mode may use.
  case noStreets(TravelMode)

  /// What is wrong and what to do, to stand after a colon.
  package var message: String {
    switch self {
    case .tooFar(let nearest?, let limit):
      "the nearest street of this mode is \(Self.text(nearest)) away, more than the \(Self.text(limit)) allowed: "
        + "choose a place nearer to a street, or a network that covers it."
    case .tooFar(nil, _):
      "there is no street of this mode anywhere near this place: check that latitude comes before longitude and that "
        + "the network covers the place."
    case .noStreets(let mode):
      "the network has no street open to mode '\(mode.rawValue)': choose another mode or another network."
    }
  }

  /// Metres as people read them.
  package static func text(_ meters: Double) -> String {
    guard let whole = Int(exactly: meters.rounded(.up)) else { return "\(meters) m" }
    return whole < 10_000 ? "\(whole) m" : "\(whole / 1000) km"
  }
}

/// A way of travelling; the raw value is its key on the command line and in files.
package enum TravelMode: String, CaseIterable, Codable, Sendable {
  /// On foot.
  case walk
  /// By bicycle.
  case bike
  /// On a personal mobility vehicle, such as an electric kick scooter.
  case scooter

  /// Position in ``allCases``: the index of the mode's arrays in a graph.
  package var index: Int {
    switch self {
    case .walk: 0
    case .bike: 1
    case .scooter: 2
    }
  }
}

internal import Trips

/// The words by which a question names the way that it wants.
enum RouteLabelWord: String, CaseIterable {
  case fastest, balanced, cleanest

  /// The way.
  var label: RouteLabel {
    switch self {
    case .fastest: .fastest
    case .balanced: .balanced
    case .cleanest: .cleanest
    }
  }
}

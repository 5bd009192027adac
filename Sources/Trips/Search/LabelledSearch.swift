internal import Routing
internal import Setup

/// One search of an answer.
struct LabelledSearch {
  let label: RouteLabel
  let objective: Objective
  /// The avoidance (lambda); nil for the cleanest path, which has none.
  let avoidance: Double?

  /// Least time.
  static let fastest = LabelledSearch(label: .fastest, objective: .fastest, avoidance: 0)
  /// Least burden.
  static let cleanest = LabelledSearch(label: .cleanest, objective: .cleanest, avoidance: nil)

  /// Time and burden, weighed by an avoidance.
  static func weighted(_ label: RouteLabel, avoidance: Double) -> LabelledSearch {
    LabelledSearch(label: label, objective: .weighted(avoidance: avoidance), avoidance: avoidance)
  }

  /// What is searched for to answer a question, the fastest first.
  static func searches(
    for question: RouteQuestion, in city: CityConfiguration, knowsAir: Bool, hasZones: Bool
  ) -> [LabelledSearch] {
    if let avoidance = question.avoidance {
      let chosen = weighted(.chosen, avoidance: avoidance)
      return question.comparesWithFastest ? [fastest, chosen] : [chosen]
    }
    let balanced = weighted(.balanced, avoidance: city.balancedAvoidance)
    guard knowsAir else {
      // Zones drawn by hand mean something even where nothing is known of the air.
      return hasZones && !question.forbidsZones ? [fastest, balanced] : [fastest]
    }
    return [fastest, balanced, cleanest]
  }

  /// What is searched for to find the ways of some labels, the fastest first.
  static func searches(
    of labels: [RouteLabel], for question: RouteQuestion, in city: CityConfiguration, knowsAir: Bool
  ) -> [LabelledSearch] {
    let others = labels.compactMap { label -> LabelledSearch? in
      switch label {
      case .balanced: weighted(label, avoidance: city.balancedAvoidance)
      case .chosen: weighted(label, avoidance: question.avoidance ?? city.balancedAvoidance)
      // Where nothing is known of the air, every way is as clean as the fastest.
      case .cleanest: knowsAir ? cleanest : LabelledSearch(label: .cleanest, objective: .fastest, avoidance: nil)
      default: nil
      }
    }
    return [fastest] + others
  }
}

internal import Setup
internal import Trips

/// What a route could take at most, as JSON has it.
struct BudgetJSON: Encodable {
  let durationSeconds: Double?
  let distanceMeters: Double?

  init(_ budget: RouteBudget) {
    switch budget {
    case .durationSeconds(let seconds): (durationSeconds, distanceMeters) = (seconds.rounded(decimals: 1), nil)
    case .distanceMeters(let meters): (durationSeconds, distanceMeters) = (nil, meters.rounded(decimals: 1))
    }
  }
}

/// The whole trade-off as JSON has it: both counts, and every point of the front.
struct TradeOffJSON: Encodable {
  struct Point: Encodable {
    let durationSeconds: Double
    let burden: Double?

    private enum Key: String, CodingKey { case durationSeconds, burden }

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(durationSeconds, forKey: .durationSeconds)
      try keys.encode(burden, forKey: .burden)
    }
  }

  let found: Int
  let shown: Int
  let complete: Bool
  let front: [Point]

  /// Needs the routes of the answer.
  init(_ tradeOff: RouteTradeOff, of routes: [PlannedRoute]) {
    found = tradeOff.points.count
    shown = routes.count
    complete = tradeOff.isComplete
    front = tradeOff.points.map {
      Point(durationSeconds: $0.durationSeconds.rounded(decimals: 3), burden: $0.burdenMinutes?.rounded(decimals: 6))
    }
  }
}

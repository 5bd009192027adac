extension RouteQuestion {
  /// Parts of a question of which one would be left unanswered.
  package enum Conflict: Sendable {
    /// The trade-off or a limit of the detour, in air that changes under way.
    case choicesInMovingAir
    /// An avoidance or a limit of the detour, beside the whole trade-off.
    case choicesInTradeOff
  }

  /// The first such parts; nil where all is answered.
  package var conflict: Conflict? {
    if movingTolerance != nil, wantsTradeOff || maxDetour != nil { return .choicesInMovingAir }
    if wantsTradeOff, avoidance != nil || maxDetour != nil { return .choicesInTradeOff }
    return nil
  }
}

/// The burden of a path with the air of the minute in which each street is reached.
struct MovingBurden {
  /// ∫ p dt in minutes.
  var minutes = 0.0
  /// By how much that is more than what is expected of the way, since what is not known is charged dearly.
  var overchargeMinutes = 0.0

  /// What is expected of it.
  var expectedMinutes: Double { max(0, minutes - overchargeMinutes) }

  /// What is expected of the burden of a way in the air of the minute where that moves, else in that of its hour; nil
  /// where nothing tells places apart.
  ///
  /// What ways differ in, how surely and in which range is all told by it.
  static func expectedMinutes(_ moving: MovingBurden?, else air: RouteAir?) -> Double? {
    moving?.expectedMinutes ?? air?.expectedBurdenMinutes
  }

  /// This burden in another unit.
  func times(_ factor: Double) -> MovingBurden {
    MovingBurden(minutes: minutes * factor, overchargeMinutes: overchargeMinutes * factor)
  }
}

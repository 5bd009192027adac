/// The burden of a path with the air of the minute in which each street is reached.
struct MovingBurden {
  /// ∫ p dt in minutes.
  var minutes = 0.0
  /// By how much that is more than what is expected of the way, since what is not known is charged dearly.
  var overchargeMinutes = 0.0

  /// What is expected of it.
  var expectedMinutes: Double { max(0, minutes - overchargeMinutes) }

  /// The same in another unit.
  func times(_ factor: Double) -> MovingBurden {
    MovingBurden(minutes: minutes * factor, overchargeMinutes: overchargeMinutes * factor)
  }
}

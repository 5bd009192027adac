/// How far what stood in for hours was from what was then measured, at stations that were left out.
package struct CalibratedStandIn: Hashable, Sendable, Codable {
  /// What stood in.
  package let kind: StandInKind
  /// What comes on top of the method's own σ.
  package let levelError: LevelError
  /// Where readings lie around the predictions, in units of σ with that on top.
  package let quantiles: ErrorQuantiles
  /// Share of readings inside the 68 % interval that was learnt on the other half of the time, without their station.
  package let inside68: Double
  /// Share of readings inside the 95 % interval that was learnt so.
  package let inside95: Double
  /// Number of readings.
  package let readings: Int

  /// Fewest days of which hours are learnt from: what a week brings says little of the weather to come.
  static let minDays = 28

  /// Learns from all hours and stations; nil where there are too few.
  /// - Parameters:
  ///   - kind: What stood in.
  ///   - heldOut: What is served then, held against what was measured.
  ///   - honest: How many readings lie inside intervals that have not seen them; nil where none could be learnt.
  init?(_ kind: StandInKind, _ heldOut: HeldOut, honest: IntervalCoverage?) {
    let history = heldOut.history
    let (hours, sites) = (Array(history.hours.indices), Array(history.sites.indices))
    let days = DayNumbers(history)
    let learntDays = Set(heldOut.indices.map { days[$0.hour] })
    guard let honest, learntDays.count >= Self.minDays,
      let learnt = LearntErrors(heldOut, hours: hours, sites: sites)
    else { return nil }
    self.kind = kind
    levelError = learnt.levelError
    quantiles = learnt.quantiles
    inside68 = honest.inner
    inside95 = honest.outer
    readings = honest.count
  }

  /// The interval around an estimate with the method's own σ.
  func interval(around estimate: Estimate, share: ConcentrationInterval.Share) -> ConcentrationInterval {
    quantiles.interval(around: levelError.added(to: estimate), share: share)
  }

  /// The probability that a reading exceeds a limit in µg/m³, by an estimate with the method's own σ; nil for a limit
  /// that is no number.
  func probability(of estimate: Estimate, exceeding limit: Double) -> Double? {
    quantiles.probability(of: levelError.added(to: estimate), exceeding: limit)
  }

  /// An estimate with the method's own σ, as it is shown: σ is half of the 68 % interval.
  func shown(_ estimate: Estimate) -> Estimate { levelError.added(to: estimate).scaled(by: quantiles.sigmaScale) }
}

extension CalibratedStandIn {
  private enum CodingKeys: String, CodingKey {
    case kind, ageHours, relativeError, absoluteError, quantiles, inside68, inside95, readings
  }

  private static let olderHour = "older-hour"

  /// Reads what is kept of something that stands in.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    guard try keys.decode(String.self, forKey: .kind) == Self.olderHour else {
      throw keys.fault("must be \(Self.olderHour)", at: .kind)
    }
    kind = .olderHour(ageHours: try keys.count(.ageHours))
    levelError =
      keys.contains(.absoluteError)
      ? .absolute(try keys.number(.absoluteError, in: LevelError.absoluteRange))
      : .relative(try keys.number(.relativeError, in: LevelError.relativeRange))
    quantiles = try keys.decode(ErrorQuantiles.self, forKey: .quantiles)
    inside68 = try keys.number(.inside68, in: 0...1)
    inside95 = try keys.number(.inside95, in: 0...1)
    readings = try keys.count(.readings)
  }

  /// Writes it.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    switch kind {
    case .olderHour(let ageHours):
      try keys.encode(Self.olderHour, forKey: .kind)
      try keys.encode(ageHours, forKey: .ageHours)
    }
    switch levelError {
    case .relative(let share): try keys.encode(share, forKey: .relativeError)
    case .absolute(let deviation): try keys.encode(deviation, forKey: .absoluteError)
    }
    try keys.encode(quantiles, forKey: .quantiles)
    try keys.encode(inside68, forKey: .inside68)
    try keys.encode(inside95, forKey: .inside95)
    try keys.encode(readings, forKey: .readings)
  }
}

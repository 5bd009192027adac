internal import AirData

/// How older figures go on until another hour, as the day usually does.
///
/// With c a station's figure, u₀ and u what it usually reads in the hour of that figure and in the other one, and p
/// what is left of a difference after the hours between (``Persistence``):
///
///     figure = u · (c ÷ u₀)ᵖ          O3: max(0, u + p (c − u₀))
///
/// A station without usual figures moves by as much as the others do together.
struct UsualCourse<Key: Hashable> {
  let pollutant: Pollutant
  /// How many hours before the other hour the figures were measured.
  let ageHours: Int
  /// What stations usually read in the hour of the figures.
  let earlier: [Key: Double]
  /// What they usually read in the other one.
  let present: [Key: Double]

  /// The figures of that hour, in the order of the older ones; nil where no station has usual figures of both hours.
  func moved(_ figures: [(key: Key, value: Double)]) -> [Double]? {
    let left = Persistence.share(afterSeconds: Double(ageHours) * 3600)
    let own = figures.map { key, value -> Double? in
      guard let earlier = earlier[key], let present = present[key] else { return nil }
      return LevelChange(of: pollutant, from: earlier, to: present).moved(value, left: left)
    }
    let known = zip(figures, own).compactMap { figure, own in own.map { (from: figure.value, to: $0) } }
    guard let together = LevelChange(of: pollutant, meansOf: known) else { return nil }
    return zip(figures, own).map { figure, own in own ?? together.moved(figure.value) }
  }
}

internal import AirData
internal import AirField

extension StaleAir {
  /// The figures as the day usually goes on from the hour in which they were measured.
  ///
  /// With c a station's figure, u₀ and u what it usually reads in the hour of that figure and in this one, and p what
  /// is left of a difference after the hours between (``Persistence``):
  ///
  ///     figure = u · (c ÷ u₀)ᵖ          O3: max(0, u + p (c − u₀))
  ///
  /// A station without usual figures moves by as much as the others do together. Where no station has one, all stay as
  /// they are.
  /// - Parameters:
  ///   - earlier: What stations usually read in the hour of the figures.
  ///   - present: What they usually read in the hour that the figures stand in for.
  /// - Returns: The same readings with other concentrations.
  func moved(from earlier: UsualAir, to present: UsualAir) -> StaleAir {
    let (earlier, present) = (earlier.concentrations, present.concentrations)
    let left = Persistence.share(afterSeconds: Double(ageHours) * 3600)
    let own = readings.map { reading -> Reading? in
      let series = ReadingSeries(reading)
      guard let earlier = earlier[series], let present = present[series] else { return nil }
      let change = LevelChange(of: pollutant, from: earlier, to: present)
      return reading.with(concentration: change.moved(reading.concentration, left: left))
    }
    let known = zip(readings, own).filter { $0.1 != nil }.map(\.0)
    guard let before = known.meanConcentration, let after = own.compactMap(\.self).meanConcentration else {
      return self
    }
    let together = LevelChange(of: pollutant, from: before, to: after)
    let moved = zip(readings, own).map { reading, own in
      own ?? reading.with(concentration: together.moved(reading.concentration))
    }
    return StaleAir(pollutant: pollutant, ageHours: ageHours, readings: moved, isMoved: true)
  }
}

extension UsualAir {
  /// The usual figures in µg/m³.
  fileprivate var concentrations: [ReadingSeries: Double] {
    Dictionary(readings.map { (ReadingSeries($0), $0.concentration) }, uniquingKeysWith: { first, _ in first })
  }
}

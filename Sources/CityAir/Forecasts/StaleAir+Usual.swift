internal import AirData
internal import AirField
internal import Foundation

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
    let usual = UsualChange(from: earlier.of(pollutant), to: present.of(pollutant))
    let left = Persistence.share(afterSeconds: Double(ageHours) * 3600)
    let own = readings.map { reading in
      usual.figures(of: reading).map { Self.figure(reading, $0, left: left) }
    }
    guard own.contains(where: { $0 != nil }) else { return self }
    let known = zip(readings, own).filter { $0.1 != nil }
    let before = known.map(\.0.concentration).reduce(0, +)
    let after = known.compactMap(\.1).reduce(0, +)
    let isShare = pollutant != .o3 && before > 0
    let rest = isShare ? after / before : (after - before) / Double(known.count)
    let moved = zip(readings, own).map { reading, own in
      let together = isShare ? reading.concentration * rest : reading.concentration + rest
      return reading.with(concentration: own ?? max(0, together))
    }
    return StaleAir(pollutant: pollutant, ageHours: ageHours, readings: moved, isMoved: true)
  }

  /// How many times more or less than usual an hour counts at most: figures in whole µg/m³ are often 0.
  private static let maxTimes = 20.0

  private static func figure(_ reading: Reading, _ usual: (earlier: Double, present: Double), left: Double) -> Double {
    guard reading.pollutant != .o3, usual.earlier > 0 else {
      return max(0, usual.present + left * (reading.concentration - usual.earlier))
    }
    let times = min(maxTimes, max(1 / maxTimes, reading.concentration / usual.earlier))
    return usual.present * pow(times, left)
  }
}

/// What stations usually read in two hours.
private struct UsualChange {
  private let earlier: [ReadingSeries: Double]
  private let present: [ReadingSeries: Double]

  init(from earlier: UsualAir, to present: UsualAir) {
    self.earlier = Self.figures(earlier)
    self.present = Self.figures(present)
  }

  /// The usual figures of a reading's station, where both hours have one.
  func figures(of reading: Reading) -> (earlier: Double, present: Double)? {
    let series = ReadingSeries(reading)
    guard let earlier = earlier[series], let present = present[series] else { return nil }
    return (earlier, present)
  }

  private static func figures(_ usual: UsualAir) -> [ReadingSeries: Double] {
    Dictionary(usual.readings.map { (ReadingSeries($0), $0.concentration) }, uniquingKeysWith: { first, _ in first })
  }
}

package import AirData
package import AirField
package import Geo

/// Pollution p at places, for one measure.
package struct PollutionSampler: Sendable {
  /// The air of the hour.
  package let fields: HourFields
  /// What p is made of.
  package let measure: PollutionMeasure
  /// What tells places apart where p is relative: by traffic, and where nobody measures what traffic brings of that
  /// which p is made of; nil where p has the guideline as its unit.
  package let pattern: StreetPattern?
  /// What of a mix is measured beside the pattern; nil where the pattern is all.
  package let beside: Beside?

  /// A pollutant that counts as measured, over its mean, beside a pattern of the streets.
  package struct Beside: Sendable {
    /// The one that is measured.
    package let pollutant: Pollutant
    /// What a µg/m³ counts in p.
    package let weight: Double
    /// What a unit of the pattern counts in p, and what the pollutant counts where it is not known.
    package let share: Double
  }

  /// Needs the fields of an hour, and which pollution is asked for.
  package init(fields: HourFields, measure: PollutionMeasure) {
    let pattern = Self.pattern(fields, measure)
    let beside = measure == .mix && pattern != nil ? Self.beside(fields) : nil
    self.init(fields: fields, measure: measure, pattern: pattern, beside: beside)
  }

  private init(fields: HourFields, measure: PollutionMeasure, pattern: StreetPattern?, beside: Beside?) {
    (self.fields, self.measure, self.pattern, self.beside) = (fields, measure, pattern, beside)
  }

  private static func pattern(_ fields: HourFields, _ measure: PollutionMeasure) -> StreetPattern? {
    guard let streets = fields.streets else { return nil }
    if measure == .traffic { return streets.pattern(.trafficAlone, for: .no2, hour: fields.hour) }
    guard measure != .ica, !measure.pollutants.contains(where: { fields.field.hasParts($0) }) else { return nil }
    // Where what traffic brings is measured without its streets, nobody asked for them.
    guard let expected = fields.expectedAir(of: measure.pollutants),
      !fields.field.pollutants.contains(expected.pollutant)
    else { return nil }
    return expected.pattern
  }

  private static func beside(_ fields: HourFields) -> Beside? {
    let wanted = PollutionMeasure.mix.pollutants
    guard let pollutant = wanted.first(where: { fields.field.pollutants.contains($0) }) else { return nil }
    let readings = fields.field.stations(for: pollutant).map(\.concentration)
    let mean = readings.reduce(0, +) / Double(max(1, readings.count))
    let share = 1 / Double(wanted.count)
    return mean > 0 ? Beside(pollutant: pollutant, weight: share / mean, share: share) : nil
  }

  /// This sampler by the streets alone, for a network of which nothing that is measured is known.
  ///
  /// Nil where the streets tell nothing, or tell it already.
  package var byStreetsAlone: PollutionSampler? {
    guard pattern == nil || beside != nil, measure != .ica else { return nil }
    return fields.expectedAir(of: measure.pollutants).map {
      PollutionSampler(fields: fields, measure: measure, pattern: $0.pattern, beside: nil)
    }
  }

  /// How streets are expected to tell places apart, whatever was measured; nil where they tell nothing of the measure.
  package var expectedAir: StreetPattern? {
    guard pattern == nil, pollutants.contains(where: { fields.field.hasParts($0) }) else { return nil }
    return fields.expectedAir(of: Pollutant.allCases)?.pattern
  }

  /// The pollutants of the measure that the hour knows.
  package var pollutants: [Pollutant] {
    let known = fields.field.pollutants
    return measure.pollutants.filter { known.contains($0) }
  }

  /// Whether anything tells places apart.
  package var knowsAnything: Bool { pattern != nil || measure == .ica || !pollutants.isEmpty }

  /// What a µg/m³ of each pollutant counts in p; nil for the index, which is no sum.
  package var weights: [Pollutant: Double]? {
    guard measure != .ica, pattern == nil else { return nil }
    let pollutants = pollutants
    return Dictionary(
      uniqueKeysWithValues: pollutants.map {
        ($0, 1 / ($0.guidelineMicrogramsPerCubicMeter * Double(pollutants.count)))
      })
  }

  /// Whether anything of p is known sooner where the network keeps what its streets add.
  package var countsKeptStreets: Bool {
    if let pattern { return pattern.isKept }
    return measure != .ica && pollutants.contains { fields.keepsStreets(of: $0) }
  }

  /// p at places; NaN where the air is not known.
  package func pollution(at places: [Coordinate]) -> [Float] {
    pollution(at: StreetPlaces(streets: nil) { places })
  }

  /// p at places along streets; NaN where the air is not known.
  ///
  /// A place counts as known only where all pollutants that the hour measures are known: half of a mix would look
  /// cleaner than it is.
  package func pollution(at streetPlaces: StreetPlaces) -> [Float] {
    if let pattern { return relativePollution(pattern, at: streetPlaces) }
    let places = streetPlaces.coordinates
    guard let weights else { return icaPollution(at: places) }
    guard !weights.isEmpty else { return [Float](repeating: .nan, count: places.count) }
    var sum = [Float](repeating: 0, count: places.count)
    for pollutant in pollutants {
      let weight = Float(weights[pollutant] ?? 0)
      let streets = fields.keepsStreets(of: pollutant) ? streetPlaces.streets : nil
      let concentrations = fields.field.concentrations(pollutant, at: places, streets: streets)
      for index in sum.indices { sum[index] += concentrations[index] * weight }
    }
    return sum
  }

  /// Whether what counts as measured beside the pattern is known at any of some places.
  package func knowsBeside(atAnyOf places: [Coordinate]) -> Bool {
    guard let beside else { return false }
    return fields.field.concentrations(beside.pollutant, at: places).contains { !$0.isNaN }
  }

  private func relativePollution(_ pattern: StreetPattern, at streetPlaces: StreetPlaces) -> [Float] {
    var values = pattern.totals(at: streetPlaces)
    guard let beside else { return values }
    let measured = fields.field.concentrations(beside.pollutant, at: streetPlaces.coordinates)
    let (share, weight) = (Float(beside.share), Float(beside.weight))
    for index in values.indices {
      values[index] = share * values[index] + (measured[index].isNaN ? share : weight * measured[index])
    }
    return values
  }

  /// The measure `ica` is always the 0 to 500 scale: bands cannot be added up.
  private func icaPollution(at places: [Coordinate]) -> [Float] {
    fields.indices(at: places, on: IndexScale(.usEPA)).map { $0.map { Float($0.value / 100) } ?? .nan }
  }
}

extension HourFields {
  /// How streets are expected to tell places apart, by the first of some pollutants of which they tell anything.
  fileprivate func expectedAir(of pollutants: [Pollutant]) -> (pollutant: Pollutant, pattern: StreetPattern)? {
    guard let streets else { return nil }
    for pollutant in pollutants {
      if let pattern = streets.pattern(.expectedAir, for: pollutant, hour: hour) { return (pollutant, pattern) }
    }
    return nil
  }
}

extension PollutionMeasure {
  /// The pollutants that it is made of; none of traffic alone.
  package var pollutants: [Pollutant] {
    switch self {
    case .mix: [.no2, .pm25]
    case .ica: Pollutant.allCases
    case .pollutant(let pollutant): [pollutant]
    case .traffic: []
    }
  }
}

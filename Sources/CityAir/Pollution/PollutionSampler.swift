package import AirData
package import AirField
package import Geo

/// Pollution p at places, for one measure.
package struct PollutionSampler: Sendable {
  package let fields: HourFields
  package let measure: PollutionMeasure
  /// What tells places apart where p is relative: by traffic, and where nobody measures what p is made of; nil where p
  /// has the guideline as its unit.
  package let pattern: StreetPattern?

  /// Needs the fields of an hour, and which pollution is asked for.
  package init(fields: HourFields, measure: PollutionMeasure) {
    self.fields = fields
    self.measure = measure
    pattern = Self.pattern(fields, measure)
  }

  private static func pattern(_ fields: HourFields, _ measure: PollutionMeasure) -> StreetPattern? {
    guard let streets = fields.streets else { return nil }
    if measure == .traffic { return streets.pattern(.trafficAlone, for: .no2, hour: fields.hour) }
    let wanted = measure.pollutants
    guard measure != .ica, !fields.field.pollutants.contains(where: { wanted.contains($0) }) else { return nil }
    return wanted.lazy.compactMap { streets.pattern(.expectedAir, for: $0, hour: fields.hour) }.first
  }

  /// The pollutants of the measure that the hour knows.
  package var pollutants: [Pollutant] {
    let known = fields.field.pollutants
    return wanted.filter { known.contains($0) }
  }

  /// The pollutants that the measure is made of.
  package var wanted: [Pollutant] { measure.pollutants }

  /// Whether anything tells places apart.
  package var knowsAnything: Bool { pattern != nil || measure == .ica || !pollutants.isEmpty }

  /// Whether streets add to nothing that is known of the measure, though their traffic is known.
  package var isBlindToStreets: Bool {
    guard let streets = fields.streets, !streets.isEmpty else { return false }
    return !pollutants.contains { fields.field.hasIncrement($0) }
  }

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
    if let pattern, pattern.isKept, let streets = streetPlaces.streets { return pattern.totals(streets) }
    let places = streetPlaces.coordinates
    if let pattern { return pattern.parts(at: places).map { Float($0.total) } }
    guard measure != .ica else { return icaPollution(at: places) }
    let pollutants = pollutants
    guard !pollutants.isEmpty else { return [Float](repeating: .nan, count: places.count) }
    var sum = [Float](repeating: 0, count: places.count)
    for pollutant in pollutants {
      let weight = Float(1 / (pollutant.guidelineMicrogramsPerCubicMeter * Double(pollutants.count)))
      let streets = fields.keepsStreets(of: pollutant) ? streetPlaces.streets : nil
      let concentrations = fields.field.concentrations(pollutant, at: places, streets: streets)
      for index in sum.indices { sum[index] += concentrations[index] * weight }
    }
    return sum
  }

  /// The measure `ica` is always the 0 to 500 scale: bands cannot be added up.
  private func icaPollution(at places: [Coordinate]) -> [Float] {
    fields.indices(at: places, on: IndexScale(.usEPA)).map { $0.map { Float($0.value / 100) } ?? .nan }
  }
}

extension PollutionMeasure {
  /// The pollutants that it is made of; none of traffic alone.
  var pollutants: [Pollutant] {
    switch self {
    case .mix: [.no2, .pm25]
    case .ica: Pollutant.allCases
    case .pollutant(let pollutant): [pollutant]
    case .traffic: []
    }
  }
}

internal import AirData
internal import Foundation

/// A reading of another species as `expected.json` writes it.
struct ExpectedOther: Decodable, Sendable {
  let station: String
  let species: Species
  /// In the unit of the species.
  let value: Double
  let start: Date
  let end: Date
  /// Standard uncertainty, in the same unit.
  let uncertainty: Double?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case station, species, value, start, end, uncertainty
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    station = try container.decode(String.self, forKey: .station)
    let word = try container.decode(String.self, forKey: .species)
    guard let species = Species(parsing: word) else {
      throw ProtocolFault(container.codingPath + [CodingKeys.species], "'\(word)' is unknown")
    }
    self.species = species
    value = try container.decode(Double.self, forKey: .value)
    start = try container.moment(.start)
    end = try container.moment(.end)
    uncertainty = try container.decodeIfPresent(Double.self, forKey: .uncertainty)
  }

  /// Whether a reading is of the same station, species and start.
  func isOf(_ reading: SpeciesReading) -> Bool {
    station == reading.station.id && species == reading.species && start == reading.start
  }

  /// How a reading of the same station, species and start differs.
  func differences(_ reading: SpeciesReading) -> [String] {
    var list = DifferenceList()
    list.compare("value", found: reading.value, expected: value, within: 0.0005)
    list.compare("end", found: ZonedTime.format(reading.end), expected: ZonedTime.format(end))
    list.compare("uncertainty", found: reading.uncertainty ?? .nan, expected: uncertainty, within: 0.0005)
    return list.texts
  }

  /// `harbour nox 2026-03-02T08:00:00Z`.
  var text: String { Self.text(station, species, start) }

  fileprivate static func text(_ station: String, _ species: Species, _ start: Date) -> String {
    "\(station) \(species.rawValue) \(ZonedTime.format(start))"
  }
}

extension SpeciesReading {
  /// Station, species and start, as an expected one has them.
  var text: String { ExpectedOther.text(station.id, species, start) }
}

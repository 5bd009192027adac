/// The file `expected.json`: what must come of a testcase.
struct ExpectedAnswer: Decodable, Sendable {
  let readings: [ExpectedReading]
  let winds: [ExpectedWind]
  /// What the stations measure beside pollutants.
  let others: [ExpectedOther]
  let maps: [ExpectedMap]
  /// Codes of the notices, in any order.
  let notices: [String]
  /// The kind of error that ends the answer: `malformed`, `unavailable`, `quota`, `file`.
  let error: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case readings, winds, others, maps, notices, error
  }

  /// Nothing is expected.
  init() {
    (readings, winds, others, maps, notices, error) = ([], [], [], [], [], nil)
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    readings = try container.decodeIfPresent([ExpectedReading].self, forKey: .readings) ?? []
    winds = try container.decodeIfPresent([ExpectedWind].self, forKey: .winds) ?? []
    others = try container.decodeIfPresent([ExpectedOther].self, forKey: .others) ?? []
    maps = try container.decodeIfPresent([ExpectedMap].self, forKey: .maps) ?? []
    notices = try container.decodeIfPresent([String].self, forKey: .notices) ?? []
    error = try container.decodeIfPresent(String.self, forKey: .error)
  }
}

public import AirData

/// What is settled about the streets of a city beside their lines: plain values, to be kept in a calibration.
public struct StreetCalibration: Hashable, Codable, Sendable {
  /// What is settled for one pollutant.
  public struct Part: Hashable, Codable, Sendable {
    /// How far a street reaches.
    public var decay: StreetDecay
    /// The amplitude that an hour is expected to have before its stations are asked, in µg/m³ per unit of kernel.
    public var priorAmplitude: Double
    /// How many traffic stations that expectation is worth.
    public var priorStations: Double
    /// Whether held-out stations were met better with the increment than without it; nil where nobody has tried.
    public var helps: Bool?

    /// Creates a part; the expectation is no increment, worth one station.
    public init(decay: StreetDecay, priorAmplitude: Double = 0, priorStations: Double = 1, helps: Bool? = nil) {
      self.decay = decay
      self.priorAmplitude = priorAmplitude
      self.priorStations = priorStations
      self.helps = helps
    }
  }

  /// What the traffic of a street gives off.
  public var strength: EmissionStrength
  /// The pollutants that have an increment at all.
  public var parts: [Pollutant: Part]

  /// Creates a calibration.
  public init(strength: EmissionStrength, parts: [Pollutant: Part]) {
    self.strength = strength
    self.parts = parts
  }

  /// Reads the parts by the pollutants' words; words that are no pollutant are left out.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let parts = try keys.decode([String: Part].self, forKey: .parts)
    self.init(
      strength: try keys.decode(EmissionStrength.self, forKey: .strength),
      parts: Dictionary(
        uniqueKeysWithValues: parts.compactMap { word, part in Pollutant(rawValue: word).map { ($0, part) } }))
  }

  /// The same, with what a city's history says in place of what was published.
  public func updated(with calibration: FieldCalibration?) -> StreetCalibration {
    let tried = calibration?.pollutants.compactMapValues { $0.streets?.part } ?? [:]
    return StreetCalibration(strength: strength, parts: parts.merging(tried) { _, tried in tried })
  }

  /// Writes the parts by the pollutants' words.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(strength, forKey: .strength)
    try keys.encode(Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, $1) }), forKey: .parts)
  }

  private enum CodingKeys: String, CodingKey {
    case strength, parts
  }

  /// What serves until a city has a calibration: presumed strengths and published decay; nobody has tried whether it helps.
  public static let published = StreetCalibration(
    strength: .presumed,
    parts: Dictionary(
      uniqueKeysWithValues: Pollutant.allCases.compactMap { pollutant in
        StreetDecay.published(for: pollutant).map { (pollutant, Part(decay: $0)) }
      }))
}

extension StreetCalibration.Part {
  private enum CodingKeys: String, CodingKey {
    case decay, priorAmplitude, priorStations, helps
  }

  /// Reads a part.
  /// - Throws: ``FieldError`` for numbers out of range.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      decay: try keys.decode(StreetDecay.self, forKey: .decay),
      priorAmplitude: try keys.number(.priorAmplitude, in: 0...FieldSample.largestConcentration),
      priorStations: try keys.number(.priorStations, in: 0...1000),
      helps: try keys.decodeIfPresent(Bool.self, forKey: .helps))
  }
}

public import AirData

/// What is settled about the streets of a city beside their lines.
public struct StreetCalibration: Hashable, Sendable {
  /// What is settled for one pollutant, as a calibration keeps it.
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
  /// β by pollutant: how much more a street adds right downwind of it than upwind, over both together.
  ///
  /// From 0 up to ``largestLeeContrast``. For a pollutant that is not listed the wind does not count.
  public var leeContrasts: [Pollutant: Double]

  /// What β is taken to be until a city's history says it (a presumption): three quarters of what a street adds go to its lee side.
  public static let presumedLeeContrast = 0.5
  /// The largest β: a little of what a street adds always stays upwind.
  public static let largestLeeContrast = 0.95

  /// Creates a calibration; the wind does not count unless contrasts are given.
  public init(
    strength: EmissionStrength, parts: [Pollutant: Part], leeContrasts: [Pollutant: Double] = [:]
  ) {
    self.strength = strength
    self.parts = parts
    self.leeContrasts = leeContrasts
  }

  /// The same, with what a city's history says in place of what was published.
  public func updated(with calibration: FieldCalibration?) -> StreetCalibration {
    let tried = calibration?.pollutants.compactMapValues { $0.streets?.part } ?? [:]
    return StreetCalibration(
      strength: strength, parts: parts.merging(tried) { _, tried in tried }, leeContrasts: leeContrasts)
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

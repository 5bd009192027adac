/// A scale that turns concentrations into an index: its pollutants, its categories and its tables.
public struct IndexScale: Sendable {
  /// The name of the scale.
  public let id: ScaleID
  /// From the cleanest to the most polluted.
  public let categories: [IndexCategory]
  /// The pollutants that the scale rates.
  public let pollutants: [Pollutant]
  /// The pollutants without which an index on the scale is partial, since any of them may decide; a choice of Brisa.
  let requiredPollutants: [Pollutant]
  /// ``requiredPollutants`` as a set.
  let requiredSet: PollutantSet
  let tables: Tables

  /// Where a scale finds the value of a concentration.
  enum Tables: Sendable {
    case usEPA
    case bands(BandTable)
  }

  /// The scale of that name.
  public init(_ id: ScaleID) {
    self =
      switch id {
      case .usEPA: Self.usEPA
      case .esICA: Self.esICA
      case .euAQI: Self.euAQI
      }
  }

  private static let usEPA = IndexScale(
    id: .usEPA, categories: USEPACategories.all, pollutants: Pollutant.allCases,
    requiredPollutants: USEPATables.requiredPollutants, tables: .usEPA)
  private static let esICA = IndexScale(
    id: .esICA, categories: SpanishICA.categories, pollutants: [.no2, .pm25, .pm10, .o3, .so2],
    requiredPollutants: SpanishICA.requiredPollutants, tables: .bands(SpanishICA.bands))
  private static let euAQI = IndexScale(
    id: .euAQI, categories: EuropeanAQI.categories, pollutants: [.no2, .pm25, .pm10, .o3, .so2],
    requiredPollutants: EuropeanAQI.requiredPollutants, tables: .bands(EuropeanAQI.bands))

  private init(
    id: ScaleID, categories: [IndexCategory], pollutants: [Pollutant], requiredPollutants: [Pollutant], tables: Tables
  ) {
    self.id = id
    self.categories = categories
    self.pollutants = pollutants
    self.requiredPollutants = requiredPollutants
    requiredSet = PollutantSet(requiredPollutants)
    self.tables = tables
  }

  /// Whether a value is a number without an upper end, as opposed to a band from 1 to 6.
  public var isNumeric: Bool { id == .usEPA }

  /// The index above which air is no longer what the scale calls good, or fair; a choice of Brisa.
  ///
  /// It is where those who keep out of bad air begin: the bounds lie near the WHO guidelines of 24 hours, so that days
  /// without an episode have stations beyond them too.
  public var exclusionThreshold: Double {
    switch id {
    case .usEPA: 50
    case .esICA: 1
    case .euAQI: 2
    }
  }

  /// The unit of the published table of a pollutant.
  public func unit(of pollutant: Pollutant) -> ScaleUnit {
    isNumeric ? USEPATables.table(of: pollutant).unit : .microgramsPerCubicMeter
  }

  /// How many hours, the latest included, a sub-index of a pollutant can depend on.
  public func hourCount(of pollutant: Pollutant) -> Int {
    // The worst air is rated by the mean of a day.
    if case .usEPA = tables, pollutant == .so2 { return AveragingPeriod.day.hourCount }
    return averagingPeriod(of: pollutant).hourCount
  }

  /// The average that the scale asks for on most days.
  func averagingPeriod(of pollutant: Pollutant) -> AveragingPeriod {
    switch tables {
    case .usEPA: USEPATables.period(of: pollutant)
    case .bands(let table): table.period(of: pollutant)
    }
  }
}

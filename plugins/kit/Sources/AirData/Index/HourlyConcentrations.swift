/// The hourly mean concentrations of the last 24 hours at one place, in µg/m³.
///
/// One block of memory holds all of it, so that a caller with many places fills one value again and again.
public struct HourlyConcentrations: Sendable {
  /// How many hours it looks back, the latest included.
  public static let hourCount = 24

  /// Pollutant by pollutant, latest first; NaN where nothing is known.
  private var values: [Double]

  /// Creates a history in which nothing is known.
  public init() {
    values = Array(repeating: .nan, count: Pollutant.allCases.count * Self.hourCount)
  }

  /// The mean of one hour in µg/m³, 0 hours ago being the latest; nil where it is not known.
  ///
  /// A negative or infinite figure is not kept: the hour counts as unknown. So does any hour beyond the last 24.
  public subscript(pollutant: Pollutant, hoursAgo hours: Int) -> Double? {
    get {
      guard (0..<Self.hourCount).contains(hours) else { return nil }
      let value = values[pollutant.number * Self.hourCount + hours]
      return value.isNaN ? nil : value
    }
    set {
      guard (0..<Self.hourCount).contains(hours) else { return }
      values[pollutant.number * Self.hourCount + hours] = Self.known(newValue ?? .nan)
    }
  }

  /// Replaces the hours of one pollutant, latest first, NaN where unknown; hours that are not given become unknown.
  public mutating func set(_ pollutant: Pollutant, latestFirst concentrations: some Sequence<Double>) {
    var given = concentrations.makeIterator()
    let start = pollutant.number * Self.hourCount
    for position in start..<start + Self.hourCount {
      values[position] = Self.known(given.next() ?? .nan)
    }
  }

  /// Replaces the hours of one pollutant as the other method does, without a call for each of them.
  public mutating func set(_ pollutant: Pollutant, latestFirst concentrations: Span<Double>) {
    let start = pollutant.number * Self.hourCount
    for hour in 0..<Self.hourCount {
      values[start + hour] = hour < concentrations.count ? Self.known(concentrations[hour]) : .nan
    }
  }

  /// The 24 hours of one pollutant, latest first, NaN where unknown.
  func hours(of pollutant: Pollutant) -> ArraySlice<Double> {
    let start = pollutant.number * Self.hourCount
    return values[start..<start + Self.hourCount]
  }

  private static func known(_ concentration: Double) -> Double {
    concentration.isFinite && concentration >= 0 ? concentration : .nan
  }
}

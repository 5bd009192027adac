package import AirData

/// A limit or guideline for a mean concentration.
package struct Limit: Hashable, Sendable {
  /// Who set it: `WHO 2021`, `EU 2008/50`, `EU 2024/2881`.
  package let authority: String
  /// For what.
  package let pollutant: Pollutant
  /// Over how many hours the concentration is averaged.
  package let averagingHours: Int
  /// In µg/m³.
  package let concentration: Double
  /// How many days or hours of a year may be above it; nil where the authority sets no number, or none is known.
  package let allowedPerYear: Int?

  /// Whether it is for single hours; the others are for days: their mean, or the greatest running mean that ends in
  /// one.
  package var isOfHours: Bool { averagingHours == 1 }

  /// How many of the averaging hours a mean needs: three in four.
  var hoursNeeded: Int { (averagingHours * 3 + 3) / 4 }

  // The authorities that a year is counted by.
  static let who = "WHO 2021"
  static let europeanOfToday = "EU 2008/50"
  static let europeanOf2030 = "EU 2024/2881"

  /// The authority as people write it.
  var authorityName: LocalizedText { Self.name(of: authority) }

  /// An authority as people write it: the OMS is the WHO, the UE the EU; with the year where its limits still are to
  /// come.
  static func name(of authority: String) -> LocalizedText {
    guard authority != europeanOf2030 else { return europeanNext }
    let abroad = authority.replacing("WHO ", with: "OMS ").replacing("EU ", with: "UE ")
    return LocalizedText(en: authority, es: abroad, ca: abroad)
  }

  /// The limits of Directive (EU) 2024/2881, which hold from 2030.
  private static let europeanNext = LocalizedText(
    en: "EU 2024/2881 (from 2030)", es: "UE 2024/2881 (desde 2030)", ca: "UE 2024/2881 (des de 2030)")

  /// The short-term limits and guidelines that an hour can be compared with, by authority.
  ///
  /// Sources: WHO global air quality guidelines 2021 (8 and 24 h levels, and the older ones of NO2 for 1 h and of CO
  /// for 8 h and 1 h that stay valid; hourly means do not tell those of SO2 for 10 and of CO for 15 minutes); Directive
  /// 2008/50/EC, Annexes VII and XI (limits in force, and the 8 h target of ozone, whose 25 days are a mean of three
  /// years); Directive (EU) 2024/2881, Annex I (limits in force from 2030, and the 8 h target of ozone, whose 18 days
  /// are such a mean too). An authority allows some exceedances a year, which one hour cannot tell: a level of the WHO
  /// for 8 or 24 hours is a 99th percentile, 3 to 4 days of a year.
  package static let all: [Limit] = [
    Limit(who, .no2, hours: 24, above: 25, allowed: 3), Limit(who, .no2, hours: 1, above: 200),
    Limit(who, .pm25, hours: 24, above: 15, allowed: 3),
    Limit(who, .pm10, hours: 24, above: 45, allowed: 3),
    Limit(who, .o3, hours: 8, above: 100, allowed: 3), Limit(who, .so2, hours: 24, above: 40, allowed: 3),
    Limit(who, .co, hours: 24, above: 4000, allowed: 3), Limit(who, .co, hours: 8, above: 10_000),
    Limit(who, .co, hours: 1, above: 35_000),
    Limit(europeanOfToday, .no2, hours: 1, above: 200, allowed: 18),
    Limit(europeanOfToday, .pm10, hours: 24, above: 50, allowed: 35),
    Limit(europeanOfToday, .o3, hours: 8, above: 120, allowed: 25),
    Limit(europeanOfToday, .so2, hours: 1, above: 350, allowed: 24),
    Limit(europeanOfToday, .so2, hours: 24, above: 125, allowed: 3),
    Limit(europeanOfToday, .co, hours: 8, above: 10_000, allowed: 0),
    Limit(europeanOf2030, .no2, hours: 24, above: 50, allowed: 18),
    Limit(europeanOf2030, .no2, hours: 1, above: 200, allowed: 3),
    Limit(europeanOf2030, .pm25, hours: 24, above: 25, allowed: 18),
    Limit(europeanOf2030, .pm10, hours: 24, above: 45, allowed: 18),
    Limit(europeanOf2030, .o3, hours: 8, above: 120, allowed: 18),
    Limit(europeanOf2030, .so2, hours: 24, above: 50, allowed: 18),
    Limit(europeanOf2030, .so2, hours: 1, above: 350, allowed: 3),
    Limit(europeanOf2030, .co, hours: 24, above: 4000, allowed: 18),
    Limit(europeanOf2030, .co, hours: 8, above: 10_000, allowed: 0),
  ]

  private init(
    _ authority: String, _ pollutant: Pollutant, hours averagingHours: Int, above concentration: Double,
    allowed: Int? = nil
  ) {
    self.authority = authority
    self.pollutant = pollutant
    self.averagingHours = averagingHours
    self.concentration = concentration
    allowedPerYear = allowed
  }
}

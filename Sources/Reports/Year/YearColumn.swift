internal import AirData

/// A column of the table of stations: the days or hours above the limits of an authority.
///
/// The raw value is the name of its title on the page.
enum YearColumn: String, CaseIterable {
  case daysWHO, daysToday, days2030, hoursWHO, hoursToday, hours2030

  /// The authority of its limits.
  private var authority: String {
    switch self {
    case .daysWHO, .hoursWHO: Limit.who
    case .daysToday, .hoursToday: Limit.europeanOfToday
    case .days2030, .hours2030: Limit.europeanOf2030
    }
  }

  /// Whether it counts hours; the others count days.
  var isOfHours: Bool { [.hoursWHO, .hoursToday, .hours2030].contains(self) }

  /// What stands above it.
  var title: LocalizedText {
    let who = LocalizedText(en: "WHO", es: "OMS", ca: "OMS")
    let name = authority == Limit.who ? who : Limit.name(of: authority)
    return isOfHours
      ? LocalizedText(en: "hours > \(name.en)", es: "horas > \(name.es)", ca: "hores > \(name.ca)")
      : LocalizedText(en: "days > \(name.en)", es: "días > \(name.es)", ca: "dies > \(name.ca)")
  }

  /// Whether it counts what is above a limit.
  func counts(_ limit: Limit) -> Bool { limit.authority == authority && limit.isOfHours == isOfHours }
}

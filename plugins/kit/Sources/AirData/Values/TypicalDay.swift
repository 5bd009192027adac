public import Foundation

/// The days of the week that a typical day stands for.
///
/// Holidays are not known: they count as the day of the week on which they fall.
public enum TypicalDay: String, Hashable, Sendable, CaseIterable {
  /// Any day: nothing is said of the day of the week.
  case daily
  /// Monday to Friday.
  case workday
  case saturday
  case sunday
  /// Saturday and Sunday.
  case weekend

  /// The day of the week of a number of days since 1970-01-01, which was a Thursday: workday, Saturday or Sunday.
  public init(daysSince1970 days: Int) {
    switch (days % 7 + 7) % 7 {
    case 2: self = .saturday
    case 3: self = .sunday
    default: self = .workday
    }
  }

  /// The day of the week of a moment on a zone's clock: workday, Saturday or Sunday.
  public init(of moment: Date, in zone: TimeZone) {
    var clock = ZoneClock(zone: zone)
    self.init(daysSince1970: CivilTime.floorDivide(clock.localSeconds(at: moment), CivilTime.secondsPerDay))
  }

  /// Whether figures of this typical day are meant for a workday, a Saturday or a Sunday.
  public func covers(_ day: TypicalDay) -> Bool {
    self == .daily || self == day || (self == .weekend && (day == .saturday || day == .sunday))
  }

  /// The typical days that may stand for a workday, a Saturday or a Sunday, the best first: its own, the weekend's,
  /// that of any day, then those of other days, the nearest first.
  public static func inOrder(for day: TypicalDay) -> [TypicalDay] {
    switch day {
    case .saturday: [.saturday, .weekend, .daily, .sunday, .workday]
    case .sunday: [.sunday, .weekend, .daily, .saturday, .workday]
    case .weekend: [.weekend, .daily, .saturday, .sunday, .workday]
    case .workday, .daily: [.workday, .daily, .saturday, .weekend, .sunday]
    }
  }

  /// Its name in a sentence: `a typical Sunday`.
  public var name: LocalizedText {
    switch self {
    case .daily: LocalizedText(en: "a typical day", es: "un día típico", ca: "un dia típic")
    case .workday:
      LocalizedText(en: "a typical working day", es: "un día laborable típico", ca: "un dia laborable típic")
    case .saturday: LocalizedText(en: "a typical Saturday", es: "un sábado típico", ca: "un dissabte típic")
    case .sunday: LocalizedText(en: "a typical Sunday", es: "un domingo típico", ca: "un diumenge típic")
    case .weekend:
      LocalizedText(
        en: "a typical weekend day", es: "un día típico de fin de semana", ca: "un dia típic de cap de setmana")
    }
  }
}

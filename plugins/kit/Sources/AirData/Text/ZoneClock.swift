public import Foundation

/// A time zone's wall clock, quick for many times that lie near each other.
///
/// Foundation looks a zone's offset up in its rules every time; this remembers the days on which it does not change.
/// "Local seconds" are seconds since 1970-01-01 00:00 as the zone's wall clock shows them.
public struct ZoneClock {
  /// The zone.
  public let zone: TimeZone
  private var steadyOffsets: [Int: Int] = [:]

  /// Creates the clock of a zone.
  public init(zone: TimeZone) {
    self.zone = zone
  }

  /// Local seconds at a moment, whole.
  public mutating func localSeconds(at date: Date) -> Int {
    let seconds = Self.wholeSeconds(date)
    return seconds + offset(atUTC: seconds)
  }

  /// The moments at which the clock shows a local time: none for one that is skipped when clocks go forward, two for
  /// one that is shown twice when they go back, otherwise one; in order.
  public mutating func moments(ofLocalSeconds local: Int) -> [Date] {
    let day = CivilTime.floorDivide(local, CivilTime.secondsPerDay)
    if let offset = steadyOffset(ofDay: day) { return [Self.date(local - offset)] }
    let offsets = Set([-1, 0, 1].map { zoneOffset(atUTC: local + $0 * CivilTime.secondsPerDay) })
    return offsets.map { local - $0 }.filter { $0 + zoneOffset(atUTC: $0) == local }.sorted().map(Self.date)
  }

  /// The first moment at which the clock shows a local time or a later one: where clocks skip the time, the moment at
  /// which they go forward.
  public mutating func firstMoment(fromLocalSeconds local: Int) -> Date {
    if let first = moments(ofLocalSeconds: local).first { return first }
    // A day to either side no offset of a zone brings across the local time; clocks go forward between the two.
    var (before, after) = (local - CivilTime.secondsPerDay, local + CivilTime.secondsPerDay)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if middle + zoneOffset(atUTC: middle) < local { before = middle } else { after = middle }
    }
    return Self.date(after)
  }

  /// The first moment of a day by the clock, so many days after the one that holds a moment.
  ///
  /// It is midnight, the first one where clocks show it twice; where they skip it, the moment at which they go forward.
  public mutating func startOfDay(of moment: Date, daysAhead: Int = 0) -> Date {
    let day = CivilTime.floorDivide(localSeconds(at: moment), CivilTime.secondsPerDay)
    return firstMoment(fromLocalSeconds: (day + daysAhead) * CivilTime.secondsPerDay)
  }

  private mutating func offset(atUTC seconds: Int) -> Int {
    steadyOffset(ofDay: CivilTime.floorDivide(seconds, CivilTime.secondsPerDay)) ?? zoneOffset(atUTC: seconds)
  }

  /// The zone's offset when it is the same from a day before to a day after a day, else nil.
  ///
  /// No zone changes its clocks twice within three days.
  private mutating func steadyOffset(ofDay day: Int) -> Int? {
    if let known = steadyOffsets[day] { return known }
    let first = zoneOffset(atUTC: (day - 1) * CivilTime.secondsPerDay)
    guard first == zoneOffset(atUTC: (day + 2) * CivilTime.secondsPerDay) else { return nil }
    steadyOffsets[day] = first
    return first
  }

  private func zoneOffset(atUTC seconds: Int) -> Int {
    zone.secondsFromGMT(for: Self.date(seconds))
  }

  private static func date(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: Double(seconds))
  }

  /// Whole seconds since 1970, rounded down, inside the years 1 to 9999.
  static func wholeSeconds(_ date: Date) -> Int {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int(min(253_402_300_799, max(-62_135_596_800, seconds.isNaN ? 0 : seconds)))
  }
}

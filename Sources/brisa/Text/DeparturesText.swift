internal import AirData
internal import Foundation
internal import Trips

/// The burden by departure as people read it: a bar for each time, and what waiting and walking around are worth.
struct DeparturesText {
  /// Bars that are drawn, at most.
  private static let maxBars = 25
  private static let width = 40

  private let departures: RouteDepartures
  private let isRelative: Bool
  private let zone: TimeZone
  /// Whether the clock is put forward or back between the departures: the hour that it repeats stands there twice.
  private let changesClock: Bool

  /// - Parameters:
  ///   - departures: The curve, and the best of it.
  ///   - isRelative: Whether burdens have no unit.
  ///   - zone: The clock of the city.
  init(_ departures: RouteDepartures, isRelative: Bool, zone: TimeZone) {
    self.departures = departures
    self.isRelative = isRelative
    self.zone = zone
    changesClock = Set(departures.curve.map { zone.secondsFromGMT(for: $0.departure) }).count > 1
  }

  var lines: [String] { bars + worth }

  /// The bars begin at 0, so that their lengths can be compared.
  private var bars: [String] {
    let stride = max(1, (departures.curve.count + Self.maxBars - 2) / (Self.maxBars - 1))
    let shown = departures.curve.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    let greatest = shown.map(\.burdenMinutes).max() ?? 0
    return shown.map { point in
      let filled = greatest > 0 ? Int((point.burdenMinutes / greatest * Double(Self.width)).rounded()) : 0
      let bar = String(repeating: "#", count: filled).padding(toLength: Self.width, withPad: " ", startingAt: 0)
      return "\(clock(point.departure))  \(bar)  \(burden(point.burdenMinutes))"
    }
  }

  private var worth: [String] {
    [
      Spoken.say(
        RoutePhrases.bestDeparture, clock(departures.best.departure), burden(departures.best.burdenMinutes)),
      detour,
      Spoken.say(RoutePhrases.departuresLegend),
    ]
  }

  private var detour: String {
    let start = clock(departures.first.departure)
    let waiting = waiting(departures.waitingSeconds)
    guard departures.isDetourCleaner, burden(departures.savedByDetourMinutes) != burden(0) else {
      return Spoken.say(RoutePhrases.goingAroundIsNothing, start, waiting)
    }
    return Spoken.say(
      RoutePhrases.goingAround, start, burden(departures.savedByDetourMinutes),
      Figures.duration(departures.detourSeconds), waiting)
  }

  private func waiting(_ seconds: Double) -> String {
    guard seconds > 0 else { return Spoken.say(RoutePhrases.waitingIsNothing) }
    return Spoken.say(
      RoutePhrases.waiting, Figures.duration(seconds), burden(departures.savedByWaitingMinutes),
      burden(departures.savedByBothMinutes))
  }

  private func burden(_ minutes: Double) -> String { Figures.burden(minutes, isRelative: isRelative) }

  /// A time of day, with its offset from UTC where not all departures have the same.
  private func clock(_ date: Date) -> String {
    let time = Figures.clock(date, in: zone)
    return changesClock ? "\(time) \(Figures.offset(at: date, in: zone))" : time
  }
}

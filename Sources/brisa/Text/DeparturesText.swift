internal import AirData
internal import Foundation
internal import Planner
internal import Trips

/// The burden by departure as people read it: a bar for each time, and what waiting and walking around are worth.
struct DeparturesText {
  /// Bars that are drawn, at most.
  private static let mostBars = 25
  private static let width = 40

  private let departures: RouteDepartures
  private let zone: TimeZone

  init(_ departures: RouteDepartures, zone: TimeZone) {
    self.departures = departures
    self.zone = zone
  }

  var lines: [String] { bars + worth }

  /// The bars begin at 0, so that their lengths can be compared.
  private var bars: [String] {
    let stride = max(1, (departures.curve.count + Self.mostBars - 2) / (Self.mostBars - 1))
    let shown = departures.curve.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    let greatest = shown.map(\.burdenMinutes).max() ?? 0
    return shown.map { point in
      let filled = greatest > 0 ? Int((point.burdenMinutes / greatest * Double(Self.width)).rounded()) : 0
      let bar = String(repeating: "#", count: filled).padding(toLength: Self.width, withPad: " ", startingAt: 0)
      return "\(clock(point.departure))  \(bar)  \(Figures.figure(point.burdenMinutes)) min"
    }
  }

  private var worth: [String] {
    [
      Spoken.say(
        RoutePhrases.bestDeparture, clock(departures.best.departure), Figures.figure(departures.best.burdenMinutes)),
      Spoken.say(
        RoutePhrases.goingAround, clock(departures.first.departure), Figures.figure(departures.savedByDetourMinutes),
        Figures.duration(departures.detourSeconds), waiting(departures.waitingSeconds)),
      Spoken.say(RoutePhrases.departuresLegend),
    ]
  }

  private func waiting(_ seconds: Double) -> String {
    guard seconds > 0 else { return Spoken.say(RoutePhrases.waitingIsNothing) }
    return Spoken.say(
      RoutePhrases.waiting, Figures.duration(seconds), Figures.figure(departures.savedByWaitingMinutes),
      Figures.figure(departures.savedByBothMinutes))
  }

  private func clock(_ date: Date) -> String { Figures.clock(date, in: zone) }
}

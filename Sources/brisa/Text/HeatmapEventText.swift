internal import Foundation
internal import Planner
internal import Publishing

/// What happens while the archive is followed, a line each.
struct HeatmapEventText: Sendable {
  let zone: TimeZone
  let keepDays: Int

  /// Writes the line of an event to standard error.
  func show(_ event: HeatmapEvent) {
    switch event {
    case .written(let hour): Terminal.event("\(Figures.moment(hour, in: zone)) written")
    case .missing(let hour, let reason): Terminal.event("\(Figures.moment(hour, in: zone)) has no report: \(reason)")
    case .removed(let hours):
      Terminal.event("\(Figures.count(hours, "hour")) older than \(Figures.count(keepDays, "day")) removed")
    case .failed(let message): Terminal.error("\(message) It is tried again.")
    }
  }
}

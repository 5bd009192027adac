internal import Foundation
internal import Publishing

/// What happens while the archive is followed, a line each.
struct HeatmapEventText: Sendable {
  let zone: TimeZone
  let keepDays: Int

  /// Writes the line of an event to standard error.
  func show(_ event: HeatmapEvent) {
    switch event {
    case .written(let hour):
      Terminal.event(Spoken.say(ReportPhrases.written, Figures.moment(hour, in: zone)))
    case .missing(let hour, let reason):
      Terminal.event(
        Spoken.say(ReportPhrases.noReport, Figures.moment(hour, in: zone), Spoken.sentence(reason)))
    case .removed(let hours):
      Terminal.event(
        Spoken.say(
          ReportPhrases.removed, Figures.count(hours, CommonPhrases.hour), Figures.count(keepDays, CommonPhrases.day)))
    case .failed(let message): Terminal.error(Spoken.say(ReportPhrases.again, Spoken.sentence(message)))
    }
  }
}

internal import Foundation
internal import Planner
internal import Publishing

/// What a run of reports brought, as people read it.
struct HeatmapText {
  private static let mostNamed = 12

  private let answer: HeatmapAnswer
  private let zone: TimeZone

  init(_ answer: HeatmapAnswer, zone: TimeZone) {
    self.answer = answer
    self.zone = zone
  }

  var text: String {
    var lines = [
      "\(Figures.count(answer.written.count, "hour")) written, \(answer.unchanged.count) unchanged, \(answer.missing.count) missing."
    ]
    for missing in answer.missing.prefix(Self.mostNamed) {
      lines.append("Missing  \(Figures.moment(missing.hour, in: zone)): \(missing.reason)")
    }
    if answer.missing.count > Self.mostNamed {
      lines.append("Missing  and \(answer.missing.count - Self.mostNamed) more.")
    }
    lines += answer.documents.map { "Page     \(answer.folder)/\($0)" }
    return (lines + ["Files    \(answer.folder)/index.json"]).joined(separator: "\n") + "\n"
  }
}

internal import Foundation
internal import Publishing

/// What a run of reports brought, as people read it.
struct HeatmapText {
  private static let maxNamed = 12

  private let answer: HeatmapAnswer
  private let zone: TimeZone

  init(_ answer: HeatmapAnswer, zone: TimeZone) {
    self.answer = answer
    self.zone = zone
  }

  var text: String {
    var lines = [
      Spoken.say(
        answer.written.count == 1 ? ReportPhrases.oneHour : ReportPhrases.hours,
        Figures.count(answer.written.count, CommonPhrases.hour), "\(answer.unchanged.count)", "\(answer.missing.count)")
    ]
    for missing in answer.missing.prefix(Self.maxNamed) {
      lines.append(
        Spoken.say(ReportPhrases.missing, Figures.moment(missing.hour, in: zone), Spoken.sentence(missing.reason)))
    }
    if answer.missing.count > Self.maxNamed {
      lines.append(Spoken.say(ReportPhrases.moreMissing, "\(answer.missing.count - Self.maxNamed)"))
    }
    if answer.unlisted > 0 {
      lines.append(Spoken.say(ReportPhrases.unlisted, Figures.count(answer.unlisted, CommonPhrases.hour)))
    }
    lines += answer.documents.map { Spoken.say(ReportPhrases.page, "\(answer.folder)/\($0)") }
    return (lines + [Spoken.say(ReportPhrases.files, "\(answer.folder)/index.json")]).joined(separator: "\n") + "\n"
  }
}

internal import CityAir
internal import Foundation
internal import Setup

/// What a run of collecting brought, as people read it.
struct SyncText {
  private let answer: CollectAnswer
  private let city: CityConfiguration

  init(_ answer: CollectAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    var table = TextTable([
      (Spoken.say(StatusPhrases.source), .left), (Spoken.say(SyncPhrases.new), .right),
      (Spoken.say(SyncPhrases.updated), .right), (Spoken.say(StatusPhrases.newest), .left),
      (Spoken.say(SyncPhrases.state), .left),
    ])
    for source in answer.sources {
      table.add([
        source.name, "\(source.newCount)", "\(source.updatedCount)", newest(source), state(source),
      ])
    }
    return (table.lines + ["", Spoken.say(StatusPhrases.archive, answer.archive)]).joined(separator: "\n") + "\n"
  }

  /// From here on a run takes so long that it is said before.
  private static let manyPieces = 100

  /// What to expect of a long run, nil for a short one.
  static func lengthNotice(pieces: Int) -> String? {
    pieces > manyPieces ? Spoken.say(SyncPhrases.manyPieces, "\(pieces)") : nil
  }

  private func newest(_ source: CollectAnswer.Source) -> String {
    let moment = source.newest ?? source.forecastUntil
    return moment.map { Figures.moment($0, in: city.timeZone) } ?? "-"
  }

  /// Whether a source answers, and has had nothing for two days.
  private func isSilent(_ source: CollectAnswer.Source) -> Bool {
    guard source.state == .current else { return false }
    return source.lastGiven.map { answer.moment.timeIntervalSince($0) > ArchiveStatus.silentSeconds } ?? true
  }

  private func state(_ source: CollectAnswer.Source) -> String {
    let words = isSilent(source) ? SyncPhrases.silent : SyncPhrases.states[source.state]
    return words.map { Spoken.say($0, Spoken.sentence(source.failure ?? "")) } ?? source.state.rawValue
  }
}

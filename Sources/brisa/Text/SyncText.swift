internal import CityAir
internal import Foundation
internal import Planner
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
      ("source", .left), ("new", .right), ("updated", .right), ("newest", .left), ("state", .left),
    ])
    for source in answer.sources {
      table.add([
        source.name, "\(source.newCount)", "\(source.updatedCount)", newest(source), state(source),
      ])
    }
    return (table.lines + ["", "Archive  \(answer.archive)"]).joined(separator: "\n") + "\n"
  }

  /// From here on a run takes so long that it is said before.
  private static let manyPieces = 100

  /// What to expect of a long run, nil for a short one.
  static func lengthNotice(pieces: Int) -> String? {
    guard pieces > manyPieces else { return nil }
    return
      "\(pieces) pieces of ten days will be asked for, over all sources, which can take long. An interruption loses "
      + "none that is kept."
  }

  private func newest(_ source: CollectAnswer.Source) -> String {
    let moment = source.newest ?? source.forecastUntil
    return moment.map { Figures.moment($0, in: city.timeZone) } ?? "-"
  }

  private func state(_ source: CollectAnswer.Source) -> String {
    switch source.state {
    case .updated, .current: source.state.rawValue
    case .typical: "a typical day, not kept"
    case .forbidden: "its terms forbid to keep it"
    case .failed: "failed: \(source.failure ?? "")"
    case .quota: "may not be asked now: \(source.failure ?? "")"
    }
  }
}

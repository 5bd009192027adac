internal import Archive
internal import CityAir
internal import Foundation
package import Setup

/// A run of collecting as JSON has it: version 1 of `docs/schema/sync.schema.json`.
private struct CollectAnswerJSON: Encodable {
  struct Source: Encodable {
    let name: String
    let state: String
    let new: Int
    let updated: Int
    let unchanged: Int
    /// Absent where there is none.
    let removed: Int?
    let newest: Date?
    let forecastUntil: Date?
    let reason: String?
    let notices: [NoticeJSON]

    init(_ source: CollectAnswer.Source) {
      name = source.name
      state = source.state.rawValue
      new = source.change.new
      updated = source.change.updated
      unchanged = source.change.unchanged
      removed = source.change.removed > 0 ? source.change.removed : nil
      newest = source.newest
      forecastUntil = source.forecastUntil
      reason = source.failure
      notices = source.notices.map { NoticeJSON($0) }
    }
  }

  let version = 1
  let time: Date
  let archive: String
  let sources: [Source]
  let notices: [NoticeJSON]
}

extension CollectAnswer {
  /// The answer as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String {
    try JSONText.encode(
      CollectAnswerJSON(
        time: moment, archive: archive, sources: sources.map { .init($0) }, notices: notices.map { NoticeJSON($0) }))
  }
}

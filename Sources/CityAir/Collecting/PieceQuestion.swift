internal import AirData
internal import Archive
internal import Foundation
internal import Geo
internal import PluginHost

/// What a source gave for a piece of time.
struct CollectedPiece: Sendable {
  let batch: ArchiveBatch
  let notices: [Notice]
  /// Why it is not whole, one sentence; nil when it is.
  var failure: String?
  /// Whether the feed may not be asked now.
  var isOverQuota: Bool

  /// What sources and the host say of readings that are all there; any other code, also of a source that is not known
  /// here, may tell of one that was left out.
  private static let wholeCodes: Set<String> = [
    "negative-as-zero", "assumed-hour", "assumed-unit", "from-index", "humid-air", "other-species",
    "conflicting-readings", "station-moved", "issued-ahead", "wind-failed",
  ]

  /// Whether it is all that the source has of its time, as far as the source says.
  var isWhole: Bool {
    failure == nil && !isOverQuota && notices.allSatisfy { Self.wholeCodes.contains($0.code) }
  }
}

/// Asks a source for a piece of time; where a short window of its quota is used up, waits and asks again.
///
/// What the feed has answered already comes from the cache then, so that a piece of more requests than the window holds
/// becomes whole in a few rounds.
struct PieceQuestion: Sendable {
  let entry: ConfiguredSources.Entry
  let manifest: SourceManifest
  let runner: SourceRunner
  let box: BoundingBox
  let clock: any WallClock
  let pause: @Sendable (_ seconds: Double) async throws -> Void

  /// Longest time until a quota frees that is waited for: a window of a minute, and not one of an hour.
  static let maxWaitSeconds = 90.0
  private static let maxRounds = 30
  /// Rounds in a row that bring nothing new, after which a feed that has refused in one of them is left alone.
  static let maxFruitlessRounds = 3

  /// What the source gives.
  /// - Parameters:
  ///   - interval: The piece of time.
  ///   - waiting: Is told until when it waits.
  /// - Returns: The piece, and why it is not whole when it is not.
  func answer(for interval: DateInterval, waiting: (Date) -> Void) async -> CollectedPiece {
    var rounds = 1
    var patience = FruitlessRounds()
    while true {
      let begin = clock.now
      let piece = await ask(interval)
      guard let refusal = runner.quotaUsage(of: entry.configuration)?.lastRefusal, refusal.time >= begin else {
        return piece
      }
      patience.note(piece, refusedByFeed: refusal.isOfFeed)
      guard let until = refusal.until, until.timeIntervalSince(clock.now) <= Self.maxWaitSeconds,
        rounds < Self.maxRounds, !patience.isOver
      else { return piece.cutShort(until: refusal.until, patience.feedFailure) }
      waiting(until)
      do {
        try await pause(max(1, until.timeIntervalSince(clock.now)))
      } catch {
        return piece.cutShort(until: until, patience.feedFailure)
      }
      rounds += 1
    }
  }

  /// How many rounds in a row brought nothing more than those before.
  private struct FruitlessRounds {
    private var most = 0
    private var count = 0
    /// Why the feed refused in one of them; nil where it did in none.
    private(set) var feedFailure: String?

    mutating func note(_ piece: CollectedPiece, refusedByFeed: Bool) {
      let size = piece.batch.readings.count + piece.batch.winds.count + piece.batch.others.count
      if size > most { (most, count, feedFailure) = (size, 0, nil) }
      count += 1
      if refusedByFeed { feedFailure = piece.failure ?? Self.refused }
    }

    private static let refused = "Its feed refuses for having been asked too often: collect the same time again later."

    var isOver: Bool { count >= PieceQuestion.maxFruitlessRounds && feedFailure != nil }
  }

  private func ask(_ interval: DateInterval) async -> CollectedPiece {
    let query = ReadingQuery(box: box, interval: interval)
    async let wind = runner.winds(from: entry.configuration, for: query)
    let answer = await runner.ask([entry.configuration], for: query, at: clock.now).first
    let winds = await wind
    let notices = answer?.report.notices ?? []
    return CollectedPiece(
      batch: ArchiveBatch(
        source: entry.name, manifest: manifest, readings: answer?.readings ?? [], winds: winds.winds,
        others: answer?.others ?? []),
      notices: notices + winds.notices.filter { !notices.contains($0) } + windNotices(winds),
      failure: answer?.report.failure, isOverQuota: answer?.report.state == .quota)
  }

  private func windNotices(_ wind: WindAnswer) -> [Notice] {
    wind.failure.map { [Notice(code: "wind-failed", message: "Source '\(entry.name)' gave no wind: \($0)")] } ?? []
  }
}

extension CollectedPiece {
  /// The same piece, of which a part is missing since the feed may not be asked any further.
  ///
  /// Why the feed itself refused is told before what the count of its quota says.
  fileprivate func cutShort(until time: Date?, _ feedFailure: String?) -> CollectedPiece {
    var piece = self
    piece.isOverQuota = true
    let moment = time.map { " before \($0.formatted(.iso8601))" } ?? " now"
    piece.failure =
      feedFailure ?? failure ?? "Its feed may not be asked any further\(moment): collect the same time again then."
    return piece
  }
}

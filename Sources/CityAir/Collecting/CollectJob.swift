internal import AirData
internal import Archive
internal import Foundation
internal import Setup

/// One source and the pieces of time that it is asked for.
struct CollectJob: Sendable {
  let entry: ConfiguredSources.Entry
  let manifest: SourceManifest
  var pieces: [DateInterval]
  /// What is left out of the time that the archive lacks, and the pieces of all of it; nil where nothing is.
  var leftOut: (silence: SilentTime, all: [DateInterval])?
  /// When it was asked for all that the archive lacks, if that is so; nil for a time that somebody has named.
  var catchesUp: Date?
  /// Whether what was measured in a piece and is given no more is removed.
  var replaces = false
  /// Readings that were kept as measured in the future, and are no more.
  var removed = 0

  /// What a source is to be asked for; what the archive holds of it as measured in the future is removed.
  /// - Throws: ``BrisaError`` when the archive cannot be used.
  static func planned(
    _ entry: ConfiguredSources.Entry, in archive: ReadingArchive, from: Date?, to: Date?, now: Date
  ) async throws(BrisaError) -> CollectJob {
    guard let manifest = entry.manifest else {
      throw BrisaError(.bug, "Source '\(entry.name)' says nothing about itself.")
    }
    guard entry.mayBeKept else { return CollectJob(entry: entry, manifest: manifest, pieces: []) }
    do throws(ArchiveError) {
      let removed = try await archive.removeMeasuredAhead(of: now, source: entry.name)
      let missing = try archive.firstMissing(of: entry.name, now: now)
      let all = CollectInterval(from: from, to: to, since: missing, now: now).pieces
      var job = CollectJob(entry: entry, manifest: manifest, pieces: all, removed: removed)
      guard from == nil, to == nil else { return job }
      job.catchesUp = now
      if let missing, let caughtUp = try archive.caughtUp(source: entry.name),
        let silence = SilentTime(since: missing, caughtUp: caughtUp, now: now)
      {
        job.pieces = CollectInterval(from: silence.end, to: nil, since: nil, now: now).pieces
        job.leftOut = (silence, all)
      }
      return job
    } catch {
      throw BrisaError(error)
    }
  }
}

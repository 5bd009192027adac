package import Archive
package import Foundation
package import PluginHost
package import Setup

/// How complete and how fresh an archive is.
package struct ArchiveStatus: Sendable {
  /// The state of one source.
  package struct Source: Sendable {
    /// Name of the configuration's entry.
    package let name: String
    /// Start of the newest measured reading, nil where there is none.
    package let newest: Date?
    /// Seconds from that start to now, nil where it is still to come: a clock is wrong.
    package let ageSeconds: Double?
    /// Start of the forecast that looks furthest ahead, nil where there is none.
    package let forecastUntil: Date?
    /// Since when it is silent: the start of what it measured last or the issue of its last forecast, whichever is
    /// later, where that lies more than ``ArchiveStatus/silentSeconds`` back; nil where it does not, or there is none.
    package let silentSince: Date?
    /// What is missing of the last seven days.
    package let gaps: ArchiveGaps
    /// How much of the feed's quota is used up, and how often one without a quota was asked; nil where its settings are
    /// wrong.
    package let quota: QuotaUsage?
    /// Whether the source's terms allow to keep its readings.
    package let mayBeKept: Bool
    /// When it answered last, nil when it never did.
    package let lastSuccess: Date?
    /// When it failed last, nil when it never did.
    package let lastFailure: Date?
    /// Why it failed then.
    package let lastError: String?

    /// How fresh its contribution is: as an hour has it, or that it failed the last time it was asked, where the hour
    /// has nothing that it gave itself; nil where neither is known.
    package func state(ofHour: AirProvenance.State?, now: Date) -> AirProvenance.State? {
      switch ofHour {
      case .fresh, .typical, .failed, .quota: return ofHour
      case .archive, .stale, .empty, nil:
        guard let lastFailure, lastSuccess.map({ $0 < lastFailure }) ?? true else { return ofHour }
        return quota?.freesAt.map { $0 > now } ?? false ? .quota : .failed
      }
    }
  }

  /// Seconds without anything new after which a source is silent.
  package static let silentSeconds = 48.0 * 3600

  /// When it was looked at.
  package let moment: Date
  /// Where the archive lies.
  package let archive: String
  /// The sources, in the order of the configuration.
  package let sources: [Source]

  /// Looks at an archive.
  /// - Throws: ``BrisaError`` when it cannot be read.
  package init(_ sources: ConfiguredSources, archive: ReadingArchive, now: Date) throws(BrisaError) {
    moment = now
    self.archive = archive.path
    do throws(ArchiveError) {
      let runs = try archive.runs()
      var found: [Source] = []
      for entry in sources.entries {
        found.append(
          try Self.source(
            entry, archive, run: runs[entry.name], quota: sources.runner.quotaUsage(of: entry.configuration), now))
      }
      self.sources = found
    } catch {
      throw BrisaError(error)
    }
  }

  private static func source(
    _ entry: ConfiguredSources.Entry, _ archive: ReadingArchive, run: SyncRun?, quota: QuotaUsage?, _ now: Date
  ) throws(ArchiveError) -> Source {
    let newest = try archive.newestObserved(source: entry.name)
    let latest = try archive.lastGiven(by: entry.name, now: now)
    return Source(
      name: entry.name, newest: newest,
      ageSeconds: newest.map { now.timeIntervalSince($0) }.flatMap { $0 < 0 ? nil : $0 },
      forecastUntil: try archive.newestForecast(source: entry.name),
      silentSince: latest.flatMap { now.timeIntervalSince($0) > silentSeconds ? $0 : nil },
      gaps: try ArchiveGaps(of: entry.name, in: archive, now: now),
      quota: quota,
      mayBeKept: entry.mayBeKept, lastSuccess: run?.succeeded, lastFailure: run?.failed, lastError: run?.error)
  }
}

extension ReadingArchive {
  /// When a source gave something last: the start of what it measured last or the issue of its last forecast, whichever
  /// is later; nil where nothing is kept of it.
  ///
  /// A forecast's start lies days ahead, and says nothing of when it came.
  /// - Throws: ``ArchiveError``.
  func lastGiven(by source: String, now: Date) throws(ArchiveError) -> Date? {
    let measured = try newestObserved(source: source)
    guard let until = try newestForecast(source: source) else { return measured }
    // Whatever was issued since then starts later than that.
    let start = min(until, now - ArchiveStatus.silentSeconds)
    return [measured, try newestIssue(source: source, startingFrom: start)].compactMap(\.self).max()
  }
}

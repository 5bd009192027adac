package import AirData
package import Archive
internal import Computing
package import Foundation
package import Geo
internal import PluginHost
package import Setup

/// Asks every source for a time, side by side, and keeps what comes; one that fails does not stop the others.
package struct Collector: Sendable {
  let sources: ConfiguredSources
  let archive: ReadingArchive
  let box: BoundingBox
  let clock: any WallClock
  /// Waits some seconds for a quota.
  let pause: @Sendable (_ seconds: Double) async throws -> Void
  let progress: @Sendable (CollectProgress) -> Void

  /// Needs the sources, the archive opened for writing, and the box that is asked for; `clock` tells what is past,
  /// `pause` waits some seconds for a quota, and `progress` is told of every piece that was kept.
  package init(
    sources: ConfiguredSources, archive: ReadingArchive, box: BoundingBox, clock: any WallClock,
    pause: @escaping @Sendable (_ seconds: Double) async throws -> Void,
    progress: @escaping @Sendable (CollectProgress) -> Void
  ) {
    self.sources = sources
    self.archive = archive
    self.box = box
    self.clock = clock
    self.pause = pause
    self.progress = progress
  }

  /// Collects from a moment to a moment; see ``CollectInterval`` for what nil means.
  /// - Throws: ``BrisaError`` when the archive cannot be used; what was kept before stays.
  package func collect(from: Date?, to: Date?) async throws(BrisaError) -> CollectAnswer {
    var jobs: [Job] = []
    for entry in sources.entries { jobs.append(try await job(entry, from: from, to: to)) }
    let counter = ProgressCounter(total: jobs.map(\.chunks.count).reduce(0, +), report: progress)
    counter.begin()
    let results = await jobs.concurrentMap { await run($0, counter) }
    let found = try Self.united(zip(jobs, results).map { ($0.entry.name, $1) })
    return CollectAnswer(moment: clock.now, archive: archive.path, sources: found)
  }

  /// The sources' outcomes; one whose readings the archive refuses has failed, and does not take the others' away.
  /// - Throws: ``BrisaError`` when the archive cannot be used, or refuses every source.
  private static func united(
    _ results: [(name: String, result: Result<CollectAnswer.Source, ArchiveError>)]
  ) throws(BrisaError) -> [CollectAnswer.Source] {
    var found: [CollectAnswer.Source] = []
    var refusals: [ArchiveError] = []
    for (name, result) in results {
      do throws(ArchiveError) {
        found.append(try result.get())
      } catch  where error.kind == .refused {
        refusals.append(error)
        found.append(.nothing(of: name, state: .failed, failure: error.message))
      } catch {
        throw BrisaError(error)
      }
    }
    if let refusal = refusals.first, refusals.count == results.count { throw BrisaError(refusal) }
    return found
  }

  /// One source and the pieces of time that it is asked for.
  private struct Job: Sendable {
    let entry: ConfiguredSources.Entry
    let manifest: SourceManifest
    var chunks: [DateInterval]
    /// What is left out of the time that the archive lacks, and the pieces of all of it; nil where nothing is.
    var leftOut: (silence: SilentTime, all: [DateInterval])?
    /// When it was asked for all that the archive lacks, if that is so; nil for a time that somebody has named.
    var catchesUp: Date?
    /// Readings that were kept as measured in the future, and are no more.
    var removed = 0
  }

  private func job(_ entry: ConfiguredSources.Entry, from: Date?, to: Date?) async throws(BrisaError) -> Job {
    guard let manifest = entry.manifest else {
      throw BrisaError(.bug, "Source '\(entry.name)' says nothing about itself.")
    }
    guard entry.mayBeKept else { return Job(entry: entry, manifest: manifest, chunks: []) }
    let now = clock.now
    do {
      let removed = try await archive.removeMeasuredAhead(of: now, source: entry.name)
      let missing = try archive.firstMissing(of: entry.name, now: now)
      let all = CollectInterval(from: from, to: to, since: missing, now: now).chunks
      var job = Job(entry: entry, manifest: manifest, chunks: all, removed: removed)
      guard from == nil, to == nil else { return job }
      job.catchesUp = now
      if let missing, let caughtUp = try archive.caughtUp(source: entry.name),
        let silence = SilentTime(since: missing, caughtUp: caughtUp, now: now)
      {
        job.chunks = CollectInterval(from: silence.end, to: nil, since: nil, now: now).chunks
        job.leftOut = (silence, all)
      }
      return job
    } catch {
      throw BrisaError(error)
    }
  }

  private func run(_ job: Job, _ counter: ProgressCounter) async -> Result<CollectAnswer.Source, ArchiveError> {
    do throws(ArchiveError) {
      return .success(try await collect(job, counter))
    } catch {
      return .failure(error)
    }
  }

  private func collect(_ job: Job, _ counter: ProgressCounter) async throws(ArchiveError) -> CollectAnswer.Source {
    guard job.entry.mayBeKept else {
      return .nothing(of: job.entry.name, state: .forbidden)
    }
    var change = ArchiveChange()
    var notices = job.removed > 0 ? [Self.removed(job.removed, of: job.entry.name)] : []
    var failure: String?
    var isOverQuota = false
    let question = PieceQuestion(
      entry: job.entry, manifest: job.manifest, runner: sources.runner, box: box, clock: clock, pause: pause)
    var left = job.chunks[...]
    var leftOut = job.leftOut
    // What a failure leaves out is done with as well.
    defer { if !Task.isCancelled { counter.advance(job.entry.name, by: left.count) } }
    while let chunk = left.first, failure == nil, !Task.isCancelled {
      let answer = await question.answer(for: chunk) { counter.wait(job.entry.name, until: $0) }
      if Task.isCancelled { break }
      // Who is back is asked for all of it, the oldest first: what a failure leaves out is missing at the next run.
      if let (silence, all) = leftOut, silence.isEnded(by: answer.batch) {
        counter.add(all.count - left.count)
        (left, leftOut) = (all[...], nil)
        continue
      }
      notices += answer.notices.filter { !notices.contains($0) }
      failure = answer.failure
      isOverQuota = answer.isOverQuota
      if !answer.batch.isEmpty { change += try await archive.write(answer.batch) }
      left.removeFirst()
      counter.advance(job.entry.name, by: 1)
    }
    if let leftOut, failure == nil, !Task.isCancelled { notices.append(leftOut.silence.notice(of: job.entry.name)) }
    // What was not asked has neither succeeded nor failed.
    if job.chunks.isEmpty { notices.append(Self.nothingAsked(job.entry.name)) }
    if !job.chunks.isEmpty, !Task.isCancelled {
      try await archive.note(
        job.entry.name, manifest: job.manifest, triedAt: clock.now, failure: failure,
        caughtUp: leftOut == nil ? job.catchesUp : nil)
    }
    return CollectAnswer.Source(
      name: job.entry.name, state: isOverQuota ? .quota : Self.state(change, failure), change: change,
      newest: try archive.newestObserved(
        source: job.entry.name, notAfter: clock.now + Reading.clockToleranceSeconds),
      forecastUntil: try archive.newestForecast(source: job.entry.name), failure: failure,
      notices: notices + Self.notices(job.entry.name, change))
  }

  private static func removed(_ count: Int, of name: String) -> Notice {
    Notice(
      code: "future-removed",
      message:
        "The archive held \(count) \(count == 1 ? "reading" : "readings") of '\(name)' as measured in the future: removed."
    )
  }

  private static func state(_ change: ArchiveChange, _ failure: String?) -> CollectAnswer.Source.State {
    if failure != nil { return .failed }
    if change.new + change.updated > 0 { return .updated }
    return change.typical > 0 && change.unchanged == 0 ? .typical : .current
  }

  private static func nothingAsked(_ name: String) -> Notice {
    Notice(
      code: "nothing-asked",
      message: "Source '\(name)' was not asked: the time ends before its newest reading, so say where it begins, too.")
  }

  private static func notices(_ name: String, _ change: ArchiveChange) -> [Notice] {
    guard change.refused > 0 else { return [] }
    return [
      Notice(
        code: "not-archived",
        message:
          "\(change.refused) readings of '\(name)' over more than 25 hours, or of no calendar's time, are not kept.")
    ]
  }
}

/// Counts pieces over all sources, which get further side by side.
private final class ProgressCounter: Sendable {
  private struct Count {
    var done = 0
    var total: Int
  }

  private let count: Lock<Count>
  private let report: @Sendable (CollectProgress) -> Void

  init(total: Int, report: @escaping @Sendable (CollectProgress) -> Void) {
    count = Lock(Count(total: total))
    self.report = report
  }

  /// Says how much there is to do.
  func begin() {
    count.withLock { report(CollectProgress(source: "", done: 0, total: $0.total)) }
  }

  /// Counts pieces that are to be asked for, too.
  func add(_ pieces: Int) {
    count.withLock { $0.total += pieces }
  }

  /// Says that a source waits for its quota.
  func wait(_ source: String, until time: Date) {
    count.withLock { report(CollectProgress(source: source, done: $0.done, total: $0.total, waitsUntil: time)) }
  }

  func advance(_ source: String, by pieces: Int) {
    guard pieces > 0 else { return }
    count.withLock { count in
      count.done += pieces
      report(CollectProgress(source: source, done: count.done, total: count.total))
    }
  }
}

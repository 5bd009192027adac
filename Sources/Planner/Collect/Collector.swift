internal import AirData
internal import Archive
internal import Foundation
internal import Geo
internal import PluginHost
internal import Synchronization

/// Asks every source for a time, side by side, and keeps what comes; one that fails does not stop the others.
struct Collector: Sendable {
  let sources: ConfiguredSources
  let archive: ReadingArchive
  let box: BoundingBox
  let clock: any WallClock
  let progress: @Sendable (CollectProgress) -> Void

  /// Collects from a moment to a moment; see ``CollectInterval`` for what nil means.
  /// - Throws: ``BrisaError`` when the archive cannot be used; what was kept before stays.
  func collect(from: Date?, to: Date?) async throws(BrisaError) -> CollectAnswer {
    var jobs: [Job] = []
    for entry in sources.entries { jobs.append(try job(entry, from: from, to: to)) }
    let counter = ProgressCounter(total: jobs.map(\.chunks.count).reduce(0, +), tell: progress)
    let results = await withTaskGroup(of: (Int, Result<CollectAnswer.Source, BrisaError>).self) { group in
      for (index, job) in jobs.enumerated() {
        group.addTask { (index, await run(job, counter)) }
      }
      var results: [Int: Result<CollectAnswer.Source, BrisaError>] = [:]
      for await (index, result) in group { results[index] = result }
      return results
    }
    var found: [CollectAnswer.Source] = []
    for index in jobs.indices {
      if let result = results[index] { found.append(try result.get()) }
    }
    return CollectAnswer(moment: clock.now, archive: archive.path, sources: found)
  }

  /// One source and the pieces of time that it is asked for.
  private struct Job: Sendable {
    let entry: ConfiguredSources.Entry
    let manifest: SourceManifest
    let chunks: [DateInterval]
  }

  private func job(_ entry: ConfiguredSources.Entry, from: Date?, to: Date?) throws(BrisaError) -> Job {
    guard let manifest = entry.manifest else {
      throw BrisaError(.bug, "Source '\(entry.name)' says nothing about itself.")
    }
    guard entry.mayBeKept else { return Job(entry: entry, manifest: manifest, chunks: []) }
    do {
      let newest = try archive.newestObserved(source: entry.name)
      let interval = CollectInterval(from: from, to: to, newest: newest, now: clock.now)
      return Job(entry: entry, manifest: manifest, chunks: interval.chunks)
    } catch {
      throw BrisaError(error)
    }
  }

  private func run(_ job: Job, _ counter: ProgressCounter) async -> Result<CollectAnswer.Source, BrisaError> {
    do throws(ArchiveError) {
      return .success(try await collect(job, counter))
    } catch {
      return .failure(BrisaError(error))
    }
  }

  private func collect(_ job: Job, _ counter: ProgressCounter) async throws(ArchiveError) -> CollectAnswer.Source {
    guard job.entry.mayBeKept else {
      return CollectAnswer.Source(
        name: job.entry.name, state: .forbidden, change: ArchiveChange(), newest: nil, forecastUntil: nil,
        failure: nil, notices: [])
    }
    var change = ArchiveChange()
    var notices: [Notice] = []
    var failure: String?
    var isOverQuota = false
    for chunk in job.chunks where failure == nil && !Task.isCancelled {
      let answer = await ask(job, chunk)
      if Task.isCancelled { break }
      notices += answer.notices.filter { !notices.contains($0) }
      failure = answer.failure
      isOverQuota = answer.isOverQuota
      if !answer.batch.isEmpty { change += try archive.write(answer.batch) }
      counter.advance(job.entry.name)
    }
    // What was not asked has neither succeeded nor failed.
    if job.chunks.isEmpty { notices.append(Self.nothingAsked(job.entry.name)) }
    if !job.chunks.isEmpty, !Task.isCancelled {
      try archive.note(job.entry.name, manifest: job.manifest, triedAt: clock.now, failure: failure)
    }
    return CollectAnswer.Source(
      name: job.entry.name, state: isOverQuota ? .quota : Self.state(change, failure), change: change,
      newest: try archive.newestObserved(source: job.entry.name),
      forecastUntil: try archive.newestForecast(source: job.entry.name), failure: failure,
      notices: notices + Self.notices(job.entry.name, change))
  }

  /// What a source gave for a piece of time.
  private struct Piece {
    let batch: ArchiveBatch
    let failure: String?
    let isOverQuota: Bool
    let notices: [Notice]
  }

  private func ask(_ job: Job, _ chunk: DateInterval) async -> Piece {
    let query = ReadingQuery(box: box, interval: chunk)
    let configuration = job.entry.configuration
    async let wind = sources.runner.winds(from: configuration, for: query)
    let answer = await sources.runner.ask([configuration], for: query, at: clock.now).first
    let winds = await wind
    return Piece(
      batch: ArchiveBatch(
        source: job.entry.name, manifest: job.manifest, readings: answer?.readings ?? [], winds: winds.winds),
      failure: answer?.report.failure, isOverQuota: answer?.report.state == .quota,
      notices: Self.united(answer?.report.notices ?? [], winds.notices) + Self.notices(job.entry.name, winds))
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

  /// What is said of readings and winds, once where it is the same.
  private static func united(_ notices: [Notice], _ others: [Notice]) -> [Notice] {
    notices + others.filter { !notices.contains($0) }
  }

  private static func notices(_ name: String, _ wind: WindAnswer) -> [Notice] {
    wind.failure.map { [Notice(code: "wind-failed", message: "Source '\(name)' gave no wind: \($0)")] } ?? []
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
  private let done = Mutex(0)
  private let total: Int
  private let tell: @Sendable (CollectProgress) -> Void

  init(total: Int, tell: @escaping @Sendable (CollectProgress) -> Void) {
    self.total = total
    self.tell = tell
  }

  func advance(_ source: String) {
    done.withLock { done in
      done += 1
      tell(CollectProgress(source: source, done: done, total: total))
    }
  }
}

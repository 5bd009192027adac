package import AirData
package import Archive
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
  /// - Parameters:
  ///   - from: Start of the time.
  ///   - to: Its end.
  ///   - replacing: Whether what was measured in that time, and is given no more, is removed.
  /// - Returns: What became of each source.
  /// - Throws: ``BrisaError`` when the archive cannot be used; what was kept before stays.
  package func collect(from: Date?, to: Date?, replacing: Bool = false) async throws(BrisaError) -> CollectAnswer {
    var jobs: [CollectJob] = []
    for entry in sources.entries {
      var job = try await CollectJob.planned(entry, in: archive, from: from, to: to, now: clock.now)
      job.replaces = replacing
      jobs.append(job)
    }
    let counter = ProgressCounter(total: jobs.map(\.pieces.count).reduce(0, +), report: progress)
    counter.begin()
    let results = await jobs.concurrentMap { await run($0, counter) }
    let found = try Self.united(zip(jobs, results).map { ($0.entry.name, $1) })
    return CollectAnswer(moment: clock.now, archive: archive.path, sources: found)
  }

  private func run(_ job: CollectJob, _ counter: ProgressCounter) async -> Result<CollectAnswer.Source, ArchiveError> {
    guard job.entry.mayBeKept else { return .success(.nothing(of: job.entry.name, state: .forbidden)) }
    let question = PieceQuestion(
      entry: job.entry, manifest: job.manifest, runner: sources.runner, box: box, clock: clock, pause: pause)
    var collecting = SourceCollecting(job, question, into: archive, counter: counter)
    do throws(ArchiveError) {
      return .success(try await collecting.run())
    } catch {
      return .failure(error)
    }
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
}

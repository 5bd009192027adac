internal import AirData
internal import Archive
package import CityAir
internal import Computing
internal import Files
package import Foundation
internal import Geo
package import Setup

extension CityEngine {
  /// Asks every source and keeps what comes.
  ///
  /// Where there is no archive one is begun, unless it was there before: its disk may have gone, and months would go on
  /// in a new archive on another one.
  /// - Parameters:
  ///   - from: Start of the time to ask for; nil: since the newest reading that was kept, at first 48 hours back. A
  ///     source that has long given nothing is asked for all of that once a day, and for the last two or three days at
  ///     other runs.
  ///   - to: Its end; nil: seven days ahead.
  ///   - replacing: Whether what was measured in that time, and is given no more, is removed.
  ///   - settings: How the run goes beside what else the process does.
  ///   - progress: Is told of every piece of time that was kept.
  /// - Returns: What became of each source; one that failed does not stop the others.
  /// - Throws: ``BrisaError`` for a wrong configuration, and for an archive that cannot be used, or has gone.
  package func collect(
    from: Date? = nil, to: Date? = nil, replacing: Bool = false, settings: CollectSettings = CollectSettings(),
    progress: @escaping @Sendable (CollectProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> CollectAnswer {
    try CollectInterval.check(from: from, to: to, now: host.clock.now)
    // What follows waits more than it computes.
    let (sources, box) = try await computing { () async throws(BrisaError) in
      opened.reopenSources()
      return (try checkedSources(onlyIsolated: settings.onlyIsolated), try collectBox())
    }
    let path = try city.archivePath()
    let isNew = try prepareArchive(at: path)
    var before = airFiles
    let archive = try await ReadingArchive.opened(path, for: .writing) { before = airFiles }
    defer { archive.close() }
    let commits = archive.commitsOfOthers
    hasHadArchive.withLock { $0 = true }
    var answer = try await Collector(
      sources: sources, archive: archive, box: box, clock: host.clock,
      pause: pause(patienceSeconds: settings.patienceSeconds), progress: progress
    ).collect(from: from, to: to, replacing: replacing)
    if isNew { answer.notices.append(CollectAnswer.archiveBegun(path)) }
    if settings.tellsOthers { answer.isChangedByOthers = await isChangedByOthers(archive, since: before, commits) }
    return answer
  }

  /// Makes the archive's folder where that is not there.
  /// - Returns: Whether the archive is new.
  /// - Throws: ``BrisaError`` for an archive that was there and has gone.
  private func prepareArchive(at path: String) throws(BrisaError) -> Bool {
    let isNew = !FileManager.default.fileExists(atPath: path)
    guard !isNew || !hasHadArchive.withLock({ $0 }) else { throw Self.archiveHasGone(path) }
    let folder = PathText.folder(of: path)
    if !folder.isEmpty { try OutputFile.makeFolder(folder) }
    return isNew
  }

  /// The host's pause; from now on it throws where it would end after so many seconds.
  private func pause(patienceSeconds: Double) -> @Sendable (_ seconds: Double) async throws -> Void {
    let end = host.clock.now + patienceSeconds
    return { [host] seconds in
      guard host.clock.now + seconds <= end else { throw CancellationError() }
      try await host.pause(seconds)
    }
  }

  /// Whether somebody else has changed archive or calibration, before this run or beside it.
  /// - Parameters:
  ///   - archive: What this run has written into, and writes into no more.
  ///   - before: The files as they were before it was opened.
  ///   - commits: What others had committed when it was opened.
  /// - Returns: Also true where it cannot be told.
  private func isChangedByOthers(_ archive: ReadingArchive, since before: AirFiles, _ commits: Int?) async -> Bool {
    let after = try? await archive.settled { [city] in AirFiles(of: city) }
    let isOther = isChanged(after?.seen ?? airFiles, sinceBefore: before)
    return isOther || commits == nil || after?.commitsOfOthers != commits
  }

  private static func archiveHasGone(_ path: String) -> BrisaError {
    BrisaError(
      .missingFile,
      "The archive '\(path)' has gone since the last run: put it back, or start brisa sync again for a new one.")
  }

  /// The sources of the configuration.
  /// - Throws: ``BrisaError`` where there is none, or one is wrong.
  func checkedSources(onlyIsolated: Bool = false) throws(BrisaError) -> ConfiguredSources {
    guard !city.sources.isEmpty else {
      throw BrisaError(.badConfiguration, "No source is set: list some under 'sources' in the configuration.")
    }
    return try onlyIsolated ? opened.isolatedSources() : opened.sources()
  }

  /// Where stations are looked for: the city's box, or the host of its network.
  private func collectBox() throws(BrisaError) -> BoundingBox {
    if let box = city.box { return box }
    guard city.network != nil else {
      throw BrisaError(
        .badConfiguration,
        "It is not said which stations belong to the city: set its 'box' or 'network' in the configuration.")
    }
    return try stationBox(on: network())
  }
}

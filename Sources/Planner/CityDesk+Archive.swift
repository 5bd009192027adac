internal import AirData
internal import Archive
public import Foundation
internal import Geo
internal import Streets

extension CityDesk {
  /// Asks every source and keeps what comes.
  /// - Parameters:
  ///   - from: Start of the time to ask for; nil: since the newest reading that was kept, at first 48 hours back.
  ///   - to: Its end; nil: seven days ahead.
  ///   - progress: Is told of every piece of time that was kept.
  /// - Returns: What became of each source; one that failed does not stop the others.
  /// - Throws: ``BrisaError`` for a wrong configuration, and for an archive that cannot be used.
  public func collect(
    from: Date? = nil, to: Date? = nil, progress: @escaping @Sendable (CollectProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> CollectAnswer {
    try CollectInterval.check(from: from, to: to, now: surroundings.clock.now)
    let sources = try checkedSources()
    let box = try collectBox()
    let path = try archivePath()
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try OutputFile.makeFolder(folder) }
    let collector = Collector(
      sources: sources, archive: try Self.open(path, for: .writing), box: box, clock: surroundings.clock,
      pause: surroundings.pause, progress: progress)
    return try await collector.collect(from: from, to: to)
  }

  /// How complete and how fresh the archive is.
  /// - Throws: ``BrisaError`` where there is no archive yet, or none that can be read.
  public func status() throws(BrisaError) -> ArchiveStatus {
    let sources = try checkedSources()
    return try ArchiveStatus(sources, archive: try existingArchive().archive, now: surroundings.clock.now)
  }

  /// The archive, to be read, and where it lies.
  func existingArchive() throws(BrisaError) -> (path: String, archive: ReadingArchive) {
    let path = try archivePath()
    guard FileManager.default.fileExists(atPath: path) else {
      throw BrisaError(.missingFile, "There is no archive '\(path)' yet: collect with brisa sync.")
    }
    return (path, try Self.open(path, for: .reading))
  }

  private func checkedSources() throws(BrisaError) -> ConfiguredSources {
    guard !city.sources.isEmpty else {
      throw BrisaError(.badConfiguration, "No source is set: list some under 'sources' in the configuration.")
    }
    return try ConfiguredSources(city, surroundings)
  }

  func archivePath() throws(BrisaError) -> String {
    guard let path = city.archive else {
      throw BrisaError(
        .badConfiguration,
        "It is not said where the archive lies: set 'archive' or the city's 'name' in the configuration, or --archive.")
    }
    return path
  }

  /// Where stations are looked for: the city's box, or the surroundings of its network.
  private func collectBox() throws(BrisaError) -> BoundingBox {
    if let box = city.box { return box }
    guard city.network != nil else {
      throw BrisaError(
        .badConfiguration,
        "It is not said which stations belong to the city: set its 'box' or 'network' in the configuration.")
    }
    return try loadNetwork().box.expanded(byMeters: CityConfiguration.stationReachMeters)
  }

  static func open(_ path: String, for access: ReadingArchive.Access) throws(BrisaError) -> ReadingArchive {
    do {
      return try ReadingArchive(path, for: access)
    } catch {
      throw BrisaError(error)
    }
  }
}

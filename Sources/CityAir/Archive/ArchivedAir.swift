internal import AirData
internal import AirField
internal import Archive
internal import Foundation
internal import Geo
internal import PluginHost
internal import Setup

/// What the archive holds of the hours of an answer, by the entries of the configuration.
struct ArchivedAir: Sendable {
  private let readings: [String: [Reading]]
  /// The winds around the box, where they were asked for.
  let winds: [WindReading]
  /// What has to be said where the archive cannot be read.
  let notice: Notice?

  /// Seconds after which a forecast is asked for anew.
  static let forecastLifeSeconds = 6.0 * 3600

  init(_ readings: [Reading], winds: [WindReading] = [], notice: Notice? = nil) {
    self.winds = winds
    self.readings = Dictionary(grouping: readings, by: \.sourceID)
    self.notice = notice
  }

  /// Reads the archive of a city; one that cannot be read degrades the answer and does not take it away.
  ///
  /// One that is not there has not been begun yet, unless nobody else is asked (`isAlone`): then it has gone, and
  /// cannot be read.
  init(
    of city: CityConfiguration, for query: ReadingQuery, entries: [ConfiguredSources.Entry], withWinds: Bool = false,
    isAlone: Bool = false, now: Date
  ) {
    guard let path = city.archive, isAlone || FileManager.default.fileExists(atPath: path) else {
      self.init([])
      return
    }
    do throws(ArchiveError) {
      let archive = try ReadingArchive(path, for: .reading)
      let names = try Self.names(of: entries, in: archive)
      let kept = try archive.readings(in: query.interval, sources: names, pollutants: query.pollutants)
      let winds = try withWinds ? archive.winds(in: query.interval, sources: names) : []
      self.init(
        kept.filter { query.box.contains($0.station.coordinate) && !$0.isMeasuredAhead(of: now) },
        winds: winds.filter { $0.speaks(of: query.box) })
    } catch {
      self.init([], notice: .archiveFailed(error.message))
    }
  }

  /// The entries whose readings an archive may serve.
  static func names(
    of entries: [ConfiguredSources.Entry], in archive: ReadingArchive
  ) throws(ArchiveError) -> Set<String> {
    let sourceIDs = try archive.sourceIDs()
    return Set(
      entries.filter { $0.mayBeKept && isSame($0.configuration.id, as: sourceIDs[$0.name]) }.map(\.name))
  }

  /// Whether what was kept is of the entry's source, and not of another that had its name before.
  private static func isSame(_ id: String, as archived: String?) -> Bool {
    archived == nil || archived == id || ExecSources.isStandIn(id)
  }

  /// The readings of an entry.
  subscript(entry: String) -> [Reading] { readings[entry] ?? [] }

  /// The readings of an entry that overlap an interval.
  /// - Complexity: O(readings).
  func readings(of entry: String, in interval: DateInterval) -> [Reading] {
    self[entry].overlapping(interval)
  }

  /// Which hours of an entry are there, about which its source need not be asked.
  /// - Complexity: O(readings of the entry).
  func servedHours(of entry: String, now: Date) -> ServedHours { ServedHours(self[entry], now: now) }
}

extension [Reading] {
  /// Those whose time overlaps an interval.
  func overlapping(_ interval: DateInterval) -> [Reading] {
    filter { $0.end > interval.start && $0.start < interval.end }
  }

  /// These readings, and those that were kept of the same entry where these have none of the same interval.
  ///
  /// A forecast that was kept stays where it was issued later.
  func merged(withKept kept: [Reading]) -> [Reading] {
    if kept.isEmpty { return self }
    let live = Dictionary(map { (MergeKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let better = kept.filter { reading in
      guard let other = live[MergeKey(reading)] else { return true }
      guard case .forecast(let issued) = reading.kind, case .forecast(let otherIssued) = other.kind else {
        return false
      }
      return issued > otherIssued
    }
    let replaced = Set(better.map { MergeKey($0) })
    return filter { !replaced.contains(MergeKey($0)) } + better
  }
}

/// What readings of one entry are of one thing; the archive has whole seconds.
private struct MergeKey: Hashable {
  let station: String
  let pollutant: Pollutant
  let start: Double
  let end: Double
  let rank: Reading.Kind.Rank

  init(_ reading: Reading) {
    station = reading.station.id
    pollutant = reading.pollutant
    start = reading.start.timeIntervalSince1970.rounded(.down)
    end = reading.end.timeIntervalSince1970.rounded(.down)
    rank = reading.kind.rank
  }
}

internal import AirData
internal import Foundation

/// The case's readings as a source.
struct ReportsFeed: ReadingProvider {
  static let id = "bench"

  let task: ReportsCase

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    stride(
      from: query.interval.start.startOfHour.timeIntervalSince1970, to: query.interval.end.timeIntervalSince1970,
      by: 3600
    )
    .flatMap { task.readings(of: Date(timeIntervalSince1970: $0)) }.filter(query.contains)
  }

  /// The source types of a program that knows only this one.
  static func registry(_ task: ReportsCase) -> Registry {
    let manifest = SourceManifest(
      id: id, name: id, version: "1.0.0", summary: "The readings of a benchmark.",
      pollutants: Set(ReportsCase.pollutants),
      licence: "none", attribution: "nobody", cacheRule: .forbidden, settings: [])
    let registry = Registry()
    registry.add(
      Registry.Entry(manifest: manifest, file: "(bench)", isIsolated: false) { _, _ in ReportsFeed(task: task) })
    return registry
  }
}

internal import CityAir
internal import Computing
internal import Foundation
package import Publishing
package import Setup

extension CityEngine {
  /// Writes heatmap reports, hour by hour, and continues a run that stopped.
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - progress: Is told of every hour that begins.
  /// - Returns: What became of each hour.
  /// - Throws: ``BrisaError`` for a wrong question, and when nothing can be written or nothing is known of any hour.
  package func heatmap(
    _ question: HeatmapQuestion, progress: @escaping @Sendable (HeatmapProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> HeatmapAnswer {
    try await computing { () async throws(BrisaError) in
      try await heatmapSetup(question, asksSources: true).make(progress)
    }
  }

  /// Follows the archive until its task is cancelled: writes each hour when the archive has it, and again when more of
  /// it arrives.
  /// - Parameters:
  ///   - question: What is wanted; its time is set anew for every round.
  ///   - settings: How far back hours are kept, and how often the archive is looked at.
  ///   - onEvent: Is told what was done, and what went wrong and will be tried again.
  /// - Throws: ``BrisaError`` for what stays wrong however often it is tried, `CancellationError` at the end.
  package func watchHeatmap(
    _ question: HeatmapQuestion, _ settings: HeatmapWatchSettings,
    onEvent: @escaping @Sendable (HeatmapEvent) -> Void
  ) async throws {
    try await computing {
      var watch = try heatmapWatch(question, settings, onEvent: onEvent)
      try await watch.follow()
    }
  }

  /// What follows the archive.
  func heatmapWatch(
    _ question: HeatmapQuestion, _ settings: HeatmapWatchSettings,
    onEvent: @escaping @Sendable (HeatmapEvent) -> Void
  ) throws(BrisaError) -> HeatmapWatch {
    try HeatmapWatch(
      question, settings, city: city, host: host,
      makeSetup: { (question) throws(BrisaError) in try self.heatmapSetup(question, asksSources: false) },
      onEvent: onEvent)
  }

  /// All that the hours of a run share, read anew.
  func heatmapSetup(_ question: HeatmapQuestion, asksSources: Bool) throws(BrisaError) -> HeatmapSetup {
    try question.check(in: city.timeZone)
    let graph = try opened.optionalNetwork()
    return try HeatmapSetup(question, city: city, graph: graph) { () throws(BrisaError) in
      try self.opened.gatherer(on: graph, asksSources: asksSources)
    }
  }
}

public import AirData
internal import Foundation
internal import Geo

/// What one source gave of the wind.
public struct WindAnswer: Sendable {
  /// The winds, all sound and inside the query.
  public let winds: [WindReading]
  /// Why there are none, one sentence; nil unless the source failed.
  public let failure: String?
}

extension SourceRunner {
  /// What a source says about itself; nil where it is not registered.
  public func manifest(of configuration: SourceConfiguration) -> SourceManifest? {
    registry.entry(configuration.id)?.manifest
  }

  /// Asks a source for the wind of a query, as ``ask(_:for:at:)`` asks for readings; one that has none is not asked.
  public func winds(from configuration: SourceConfiguration, for query: ReadingQuery) async -> WindAnswer {
    guard manifest(of: configuration)?.providesWind == true else { return WindAnswer(winds: [], failure: nil) }
    let mask = mask(configuration)
    let notices = SourceNotices(mask: mask) { [debug = environment.debug] in debug("\(configuration.id): \($0)") }
    do {
      let found = try await withDeadline(seconds: deadlineSeconds) {
        try await instantiate(configuration, log: notices).winds(for: query)
      }
      return WindAnswer(winds: found.filter { $0.flaw == nil && query.contains($0) }, failure: nil)
    } catch {
      return WindAnswer(winds: [], failure: mask.masked(Self.sentence(error)))
    }
  }
}

extension ReadingQuery {
  /// Whether a wind is part of the answer; a model's point may lie beside the box that it speaks for.
  fileprivate func contains(_ wind: WindReading) -> Bool {
    wind.start < interval.end && wind.end > interval.start
      && box.expanded(byMeters: Self.windReachMeters).contains(wind.coordinate)
  }

  /// Metres around the box within which the wind still says something.
  private static let windReachMeters = 20_000.0
}

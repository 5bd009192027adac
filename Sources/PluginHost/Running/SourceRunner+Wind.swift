package import AirData
internal import Foundation

/// What one source gave of the wind.
package struct WindAnswer: Sendable {
  /// The winds, all sound and inside the query.
  package let winds: [WindReading]
  /// Why there are none, one sentence; nil unless the source failed.
  package let failure: String?
  /// What has to be said about them.
  package let notices: [Notice]
}

extension SourceRunner {
  /// Asks a source for the wind of a query, as ``ask(_:for:at:)`` asks for readings; one that has none is not asked.
  package func winds(from configuration: SourceConfiguration, for query: ReadingQuery) async -> WindAnswer {
    guard manifest(of: configuration)?.providesWind == true else {
      return WindAnswer(winds: [], failure: nil, notices: [])
    }
    let outcome = await outcome(of: configuration) { try await $0.promisedWinds(for: query) }
    let notices = outcome.notices
    switch outcome.found {
    case .success(let found):
      let sound = found.filter { $0.flaw == nil && query.contains($0) }
      let (name, now) = (manifest(of: configuration)?.name ?? configuration.id, environment.clock.now)
      if sound.count < found.count { notices.notice(Self.leftOut(found.count - sound.count, sourceName: name)) }
      Notice.issuedAhead(sound.count { $0.kind.isIssuedAhead(of: now) }, sourceName: name).map(notices.notice)
      return WindAnswer(winds: sound.map { $0.issued(notAfter: now) }, failure: nil, notices: notices.all)
    case .failure(let failure):
      return WindAnswer(winds: [], failure: failure.sentence, notices: notices.all)
    }
  }

  private static func leftOut(_ count: Int, sourceName: String) -> Notice {
    Notice(
      code: "source-lied",
      message: "\(sourceName) gave \(count) winds that cannot be used, or were not asked for, and are left out.")
  }
}

extension ReadingQuery {
  /// Whether a wind is part of the answer.
  fileprivate func contains(_ wind: WindReading) -> Bool {
    wind.start < interval.end && wind.end > interval.start && wind.speaks(of: box)
  }
}

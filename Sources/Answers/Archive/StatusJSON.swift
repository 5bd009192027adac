internal import AirData
internal import CityAir
internal import Foundation
internal import PluginHost
package import Setup

/// The state of an archive as JSON has it: version 1 of `docs/schema/status.schema.json`.
private struct ArchiveStatusJSON: Encodable {
  struct Gap: Encodable {
    let station: String
    let pollutant: String
    let missingHours: Int
  }

  struct Gaps: Encodable {
    let days = 7
    let expectedHours: Int
    let missingHours: Int
    let stations: [Gap]
  }

  struct QuotaWindow: Encodable {
    let used: Double
    let limit: Int
    let perSeconds: Int
    let freesAt: Date?

    init(_ window: QuotaUsage.Window) {
      used = window.used.rounded(decimals: 2)
      (limit, perSeconds, freesAt) = (window.limit, window.perSeconds, window.freesAt)
    }
  }

  /// The fullest window's figures, when the next request may be sent, and every window.
  struct Quota: Encodable {
    let used: Double
    let limit: Int
    let perSeconds: Int
    let freesAt: Date?
    let windows: [QuotaWindow]

    init?(_ usage: QuotaUsage) {
      guard let fullest = usage.fullest.map(QuotaWindow.init) else { return nil }
      (used, limit, perSeconds, freesAt) = (fullest.used, fullest.limit, fullest.perSeconds, usage.freesAt)
      windows = usage.windows.map(QuotaWindow.init)
    }
  }

  /// The requests to a feed without a quota.
  struct Requests: Encodable {
    let count: Double
    let perSeconds = QuotaUsage.daySeconds

    init?(_ usage: QuotaUsage) {
      guard let count = usage.requestsOfDay, count > 0 else { return nil }
      self.count = count.rounded(decimals: 2)
    }
  }

  struct Source: Encodable {
    let name: String
    let newest: Date?
    let ageSeconds: Double?
    let forecastUntil: Date?
    let silentSince: Date?
    let mayBeKept: Bool
    let gaps: Gaps
    let quota: Quota?
    let requests: Requests?
    let lastSuccess: Date?
    let lastFailure: Date?
    let lastError: String?

    init(_ source: ArchiveStatus.Source) {
      name = source.name
      newest = source.newest
      ageSeconds = source.ageSeconds?.rounded(decimals: 0)
      forecastUntil = source.forecastUntil
      silentSince = source.silentSince
      mayBeKept = source.mayBeKept
      gaps = Gaps(
        expectedHours: source.gaps.expectedHours, missingHours: source.gaps.missingHours,
        stations: source.gaps.gaps.map {
          Gap(station: $0.station, pollutant: $0.pollutant.rawValue, missingHours: $0.missingHours)
        })
      quota = source.quota.flatMap(Quota.init)
      requests = source.quota.flatMap(Requests.init)
      lastSuccess = source.lastSuccess
      lastFailure = source.lastFailure
      lastError = source.lastError
    }
  }

  let version = 1
  let time: Date
  let archive: String
  let sources: [Source]
}

extension ArchiveStatus {
  /// The state as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String {
    try JSONText.encode(ArchiveStatusJSON(time: moment, archive: archive, sources: sources.map { .init($0) }))
  }
}

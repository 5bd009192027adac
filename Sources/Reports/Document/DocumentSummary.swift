public import AirData
public import Foundation

/// What the cover and the last page of a document tell.
public struct DocumentSummary: Sendable {
  /// One hour of the document.
  public struct Hour: Sendable {
    /// Start of the hour.
    public let hour: Date
    /// Its figures, nil where there is no report.
    public let figures: LayerStatistics?
    /// Where they come from; empty where there is no report.
    public let sources: [HourReport.Source]
    /// Why there is no report, nil where there is one.
    public let missing: LocalizedText?

    /// An hour with a report.
    public init(_ report: HourReport, layer: MapLayer) {
      hour = report.hour
      figures = report.statistics[layer]
      sources = report.sources
      missing = nil
    }

    /// An hour without one.
    public init(missing hour: Date, reason: LocalizedText) {
      self.hour = hour
      figures = nil
      sources = []
      missing = reason
    }
  }

  /// What all hours share.
  public let facts: ReportFacts
  /// The method of each pollutant.
  public let methods: [Pollutant: String]
  /// The hours, in order.
  public let hours: [Hour]
  /// Who must be named.
  public let attribution: [String]

  /// Creates a summary.
  public init(facts: ReportFacts, methods: [Pollutant: String], hours: [Hour], attribution: [String]) {
    self.facts = facts
    self.methods = methods
    self.hours = hours
    self.attribution = attribution
  }
}

extension DocumentSummary {
  /// Hours in a row without a report, for one reason.
  struct Gap: Hashable {
    let from: Date
    let to: Date
    let reason: LocalizedText
  }

  /// The gaps, in order.
  var gaps: [Gap] {
    hours.reduce(into: []) { gaps, hour in
      guard let reason = hour.missing else { return }
      let end = hour.hour + facts.stepSeconds
      if let last = gaps.last, last.to == hour.hour, last.reason == reason {
        gaps[gaps.count - 1] = Gap(from: last.from, to: end, reason: reason)
      } else {
        gaps.append(Gap(from: hour.hour, to: end, reason: reason))
      }
    }
  }

  /// What one source gave over all hours.
  struct SourceShare {
    let source: HourReport.Source
    /// Hours with readings of it.
    let hours: Int
    /// Readings in all hours.
    let readings: Int
    /// The oldest that its newest reading was at the end of an hour, in seconds; nil where it had none.
    let oldestSeconds: Double?
  }

  /// The sources, in the order of the configuration.
  var sourceShares: [SourceShare] {
    var order: [String] = []
    var given: [String: [HourReport.Source]] = [:]
    for source in hours.flatMap(\.sources) {
      if given[source.name] == nil { order.append(source.name) }
      given[source.name, default: []].append(source)
    }
    return order.compactMap { name in
      guard let all = given[name], let first = all.first else { return nil }
      return SourceShare(
        source: first, hours: all.count { $0.readings > 0 }, readings: all.reduce(0) { $0 + $1.readings },
        oldestSeconds: all.compactMap(\.ageSeconds).max())
    }
  }
}

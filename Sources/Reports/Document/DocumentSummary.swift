package import AirData
internal import AirField
package import Foundation

/// What the cover and the last pages of a document tell.
package struct DocumentSummary: Sendable {
  /// One hour of the document.
  package struct Hour: Sendable {
    /// Start of the hour.
    package let hour: Date
    /// Its figures, nil where there is no report.
    package let figures: LayerStatistics?
    /// Where they come from; empty where there is no report.
    package let sources: [HourReport.Source]
    /// The stations with a reading.
    let stations: [ReportStation]
    /// What has to be said about it, and which stations do not count.
    let remarks: [LocalizedText]
    /// What its figures are; empty where there is no report.
    let origins: Set<FigureOrigin>
    /// Why there is no report, nil where there is one.
    package let missing: LocalizedText?

    /// An hour with a report.
    package init(_ report: HourReport, layer: MapLayer) {
      hour = report.hour
      figures = report.statistics[layer]
      sources = report.sources
      stations = report.stations
      remarks = report.notices.map(\.text) + report.leftOut.map(\.remark)
      origins = report.originSet(of: layer)
      missing = nil
    }

    /// An hour without one.
    package init(missing hour: Date, reason: LocalizedText) {
      self.hour = hour
      figures = nil
      sources = []
      stations = []
      remarks = []
      origins = []
      missing = reason
    }
  }

  /// What all hours share.
  package let facts: ReportFacts
  /// The method of each pollutant.
  package let methods: [Pollutant: String]
  /// The hours, in order.
  package let hours: [Hour]
  /// Who must be named.
  package let attribution: [String]

  /// How often limits were passed in the year so far; nil where nothing is known of it.
  package let year: YearSoFar?

  /// Creates a summary.
  package init(
    facts: ReportFacts, methods: [Pollutant: String], hours: [Hour], attribution: [String], year: YearSoFar? = nil
  ) {
    self.year = year
    self.facts = facts
    self.methods = methods
    self.hours = hours
    self.attribution = attribution
  }
}

extension DocumentSummary {
  /// The scores that say something of the methods.
  var scores: [FieldScore] { facts.scores.filter { $0.speaks(of: methods[$0.pollutant]) } }

  /// The stations of all hours, by name.
  var stations: [ReportStation] {
    var known: [StationKey: ReportStation] = [:]
    for station in hours.flatMap(\.stations) {
      known[StationKey(sourceID: station.source, stationID: station.id)] = station
    }
    return known.values.sorted { ($0.name, $0.source, $0.id) < ($1.name, $1.source, $1.id) }
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

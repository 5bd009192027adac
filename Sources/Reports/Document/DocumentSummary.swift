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

  /// Hours in a row, from the start of the first to the end of the last.
  struct Span: Hashable {
    let from: Date
    let to: Date
  }

  /// Hours in a row without a report, for one reason.
  struct Gap: Hashable {
    let span: Span
    let reason: LocalizedText
  }

  /// The gaps, in order.
  var gaps: [Gap] {
    hours.reduce(into: []) { gaps, hour in
      guard let reason = hour.missing else { return }
      if let last = gaps.last, last.reason == reason, let longer = longer(last.span, by: hour.hour) {
        gaps[gaps.count - 1] = Gap(span: longer, reason: reason)
      } else {
        gaps.append(Gap(span: span(of: hour.hour), reason: reason))
      }
    }
  }

  /// What has to be said, and of which hours.
  struct Remark {
    let text: LocalizedText
    let spans: [Span]
    /// Whether it is said of every hour that has a report.
    let isOfAll: Bool
  }

  /// The remarks on all hours, each once, in the order in which they come up.
  var remarks: [Remark] {
    var order: [LocalizedText] = []
    var said: [LocalizedText: [Date]] = [:]
    for hour in hours {
      for text in hour.remarks where said[text]?.last != hour.hour {
        if said[text] == nil { order.append(text) }
        said[text, default: []].append(hour.hour)
      }
    }
    let known = hours.count { $0.missing == nil }
    return order.compactMap { text in
      said[text].map { Remark(text: text, spans: spans(of: $0), isOfAll: $0.count == known) }
    }
  }

  private func spans(of moments: [Date]) -> [Span] {
    moments.reduce(into: []) { spans, moment in
      if let last = spans.last, let longer = longer(last, by: moment) {
        spans[spans.count - 1] = longer
      } else {
        spans.append(span(of: moment))
      }
    }
  }

  private static let hourSeconds = 3600.0

  /// Whatever the step, a report is of one hour: of those up to the next report nothing was asked.
  private func span(of moment: Date) -> Span { Span(from: moment, to: moment + Self.hourSeconds) }

  /// A span with the hour of the report that follows its last, nil for any other hour.
  private func longer(_ span: Span, by moment: Date) -> Span? {
    let next = span.to - Self.hourSeconds + facts.stepSeconds
    return moment == next ? Span(from: span.from, to: moment + Self.hourSeconds) : nil
  }

  /// Whether the first and the last hour are of one day of the city.
  var isOfOneDay: Bool {
    let days = [hours.first, hours.last].compactMap { $0 }.map { LocalHour($0.hour, in: facts.zone) }
    return Set(days.map { [$0.year, $0.month, $0.day] }).count == 1
  }

  /// The clocks of a span, `09:00–12:00`; with their offsets where clocks change between the first and the last hour of
  /// the document, since one time may then come twice, or an hour look like two.
  func clocks(of span: Span) -> String {
    let (from, to) = (LocalHour(span.from, in: facts.zone), LocalHour(span.to, in: facts.zone))
    let ends = [hours.first?.hour, hours.last.map { $0.hour + Self.hourSeconds }].compactMap { $0 }
    let offsets = Set(ends.map { facts.zone.secondsFromGMT(for: $0) })
    if offsets.count == 1 { return "\(from.clock)–\(to.clock)" }
    let begin = from.offset == to.offset ? from.clock : "\(from.clock) (UTC\(from.offset))"
    return "\(begin)–\(to.clock) (UTC\(to.offset))"
  }

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

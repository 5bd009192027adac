internal import AirData
internal import CityAir
internal import Foundation
internal import Reports

/// What became of the hours and documents of a run so far.
struct HeatmapLedger {
  /// Documents by the name of their period.
  var documents: [String: [ReportFile]] = [:]
  /// Who must be named.
  private(set) var attribution: [String] = []
  /// What has to be said of every hour so far; nil before there is one.
  private var common: [Notice]?
  /// What has to be said of hours of which nothing is known.
  private var ofSilence: [Notice] = []
  private var entries: [Date: Entry] = [:]

  private struct Entry {
    let record: HeatmapRecord
    let isNew: Bool
  }

  /// Notes an hour whose files were made.
  mutating func add(_ record: HeatmapRecord, of hour: Date) {
    entries[hour] = Entry(record: record, isNew: true)
  }

  /// Notes an hour that is as it was, unless it was made by the same run.
  mutating func keep(_ record: HeatmapRecord, of hour: Date) {
    if entries[hour]?.isNew != true { entries[hour] = Entry(record: record, isNew: false) }
  }

  /// Notes what is told of an hour beside its figures.
  mutating func note(_ air: GatheredAir, streets: [String]) {
    note(air.attribution + streets)
    let notices = air.notices
    common = common.map { $0.filter(notices.contains) } ?? notices
  }

  /// Notes why nothing is known of an hour.
  mutating func note(_ silence: GatheredHour.Silence) {
    for notice in silence.notices where !ofSilence.contains(notice) { ofSilence.append(notice) }
  }

  /// What has to be said of all hours alike, and of those of which a source failed to tell.
  var notices: [Notice] { (common ?? []) + ofSilence.filter { !(common ?? []).contains($0) } }

  /// Notes who must be named.
  mutating func note(_ names: [String]) {
    attribution = Attribution(attribution + names).names
  }

  private var hours: [(hour: Date, entry: Entry)] {
    entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The records of the hours, in order.
  var records: [HeatmapRecord] { hours.map(\.entry.record) }
  /// Hours with a report that was made.
  var written: [Date] { hours.filter { $0.entry.isNew && $0.entry.record.reason == nil }.map(\.hour) }
  /// Hours with a report that is as it was.
  var unchanged: [Date] { hours.filter { !$0.entry.isNew && $0.entry.record.reason == nil }.map(\.hour) }
  /// Hours without a report.
  var missing: [HeatmapAnswer.Missing] {
    hours.compactMap { hour, entry in entry.record.reason.map { HeatmapAnswer.Missing(hour: hour, reason: $0) } }
  }
  /// The files of all documents, by period.
  var documentFiles: [ReportFile] { documents.sorted { $0.key < $1.key }.flatMap(\.value) }
}

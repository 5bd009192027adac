internal import AirData
internal import CityAir
internal import Foundation
internal import Reports
internal import Setup

/// How the hours of a period are made: one after the other, each written while the next one is made.
extension HeatmapRun {
  /// Adds the hour before the first one to the page, which tells what has changed since and does not show it.
  mutating func addBefore(_ before: GatheredHour?, to documents: inout HeatmapDocuments?) throws(BrisaError) {
    guard documents != nil, let air = before?.air else { return }
    let report = report(air)
    if report.reasonForNone(of: setup.question.layer) == nil { try documents?.addBefore(report) }
  }

  /// Makes the report of an hour, and begins to write its files; the documents are nil where they stay as they are.
  mutating func make(_ item: GatheredHour, into documents: inout HeatmapDocuments?) async throws {
    if let air = item.air { ledger.note(air, streets: setup.streetsAttribution) } else { ledger.note(item.silence) }
    if let kept = item.kept, documents == nil { return ledger.keep(kept, of: item.hour) }
    let drawn = drawn(item)
    switch drawn {
    case .success(let report): try documents?.add(report)
    case .failure(let reason): documents?.addMissing(item.hour, reason: reason.text)
    }
    if let kept = item.kept { return ledger.keep(kept, of: item.hour) }
    try await finishWriting()
    let record = HourName.recordName(of: item.hour)
    switch drawn {
    case .success(let report):
      try folder.begin(files.paths(of: item.hour), recordedAt: record)
      let origin = Dictionary(
        report.originNames().map { ($0.name, $0.origin) }, uniquingKeysWith: { first, _ in first })
      writing = HourWriter(item) { [files] in (report.fieldDigest, origin, try files.write(report)) }
    case .failure(let reason):
      try folder.begin([], recordedAt: record)
      writing = HourWriter(item, reason: reason.text.en) { (nil, nil, []) }
    }
  }

  /// Waits for the files of the hour before, and writes its record.
  mutating func finishWriting() async throws {
    guard let done = writing else { return }
    let record = try await done.record()
    writing = nil
    let hour = done.hour.hour
    try folder.finish(record, at: HourName.recordName(of: hour))
    ledger.add(record, of: hour)
    onEvent(record.reason.map { .missing(hour, reason: $0) } ?? .written(hour))
  }

  /// The report of an hour, or why there is none.
  private mutating func drawn(_ item: GatheredHour) -> Result<HourReport, NoReport> {
    guard let air = item.air else { return .failure(.noReading(failed: item.silence.failed)) }
    let report = report(air)
    return report.reasonForNone(of: setup.question.layer).map { .failure($0) } ?? .success(report)
  }

  /// The report of an hour's air.
  private mutating func report(_ air: GatheredAir) -> HourReport {
    let (layers, history) = history.rasters(of: air.fields)
    return HourReport(
      air, city: setup.city, spec: setup.spec, layers: layers, history: history, streets: streets,
      attribution: air.attribution + setup.streetsAttribution)
  }
}

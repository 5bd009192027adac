internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports

/// What a run carries from one stretch of hours to the next; it does not grow with the hours but for their short records.
struct HeatmapWork {
  private let run: HeatmapRun
  private let folder: ReportFolder
  private let files: HourFiles
  private let inputs: HeatmapInputs
  private let streets: StreetCells?
  private var history: RasterHistory
  private var ledger = HeatmapLedger()
  private let tell: @Sendable (HeatmapEvent) -> Void
  private var writing: Writing?

  init(run: HeatmapRun, folder: ReportFolder, tell: @escaping @Sendable (HeatmapEvent) -> Void = { _ in }) {
    let question = run.question
    self.run = run
    self.folder = folder
    self.tell = tell
    files = HourFiles(
      picture: MapPicture(style: run.style), layer: question.layer, folder: folder.path)
    inputs = HeatmapInputs(settings: run.settings)
    streets = run.graph == nil ? nil : StreetCells(run.base, on: run.spec)
    history = RasterHistory(spec: run.spec)
  }

  /// An hour before its report is made.
  private struct Gathered {
    let hour: Date
    let air: GatheredAir
    let digest: String
    /// What its record says, whatever it was made of.
    let old: HeatmapRecord?
    /// The same where it was made of the same, and its files are there.
    let kept: HeatmapRecord?

    var start: String { TimeText.format(hour, zone: .gmt) }
  }

  /// Makes the reports of a stretch of hours and the documents that hold them, or finds that they are there.
  /// - Parameters:
  ///   - stretch: The hours, with the name of their documents.
  ///   - later: Hours whose turn comes, which leave the list together with the first one that changes: a long list is written once.
  ///   - isAll: Whether these are all hours of the run, so that nothing is touched where there is nothing to draw.
  ///   - look: Is told of every hour whose readings are gathered.
  ///   - begin: Is told of every hour that begins to be made, and whether its files are there already.
  /// - Throws: ``BrisaError`` when something cannot be drawn or written, `CancellationError`.
  mutating func make(
    _ stretch: HeatmapStretch, later: [Date] = [], isAll: Bool = false, look: (Date) -> Void = { _ in },
    begin: (Date, _ isKept: Bool) -> Void = { _, _ in }
  ) async throws {
    var gathered: [Gathered] = []
    for hour in stretch.hours {
      look(hour)
      gathered.append(try await gather(hour))
    }
    if isAll { try checkIsSomething(gathered) }
    let digest = SHA256.hex(ofTexts: gathered.flatMap { [$0.digest, inputs.digest(ofSourcesOf: $0.air)] })
    let old = folder.record(stretch.recordName)
    let isCurrent = old?.inputs == digest && old?.isWhole(in: folder.path) == true
    try withdraw(gathered, stretch, isCurrent: isCurrent, later: later)
    var document = isCurrent ? nil : try HeatmapDocuments(run: run)
    do {
      for item in gathered {
        try Task.checkCancellation()
        begin(item.hour, item.kept != nil && document == nil)
        try await make(item, into: &document)
      }
      try await finishWriting()
    } catch {
      // Nothing is written any more once the folder is given up.
      _ = await writing?.files.result
      writing = nil
      throw error
    }
    guard let document else {
      ledger.documents[stretch.name] = old?.files ?? []
      return
    }
    folder.forget(stretch.recordName)
    let record = HeatmapRecord(
      hour: stretch.name, state: "document", reason: nil, inputs: digest, field: nil,
      files: try document.write(stretch, to: folder))
    try folder.write(record, to: stretch.recordName, inPlaceOf: old)
    ledger.documents[stretch.name] = record.files
  }

  private func gather(_ hour: Date) async throws(BrisaError) -> Gathered {
    let air = try await run.gatherer.gather(at: hour, box: run.stationBox)
    // Without its archive, a run that asks nobody else would take everything for missing.
    if !run.gatherer.asksSources, let notice = air.archiveNotice { throw BrisaError(.inputOutput, notice.message) }
    let digest = inputs.digest(of: air)
    let old = folder.record(HourFiles.recordName(of: hour))
    let isKept = old?.inputs == digest && old?.isWhole(in: folder.path) == true
    return Gathered(hour: hour, air: air, digest: digest, old: old, kept: isKept ? old : nil)
  }

  private func withdraw(
    _ gathered: [Gathered], _ stretch: HeatmapStretch, isCurrent: Bool, later: [Date]
  ) throws(BrisaError) {
    let changing = gathered.filter { $0.kept == nil }.map(\.start)
    let others = changing.isEmpty ? [] : later.map { TimeText.format($0, zone: .gmt) }
    try folder.withdraw(
      hours: Set(changing + others), documents: isCurrent ? [] : [stretch.pageName, stretch.documentName])
  }

  private mutating func make(_ item: Gathered, into document: inout HeatmapDocuments?) async throws {
    ledger.note(item.air.attribution + run.streetsAttribution)
    if let kept = item.kept, document == nil { return ledger.keep(kept, of: item.hour) }
    let report = report(item.air)
    let reason = report.reasonForNone(of: run.question.layer)?.text
    if let reason { document?.addMissing(item.hour, reason: reason) } else { try document?.add(report) }
    if let kept = item.kept { return ledger.keep(kept, of: item.hour) }
    try await finishWriting()
    folder.forget(HourFiles.recordName(of: item.hour))
    try OutputFile.makeFolder("\(folder.path)/\(HourFiles.name(of: item.hour))")
    writing = Writing(
      item: item, reason: reason?.en,
      files: Task { [files] in
        guard reason == nil else { return (nil, []) }
        return (report.fieldDigest, try files.write(report))
      })
  }

  /// An hour whose files are being written while the next one is made, one at a time: so both cores have work, and the memory that it
  /// takes has a bound.
  private struct Writing {
    let item: Gathered
    let reason: String?
    let files: Task<(field: String?, files: [HeatmapRecord.File]), any Error>
  }

  /// Waits for the files of the hour before, and writes its record.
  private mutating func finishWriting() async throws {
    guard let done = writing else { return }
    let (field, files) = try await done.files.value
    writing = nil
    let record = HeatmapRecord(
      hour: done.item.start, state: done.reason == nil ? "written" : "missing", reason: done.reason,
      inputs: done.item.digest, field: field, files: files)
    try folder.write(record, to: HourFiles.recordName(of: done.item.hour), inPlaceOf: done.item.old)
    ledger.add(record, of: done.item.hour)
    tell(done.reason.map { .missing(done.item.hour, reason: $0) } ?? .written(done.item.hour))
  }

  private mutating func report(_ air: GatheredAir) -> HourReport {
    let (layers, history) = history.rasters(of: air.picture)
    return HourReport(
      air, city: run.city, spec: run.spec, layers: layers, history: history, streets: streets,
      attribution: air.attribution + run.streetsAttribution)
  }

  /// Takes over what the list says of a stretch that has not changed; false where the list lacks any of it.
  mutating func reuse(_ stretch: HeatmapStretch) -> Bool {
    guard let index = folder.index else { return false }
    let records = Dictionary(index.hours.map { ($0.hour, $0) }, uniquingKeysWith: { first, _ in first })
    let found = stretch.hours.map { records[TimeText.format($0, zone: .gmt)] }
    guard !found.contains(nil) else { return false }
    for (hour, record) in zip(stretch.hours, found) {
      if let record { ledger.keep(record, of: hour) }
    }
    ledger.note(index.attribution)
    ledger.documents[stretch.name] = index.documents.filter {
      [stretch.pageName, stretch.documentName].contains($0.path)
    }
    return true
  }

  /// Writes the list of all files.
  /// - Throws: ``BrisaError``.
  func publish() throws(BrisaError) {
    let city = run.city
    let question = run.question
    let box = run.spec.box
    try folder.publish(
      HeatmapIndex(
        program: "brisa \(BrisaVersion.current)", city: city.name, timeZone: city.timeZone.identifier,
        scale: city.scale.rawValue, layer: question.layer.word, palette: question.palette.rawValue,
        language: question.language.rawValue, font: run.font.family, box: [box.west, box.south, box.east, box.north],
        rows: run.spec.rows, columns: run.spec.columns, attribution: ledger.attribution, hours: ledger.records,
        documents: ledger.documentFiles))
  }

  /// Refuses a run without any report.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir``.
  func checkIsSomething() throws(BrisaError) {
    if let first = ledger.missing.first, ledger.missing.count == ledger.records.count {
      throw Self.nothing(first.reason, hours: ledger.records.count)
    }
  }

  /// Refuses hours of which none can have a report, before the folder loses those that it has.
  private func checkIsSomething(_ gathered: [Gathered]) throws(BrisaError) {
    let reasons = gathered.compactMap {
      $0.air.reasonForNone(
        of: run.question.layer, in: run.spec.box, maskDistanceMeters: run.city.maskDistanceMeters)
    }
    if let first = reasons.first, reasons.count == gathered.count {
      throw Self.nothing(first.text.en, hours: gathered.count)
    }
  }

  private static func nothing(_ reason: String, hours count: Int) -> BrisaError {
    let hours = count == 1 ? "the hour" : "any of the \(count) hours"
    return BrisaError(.noAir, "There is nothing to draw for \(hours): \(reason)")
  }

  /// What became of the hours.
  var answer: HeatmapAnswer {
    HeatmapAnswer(
      folder: folder.path, written: ledger.written, unchanged: ledger.unchanged, missing: ledger.missing,
      documents: ledger.documentFiles.map(\.path))
  }
}

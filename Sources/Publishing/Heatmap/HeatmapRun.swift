internal import AirData
internal import AirField
internal import Archive
internal import CityAir
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Setup

/// What a run carries from one period of hours to the next; it does not grow with the hours but for their short
/// records.
struct HeatmapRun {
  /// Which periods a run makes, and so when the list of its files loses what changes.
  enum Extent {
    /// Periods for as long as somebody watches: the list is published after each.
    case watched
    /// Several periods: their list is published once, after the last, for it is long.
    case several
    /// One period: its list is published at the end too; nothing is touched where there is nothing to draw.
    case single
  }

  private let extent: Extent
  let setup: HeatmapSetup
  let folder: ReportFolder
  let files: HourFiles
  private let loader: HourLoader
  let streets: StreetCells?
  private var year: YearLoader
  var history: RasterHistory
  var ledger = HeatmapLedger()
  let onEvent: @Sendable (HeatmapEvent) -> Void
  /// The hour whose files are being written while the next one is made.
  var writing: HourWriter?
  /// The hour before the next period, where it was gathered already.
  private var latest: GatheredHour?
  private var index: RunIndex

  /// Takes the run, its folder, which periods it makes, what an earlier run of the same settings has counted of years,
  /// and who is told of hours.
  init(
    setup: HeatmapSetup, folder: ReportFolder, extent: Extent, years: YearMemory = YearMemory(),
    onEvent: @escaping @Sendable (HeatmapEvent) -> Void = { _ in }
  ) {
    let question = setup.question
    self.extent = extent
    self.setup = setup
    self.folder = folder
    index = RunIndex(setup, in: folder)
    self.onEvent = onEvent
    files = HourFiles(
      picture: MapPicture(style: setup.style), layer: question.layer,
      kinds: HeatmapFile.ofHours.filter(question.files.contains), compressesTables: question.compressesTables,
      folder: folder.files)
    loader = HourLoader(setup: setup, folder: folder, inputs: HeatmapInputs(settings: setup.settings))
    streets = setup.graph == nil ? nil : StreetCells(setup.base, on: setup.spec)
    history = RasterHistory(spec: setup.spec)
    year = YearLoader(
      setup.gatherer, box: setup.stationBox, zone: setup.city.timeZone, spec: setup.spec, memory: years)
  }

  /// Makes the reports of a period of hours and the documents that hold them, or finds that they are there.
  /// - Parameters:
  ///   - period: The hours, with the name of their documents.
  ///   - look: Is told of every hour whose readings are gathered.
  ///   - begin: Is told of every hour that begins to be made, and whether its files are there already.
  /// - Throws: ``BrisaError`` when something cannot be drawn or written, `CancellationError`.
  mutating func make(
    _ period: HeatmapPeriod, look: (Date) -> Void = { _ in },
    begin: (Date, _ isKept: Bool) -> Void = { _, _ in }
  ) async throws {
    let before = try await loader.hour(before: period, unless: latest)
    let gathered = try await loader.hours(of: period, look: look)
    // What was gathered while the run was given up may lack anything.
    try Task.checkCancellation()
    if extent == .single { try requireReports(gathered) }
    latest = gathered.last
    let yearDigest = try yearDigest(of: period)
    let digest = loader.inputs.digest(of: gathered, after: before, year: yearDigest)
    let old: DocumentRecord? = folder.record(period.recordName)
    let kept = old.flatMap { $0.isCurrent(digest, in: folder.files) ? $0 : nil }
    try index.withdraw(
      gathered, of: period, keepsDocuments: kept != nil, beside: extent == .watched ? nil : ledger)
    var documents = kept == nil ? try HeatmapDocuments(setup: setup) : nil
    do {
      try addBefore(before, to: &documents)
      for item in gathered {
        try Task.checkCancellation()
        begin(item.hour, item.kept != nil && documents == nil)
        try await make(item, into: &documents)
      }
      try await finishWriting()
      if !yearDigest.isEmpty, documents != nil { documents?.year = try await yearFigures(of: period) }
    } catch {
      // Nothing is written any more once the folder is given up.
      await writing?.end()
      writing = nil
      throw error
    }
    ledger.documents[period.name] =
      try documents.map { (documents) throws(BrisaError) in try write(documents, of: period, digest) } ?? kept?.files
  }

  /// What was counted of years, for the next run of the same settings.
  var years: YearMemory { year.memory }

  /// The digest of the year that the documents of a period tell; empty where none does, or there is no archive.
  private mutating func yearDigest(of period: HeatmapPeriod) throws(BrisaError) -> String {
    let showsYear = [HeatmapFile.html, .pdf, .year].contains { setup.question.files.contains($0) }
    guard showsYear, let last = period.hours.last else { return "" }
    let digest = year.digest(upTo: last)
    if digest.isEmpty { try requireArchive() }
    return digest
  }

  /// The year up to the last hour of a period; nil where nothing is known of it.
  private mutating func yearFigures(of period: HeatmapPeriod) async throws(BrisaError) -> YearSoFar? {
    guard let last = period.hours.last else { return nil }
    let figures = await year.figures(upTo: last)
    if figures == nil { try requireArchive() }
    return figures
  }

  /// Refuses to go on without the archive where nobody else is asked: what was counted of the year would be left out.
  private func requireArchive() throws(BrisaError) {
    guard !setup.gatherer.asksSources, let path = setup.city.archive else { return }
    throw BrisaError(ArchiveError.notOpened(path))
  }

  /// Writes the documents of a period, and the record of what they were made of.
  private func write(
    _ documents: HeatmapDocuments, of period: HeatmapPeriod, _ digest: String
  ) throws(BrisaError) -> [ReportFile] {
    try folder.begin(period.documentNames, recordedAt: period.recordName)
    let files = try documents.write(period, to: folder)
    let record = DocumentRecord(name: period.name, inputs: digest, files: files)
    try folder.finish(record, at: period.recordName)
    return record.files
  }

  /// Takes over what the list of the same settings says of a period, as far as its files are there.
  /// - Returns: Whether that is all of it; false where the list or the folder lacks any.
  /// - Complexity: A question to the file system for each file.
  mutating func reuse(_ period: HeatmapPeriod) -> Bool {
    guard let list = folder.index, list.differences(from: HeatmapIndex(setup)).isEmpty else { return false }
    let records = Dictionary(list.hours.map { ($0.hour, $0) }, uniquingKeysWith: { first, _ in first })
    var isWhole = true
    for hour in period.hours {
      if let record = records[TimeText.format(hour, zone: .gmt)], record.files.allSatisfy(isThere) {
        ledger.keep(record, of: hour)
      } else {
        isWhole = false
      }
    }
    let documents = list.documents.filter { period.documentNames.contains($0.path) }
    ledger.documents[period.name] = documents.filter(isThere)
    ledger.note(list.attribution)
    return isWhole && documents.allSatisfy(isThere)
  }

  private func isThere(_ file: ReportFile) -> Bool { file.isThere(in: folder.files) }

  /// Writes the list of all files.
  /// - Throws: ``BrisaError``.
  func publish() throws(BrisaError) { try index.publish(ledger) }

  /// Gives the list back what the run has not touched, where the run came to nothing.
  /// - Throws: ``BrisaError``.
  func restoreIndex() throws(BrisaError) { try index.restore(without: ledger) }

  /// Refuses a run without any report.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir``.
  func requireReports() throws(BrisaError) {
    if let first = ledger.missing.first, ledger.missing.count == ledger.records.count {
      throw .nothingToDraw(first.reason, hours: ledger.records.count, notices: ledger.notices)
    }
  }

  /// Refuses hours of which none can have a report, before the folder loses those that it has.
  private func requireReports(_ gathered: [GatheredHour]) throws(BrisaError) {
    let reasons = gathered.compactMap { $0.reasonForNone(in: setup) }
    if let first = reasons.first, reasons.count == gathered.count {
      let notices = gathered.first.map { $0.air?.notices ?? $0.silence.notices } ?? []
      throw .nothingToDraw(first.text.en, hours: gathered.count, notices: notices)
    }
  }

  /// What became of the hours.
  var answer: HeatmapAnswer {
    HeatmapAnswer(
      folder: folder.path, written: ledger.written, unchanged: ledger.unchanged, missing: ledger.missing,
      documents: ledger.documentFiles.map(\.path), unlisted: index.unlisted(by: ledger), notices: ledger.notices)
  }
}

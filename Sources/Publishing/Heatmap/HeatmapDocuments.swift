internal import AirData
internal import AirField
internal import Foundation
internal import Reports
internal import Setup

/// The page and the PDF of a period of hours, in the making.
struct HeatmapDocuments {
  /// Most cells of a map in a document: a day of them can be mailed, and 48 of them fit into the memory.
  private static let maxCells = 160_000

  private let setup: HeatmapSetup
  private let facts: ReportFacts
  private let spec: GridSpec
  private var page: ReportPage
  private var pages: [HourReport] = []
  private var isEmpty = true
  private var methods: [Pollutant: String] = [:]
  private var hours: [DocumentSummary.Hour] = []
  /// The year up to the last hour; nil where nothing is known of it.
  var year: YearSoFar? {
    didSet { page.year = year }
  }

  init(setup: HeatmapSetup) throws(BrisaError) {
    self.setup = setup
    facts = setup.facts
    spec = setup.spec.limited(toCells: Self.maxCells)
    do {
      page = try ReportPage(facts, spec: spec, style: setup.style, layer: setup.question.layer)
    } catch {
      throw BrisaError(error)
    }
  }

  /// Adds the hour before the first, which is not shown.
  mutating func addBefore(_ report: HourReport) throws(BrisaError) {
    guard has(.html) else { return }
    do { try page.addBefore(report.resampled(on: spec)) } catch { throw BrisaError(error) }
  }

  /// Adds the report of the next hour.
  mutating func add(_ report: HourReport) throws(BrisaError) {
    let report = report.resampled(on: spec)
    do { if has(.html) { try page.add(report) } } catch { throw BrisaError(error) }
    for layer in report.layers { methods[layer.pollutant] = layer.method }
    isEmpty = false
    if has(.pdf) { pages.append(report.onlyLayer(setup.question.layer)) }
    hours.append(DocumentSummary.Hour(report, layer: setup.question.layer))
  }

  /// Adds the next hour, which has no report.
  mutating func addMissing(_ hour: Date, reason: LocalizedText) {
    page.addMissing(hour, reason: reason)
    hours.append(DocumentSummary.Hour(missing: hour, reason: reason))
  }

  private func has(_ file: HeatmapFile) -> Bool { setup.question.files.contains(file) }

  /// Writes those that are wanted.
  ///
  /// Those of the whole run are always there: where no hour has a report, they tell why there is none.
  /// - Parameters:
  ///   - period: Names them.
  ///   - folder: Where to.
  /// - Returns: The files, none where there is nothing to tell.
  /// - Throws: ``BrisaError``.
  func write(_ period: HeatmapPeriod, to folder: ReportFolder) throws(BrisaError) -> [ReportFile] {
    guard period.name == HeatmapPeriod.wholeRun || !isEmpty else { return [] }
    var files: [ReportFile] = []
    let wanted = [
      has(.html) ? (period.pageName, page.html) : nil, has(.pdf) ? (period.documentName, try pdf()) : nil,
      try yearTable(period),
    ]
    for (name, data) in wanted.compactMap(\.self) {
      try folder.write(data, to: name)
      files.append(ReportFile(path: name, data: data))
    }
    return files
  }

  private func yearTable(_ period: HeatmapPeriod) throws(BrisaError) -> (String, Data)? {
    guard has(.year), let year else { return nil }
    let (table, isCompressed) = (YearCSV.table(year), setup.question.compressesTables)
    return (period.yearName(isCompressed: isCompressed), try isCompressed ? Gzip.table(table) : table)
  }

  private func pdf() throws(BrisaError) -> Data {
    let summary = DocumentSummary(
      facts: facts, methods: methods, hours: hours, attribution: Attribution(pages.flatMap(\.attribution)).names,
      year: year)
    do {
      return try ReportDocument(layer: setup.question.layer, style: setup.style).pdf(summary, reports: pages)
    } catch {
      throw BrisaError(error)
    }
  }
}

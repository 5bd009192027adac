internal import AirData
internal import AirField
internal import Foundation
internal import Reports

/// The page and the PDF of a stretch of hours, in the making.
struct HeatmapDocuments {
  /// Most cells of a map in a document: a day of them can be mailed, and 48 of them fit into the memory.
  private static let mostCells = 160_000

  private let run: HeatmapRun
  private let spec: GridSpec
  private var page: ReportPage
  private var pages: [HourReport] = []
  private var hours: [DocumentSummary.Hour] = []

  init(run: HeatmapRun) throws(BrisaError) {
    self.run = run
    spec = run.spec.limited(toCells: Self.mostCells)
    let city = run.desk.city
    let facts = ReportPage.Facts(
      city: city.name, zone: city.timeZone, scale: IndexScale(city.scale), spec: spec,
      stepSeconds: run.question.stepSeconds)
    do {
      page = try ReportPage(
        facts, base: run.base, palette: run.question.palette, language: run.question.language, font: run.font)
    } catch {
      throw BrisaError(error)
    }
  }

  mutating func add(_ report: HourReport) throws(BrisaError) {
    let report = report.resampled(on: spec)
    do { try page.add(report) } catch { throw BrisaError(error) }
    pages.append(report.onlyLayer(run.question.layer))
    hours.append(
      DocumentSummary.Hour(hour: report.hour, figures: report.statistics[run.question.layer], missing: nil))
  }

  mutating func addMissing(_ hour: Date, reason: String) {
    page.addMissing(hour, reason: reason)
    hours.append(DocumentSummary.Hour(hour: hour, figures: nil, missing: reason))
  }

  /// Writes both; nothing where no hour has a report.
  func write(_ stretch: HeatmapStretch) throws(BrisaError) -> [HeatmapRecord.File] {
    guard !pages.isEmpty else { return [] }
    var files: [HeatmapRecord.File] = []
    for (name, data) in [(stretch.pageName, page.html), ("\(stretch.name).pdf", try pdf())] {
      try OutputFile.write(data, to: "\(run.question.folder)/\(name)")
      files.append(HeatmapRecord.File(path: name, data: data))
    }
    return files
  }

  private func pdf() throws(BrisaError) -> Data {
    let city = run.desk.city
    let question = run.question
    let document = ReportDocument(
      layer: question.layer, base: run.base, palette: question.palette, language: question.language, font: run.font)
    let attribution = pages.flatMap(\.attribution).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let summary = DocumentSummary(
      city: city.name, zone: city.timeZone, scale: IndexScale(city.scale), hours: hours, attribution: attribution)
    do throws(ReportsError) {
      return try document.pdf(summary) { draw throws(ReportsError) in
        for report in pages { try draw(report) }
      }
    } catch {
      throw BrisaError(error)
    }
  }
}

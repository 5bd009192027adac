internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
package import Setup
internal import Streets

/// What all hours of a run share.
package struct HeatmapSetup: Sendable {
  let city: CityConfiguration
  let question: HeatmapQuestion
  let spec: GridSpec
  let base: BaseMap
  let graph: StreetGraph?
  let font: ReportFont
  let gatherer: AirGatherer
  /// Most hours of one page where it has all of them.
  var maxPageHours = HeatmapPeriod.maxHours

  /// Most cells of a report, so that a day of history fits into the memory.
  private static let maxCells = 2_000_000

  /// Refuses a grid that would fill the memory.
  static func check(_ spec: GridSpec) throws(ReportsError) {
    guard spec.count <= maxCells else { throw tooManyCells(Double(spec.count)) }
  }

  static func tooManyCells(_ count: Double) -> ReportsError {
    .tooManyCells(count: count, limit: maxCells, gigabytes: count * Double(RasterHistory.bytesPerCell) / 1e9)
  }

  /// Makes the reports hour after hour, each written before the next is begun.
  package func make(_ progress: @Sendable (HeatmapProgress) -> Void) async throws(BrisaError) -> HeatmapAnswer {
    let hours = question.hours(in: city.timeZone)
    let periods = HeatmapPeriod.periods(
      of: hours, stepSeconds: question.stepSeconds, zone: city.timeZone, maxHours: maxPageHours)
    let folder = try ReportFolder(question.folder)
    try folder.check(HeatmapIndex(self), periods, replaces: question.replaces)
    var run = HeatmapRun(setup: self, folder: folder, extent: periods.count == 1 ? .single : .several)
    var pace = HeatmapPace(total: hours.count)
    for period in periods {
      do {
        try await run.make(period) {
          progress(pace.look(at: $0))
        } begin: {
          progress(pace.begin($0, isKept: $1))
        }
      } catch let error as BrisaError {
        throw error
      } catch {
        throw BrisaError(.unavailable, "The run was interrupted: run it again, and it goes on where it stopped.")
      }
    }
    do throws(BrisaError) {
      try run.requireReports()
    } catch {
      try run.restoreIndex()
      throw error
    }
    try run.publish()
    return run.answer
  }

  /// Stations within reach of the map, as far as the city has them.
  var stationBox: BoundingBox { city.stationBox(around: spec.box) }

  /// How everything looks.
  var style: ReportStyle {
    ReportStyle(
      base: base, palette: question.palette, language: question.language, font: font,
      hasPage: question.files.contains(.html), hasDocument: question.files.contains(.pdf))
  }

  /// What all hours share.
  var facts: ReportFacts {
    ReportFacts(
      city: city.titleName, zone: city.timeZone, scale: IndexScale(city.scale), stepSeconds: question.stepSeconds,
      scores: FieldScore.all(of: gatherer.fieldSettings.model(with: gatherer.streets)),
      map: graph.map { graph in
        ReportFacts.MapSource(
          attribution: city.attribution(ofStreets: graph), dataDate: graph.metadata.dataDate)
      })
  }

  /// Who must be named for the streets.
  var streetsAttribution: [String] {
    graph.map { [city.attribution(ofStreets: $0)] } ?? []
  }

  /// All that is the same for every hour.
  var settings: String {
    let network = graph.map { "\($0.metadata) \($0.segmentCount)" } ?? ""
    return """
      \(BrisaVersion.current) \(city.name) \(city.timeZone.identifier) \(city.fieldText) \(city.maskDistanceMeters)
      \(spec.box) \(spec.rows) \(spec.columns) \(question.layer.word) \(question.palette.rawValue) \(question.language.rawValue)
      \(font.family) \(network) \(base.digest) \(streetsAttribution) \(question.fileWords ?? [])
      """
  }
}

internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Streets

/// One run of reports: hour after hour, each written before the next is begun.
struct HeatmapRun: Sendable {
  let desk: CityDesk
  let question: HeatmapQuestion
  let spec: GridSpec
  let base: BaseMap
  let graph: StreetGraph?
  let font: ReportFont
  let progress: @Sendable (HeatmapProgress) -> Void

  /// Most cells of a report, so that a day of history fits into the memory.
  private static let mostCells = 2_000_000

  /// Refuses a grid that would fill the memory.
  static func check(_ spec: GridSpec) throws(ReportsError) {
    guard spec.count <= mostCells else {
      throw .tooManyCells(
        count: spec.count, limit: mostCells, gigabytes: Double(spec.count * RasterHistory.bytesPerCell) / 1e9)
    }
  }

  func make() async throws(BrisaError) -> HeatmapAnswer {
    let hours = question.hours
    try OutputFile.makeFolder(question.folder)
    var work = HeatmapWork(run: self)
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    for stretch in HeatmapStretch.stretches(of: hours, zone: desk.city.timeZone) {
      try await work.make(stretch) { hour in
        let pace = done > 0 ? seconds(clock.now - start) / Double(done) : nil
        progress(
          HeatmapProgress(
            done: done, total: hours.count, hour: hour, remainingSeconds: pace.map { $0 * Double(hours.count - done) }))
        done += 1
      }
    }
    return try work.finish()
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Stations within reach of the map, as far as the city has them.
  var stationBox: BoundingBox {
    desk.city.box ?? spec.box.expanded(byMeters: CityConfiguration.stationReachMeters)
  }

  /// Who must be named for the streets.
  var streetsAttribution: [String] {
    graph.map { [desk.city.streetsAttribution ?? $0.metadata.attribution] } ?? []
  }

  /// How readings become a field, as text: the method, the streets and what was calibrated.
  private var field: String {
    let city = desk.city
    let wind = city.wind.map { "\($0)" } ?? ""
    let calibration = (city.calibration?.path).flatMap { FileManager.default.contents(atPath: $0) }
    return "\(city.fieldMethod ?? .standard) \(city.increment.rawValue) \(wind) \(SHA256.hex(calibration ?? Data()))"
  }

  /// All that is the same for every hour.
  var settings: String {
    let city = desk.city
    let network = graph.map { "\($0.metadata) \($0.segmentCount)" } ?? ""
    return """
      \(BrisaVersion.current) \(city.name) \(city.timeZone.identifier) \(field) \(city.maskDistanceMeters)
      \(spec.box) \(spec.rows) \(spec.columns) \(question.layer.word) \(question.palette.rawValue) \(question.language.rawValue)
      \(font.family) \(network) \(base.water.count) \(base.parks.count) \(base.coast.count)
      """
  }
}

import AirData
import AirField
import Foundation
import Geo
import Testing

@testable import Reports

/// A day in as many cells as a page has at most, with what takes most room in it: streets that stand out in every
/// cell's neighbourhood.
@Suite("The size of a page")
struct PageSizeTests {
  private static let maxCells = 160_000
  private static let pollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]

  private let spec: GridSpec

  init() throws { spec = try GridSpec(box: SampleHour.box, cellMeters: 10).limited(toCells: Self.maxCells) }

  /// What stations of a city and a grid of streets give a cell, about.
  private func value(row: Int, column: Int, of pollutant: Pollutant) -> Float {
    let (x, y) = (Float(column) / Float(spec.columns), Float(row) / Float(spec.rows))
    let level = 40 + 25 * sin(5 * x + 2) * cos(4 * y) + 8 * sin(11 * x * y)
    // One street in five cells, each with a traffic of its own.
    let isStreet = row % 5 == 0 || column % 5 == 0
    let street = isStreet ? 6 + Float((row / 5 * 7 + column / 5 * 3) % 9) : 0
    return pollutant == .no2 ? level + street : level / 2
  }

  private func report() -> HourReport {
    let cells = (0..<spec.count).map { (row: $0 / spec.columns, column: $0 % spec.columns) }
    let layers = Self.pollutants.map { pollutant in
      let values = cells.map { value(row: $0.row, column: $0.column, of: pollutant) }
      return PollutantRaster(
        pollutant: pollutant, spec: spec, values: values, sigmas: values.map { 5 + $0 / 8 }, method: "kriging")
    }
    let scale = IndexScale(.esICA)
    let index = IndexRaster(
      scale: scale, spec: spec, values: layers[0].values.map { ($0 / 20).rounded(.up) },
      mainPollutants: cells.map { UInt8($0.row * 4 / spec.rows) },
      missingPollutants: cells.map { _ in [] })
    return HourReport(
      .init(hour: SampleHour.hour, zone: SampleHour.zone, city: "Testville"),
      .init(spec: spec, layers: layers, index: index, scale: scale, maskDistanceMeters: 5000),
      statistics: HourStatistics(
        layers: [], index: nil, scale: scale, history: HistoryRasters(spec: spec, hours: [:]), streets: nil))
  }

  @Test("of 24 hours with four pollutants and the index is below 5 MB, in the most cells")
  func isSmall() throws {
    #expect(spec.count > Self.maxCells * 95 / 100)
    let report = report()
    var hour = try ReportPage(
      SampleHour.facts(scale: report.scale), spec: spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: ReportFont()))
    let empty = hour.html.count
    try hour.add(report)
    // The hours are alike, and so are their sizes; the hour before the first counts as one.
    let day = empty + 25 * (hour.html.count - empty)
    #expect(day < 5_000_000 && day > 1_000_000, "\(day) bytes")
  }
}

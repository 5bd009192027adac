import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Pictures of an hour")
struct MapPictureTests {
  private func picture(_ palette: Palette = .scale, _ language: Language = .en) throws -> MapPicture {
    MapPicture(base: SampleHour.base, palette: palette, language: language, font: try ReportFont())
  }

  @Test("are the same bytes for the same hour", arguments: [MapLayer.index, .pollutant(.no2)])
  func areRepeatable(layer: MapLayer) throws {
    let report = try SampleHour.report(base: SampleHour.base)
    #expect(try picture().png(layer, of: report) == picture().png(layer, of: report))
    #expect(try picture().svg(layer, of: report) == picture().svg(layer, of: report))
    if let folder = ProcessInfo.processInfo.environment["BRISA_PICTURES"] {
      try picture().png(layer, of: report).write(to: URL(fileURLWithPath: "\(folder)/\(layer.word).png"))
      try picture().svg(layer, of: report).write(to: URL(fileURLWithPath: "\(folder)/\(layer.word).svg"))
      try picture(.cividis, .ca).png(layer, of: report).write(
        to: URL(fileURLWithPath: "\(folder)/\(layer.word)-cividis.png"))
    }
  }
}

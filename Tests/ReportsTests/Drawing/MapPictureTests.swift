import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Pictures of an hour")
struct MapPictureTests {
  private func picture(_ palette: Palette = .scale, _ language: Language = .en) throws -> MapPicture {
    MapPicture(
      style: ReportStyle(base: SampleHour.base, palette: palette, language: language, font: try ReportFont()))
  }

  @Test("are the same bytes for the same hour", arguments: [MapLayer.index, .pollutant(.no2)])
  func areRepeatable(layer: MapLayer) throws {
    let report = try SampleHour.report(base: SampleHour.base)
    #expect(try picture().png(layer, of: report) == picture().png(layer, of: report))
    #expect(try picture().svg(layer, of: report) == picture().svg(layer, of: report))
  }

  @Test("look as they did when a person last looked at them")
  func lookRight() throws {
    let report = try SampleHour.report(scale: .euAQI, maskMeters: 2200, base: SampleHour.base)
    try GoldenPicture.expect(picture().png(.pollutant(.no2), of: report), is: "no2")
    try GoldenPicture.expect(picture(.cividis, .ca).png(.index, of: report), is: "index-cividis")
  }

  @Test("say where the notices stand that have no room, as far as they stand anywhere")
  func tellOfNotices() {
    func words(_ inPage: Bool, _ inDocument: Bool) -> String {
      ReportWords.moreNotices(3, inPage: inPage, inDocument: inDocument).en
    }
    #expect(words(true, true) == "3 more: in the page, and at the end of the PDF")
    #expect(words(true, false) == "3 more: in the page" && words(false, true) == "3 more: at the end of the PDF")
    #expect(words(false, false) == "3 more, for which there is no room")
  }

  @Test("have the notices of their own layer, and no other layer's")
  func haveTheirNotices() throws {
    let plain = try SampleHour.report(cellMeters: 300)
    func picture(_ layer: MapLayer, noticeOn other: MapLayer?) throws -> Data {
      var report = plain
      let notice = Notice(code: "sample", text: LocalizedText(same: "Only said of one of the maps."))
      report.layerNotices = other.map { [HourReport.LayerNotice($0, notice)] } ?? []
      return try self.picture().png(layer, of: report)
    }
    let plainPicture = try picture(.pollutant(.no2), noticeOn: nil)
    #expect(try picture(.pollutant(.no2), noticeOn: .index) == plainPicture)
    #expect(try picture(.pollutant(.no2), noticeOn: .pollutant(.pm10)) == plainPicture)
    #expect(try picture(.pollutant(.no2), noticeOn: .pollutant(.no2)) != plainPicture)
  }

  @Test("of lines are numbered alike whatever was drawn before")
  func areNumberedAlike() throws {
    let first = SVGNumbers.renumbered(
      Data("<g id=\"surface12\"><use href=\"#glyph3-1\"/><use href=\"#surface12\"/>".utf8))
    let second = SVGNumbers.renumbered(
      Data("<g id=\"surface97\"><use href=\"#glyph4-2\"/><use href=\"#surface97\"/>".utf8))
    #expect(first == second)
    let inside = Data("<image href=\"data:image/png;base64,clip77\"/>".utf8)
    #expect(SVGNumbers.renumbered(inside) == inside)
  }
}

import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("The hour before a page's first")
struct PageBeforeTests {
  private static let report = Result { try SampleHour.report(cellMeters: 200) }

  /// An hour, after another that lies some hours before it.
  private func page(hoursBefore: Int?) throws -> Data {
    let report = try Self.report.get()
    var page = try ReportPage(
      SampleHour.facts(city: "Testville", scale: report.scale), spec: report.spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: ReportFont()))
    if let hoursBefore { try page.addBefore(report.moved(hours: -Double(hoursBefore))) }
    try page.add(report)
    return page.html
  }

  private func changes(_ page: Data) throws -> JSONValue {
    let said = try PageReader.read(
      page,
      """
      await set("layer", 1); $("stations").click();
      const value = pixel(20, 22);
      await set("show", "change");
      return { value, change: pixel(20, 22), gone: text("gone"), changed: text("changed"),
        row: $("table").tBodies[0].rows[0].cells[5].textContent, rows: $("table").tBodies[0].rows.length };
      """)
    return said
  }

  @Test("is what the first has changed since, on the map and in the table, and is not shown")
  func tellsTheChange() throws {
    let said = try changes(page(hoursBefore: 1))
    // The same air as an hour before: nowhere a change.
    #expect(said["gone"].text == "" && said["row"].text != "–", "\(said)")
    #expect(said["changed"].text?.hasPrefix("NO₂, mean: ") == true, "\(said)")
    #expect(said["value"].text != said["change"].text && said["rows"].number == 1, "\(said)")
  }

  @Test("opens on the newest hour that has a map")
  func opensOnTheNewest() throws {
    let report = try Self.report.get()
    var page = try ReportPage(
      SampleHour.facts(city: "Testville", scale: report.scale), spec: report.spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: ReportFont()))
    for hours in [-2.0, -1, 0] { try page.add(report.moved(hours: hours)) }
    page.addMissing(report.hour + 3600, reason: LocalizedText(en: "none", es: "nada", ca: "res"))
    let said = try PageReader.read(page.html, "return { slider: $(\"slider\").value, most: $(\"slider\").max };")
    #expect(said["slider"].text == "2" && said["most"].text == "3", "\(said)")
  }

  @Test("says nothing where it is missing, or is not the step before", arguments: [nil, 2])
  func saysNothing(hoursBefore: Int?) throws {
    let said = try changes(page(hoursBefore: hoursBefore))
    #expect(said["row"].text == "–" && said["gone"].text?.isEmpty == false, "\(said)")
  }
}

import AirData
import AirField
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Page of a run")
struct ReportPageTests {
  private static let reports = Result {
    try [SampleHour.report(cellMeters: 200), SampleHour.report(cellMeters: 200, scale: .usEPA, maskMeters: 2000)]
  }

  /// Four hours, the second of which is missing.
  private func page(scores: [FieldScore] = [], year: YearSoFar? = nil) throws -> Data {
    let reports = try Self.reports.get()
    var page = try ReportPage(
      SampleHour.facts(city: "Test</script>ville", scale: reports[0].scale, scores: scores), spec: reports[0].spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .ca, font: ReportFont()))
    try page.add(reports[0])
    page.addMissing(
      SampleHour.hour + 3600,
      reason: LocalizedText(en: "no station has a reading.", es: "sin lecturas.", ca: "sense lectures."))
    try page.add(reports[1].moved(hours: 2))
    try page.add(reports[0].moved(hours: 3))
    page.year = year
    return page.html
  }

  @Test("fits a telephone of 390 points with the year's tables, whose figures name their columns there")
  func fitsATelephone() throws {
    let inner = String(decoding: try page(year: SampleYear.year), as: UTF8.self)
      .replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frame = "<iframe width=390 height=800 srcdoc=\"\(inner)\"></iframe>"
    let said = try Browser.said(
      by: Data("<html><head><title></title></head><body>\(frame)</body></html>".utf8),
      running: """
        addEventListener("load", () => {
        const frame = document.querySelector("iframe"), page = frame.contentDocument;
        const tables = [...page.querySelectorAll("#year .scroll")];
        const figure = page.querySelector("#yearArea td:nth-child(3)");
        document.title = JSON.stringify({ page: page.documentElement.scrollWidth, tables: tables.length,
          beyond: Math.max(...tables.map((one) => one.scrollWidth - one.clientWidth)), column: figure.dataset.column,
          shown: frame.contentWindow.getComputedStyle(figure, "::before").content });
        });
        """)
    #expect((said["page"].number ?? 1000) <= 390 && said["tables"].number == 2, "\(said)")
    #expect((said["beyond"].number ?? 1) <= 0 && said["column"].text?.isEmpty == false, "\(said)")
    #expect(said["shown"].text?.contains(said["column"].text ?? "-") == true, "\(said)")
  }

  @Test("asks nothing of the network and holds no half of itself")
  func isOneFile() throws {
    let text = String(decoding: try page(), as: UTF8.self)
    #expect(text.contains("default-src 'none'"))
    // The only address is the name of a kind of drawing.
    let addresses = text.matches(of: /https?:\/\/[^"'\s]+/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(text.components(separatedBy: "</script>").count == 3)
  }

  @Test("is the same bytes for the same hours")
  func isRepeatable() throws {
    #expect(try page() == page())
  }

  @Test("tells the raster's value with σ under the pointer, and the day's curve where it is clicked")
  func tellsPlaces() throws {
    let said = try PageReader.read(
      page(),
      """
      await set("layer", 1);
      await point(7, 11);
      const reading = text("reading");
      await point(7, 11, "click");
      const curve = [...$("curve").querySelectorAll("circle title")].map((one) => one.textContent);
      const runs = $("curve").querySelectorAll("path[fill='none']").length;
      await press("ArrowRight"); await press("ArrowDown", { shiftKey: true });
      const moved = text("reading");
      await press("ArrowLeft", { altKey: true });
      const held = text("reading");
      await press("Enter");
      const place = state.place;
      await set("layer", 0);
      return { reading, curve, runs, moved, held, place, index: text("reading") };
      """)
    try expectNoFault(said)
    #expect(said["reading"].text?.hasPrefix(try reading(row: 7, column: 11) + " · ") == true, "\(said)")
    #expect(said["moved"].text?.hasPrefix(try reading(row: 17, column: 12) + " · ") == true, "\(said)")
    #expect(said["held"].text == said["moved"].text, "Alt and an arrow are the browser's: \(said)")
    #expect(said["place"]["row"].number == 17 && said["place"]["column"].number == 12)
    // An hour is missing, and so the line is in two parts.
    #expect(said["curve"].array?.count == 3 && said["runs"].number == 2, "\(said)")
    #expect(said["curve"][0].text?.hasPrefix("08:00: ") == true, "\(said)")
    let means = /decidix .+ \(mitjana de 12 h \(NowCast\) [\d.,]+; esta hora [\d.,]+ ± [\d.,]+ µg\/m³\)/
    #expect(said["index"].text?.contains(means) == true, "an index comes with what decides it: \(said)")
  }

  @Test("tells the hours of a place's curve with their day where the page has one clock twice")
  func curveOverDays() throws {
    let report = try Self.reports.get()[0]
    var page = try ReportPage(
      SampleHour.facts(city: "Testville", scale: report.scale), spec: report.spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: ReportFont()))
    for hours in [0.0, 3, 24] { try page.add(report.moved(hours: hours)) }
    let said = try PageReader.read(
      page.html,
      """
      await set("layer", 1);
      await point(7, 11, "click");
      return { curve: [...$("curve").querySelectorAll("circle title")].map((one) => one.textContent) };
      """)
    try expectNoFault(said)
    let times = ["Tuesday 24 November 2026, 08:00–09:00 (UTC+1:00): ", "11:00: ", "Wednesday 25 November 2026, 08:00–"]
    #expect(said["curve"].array?.count == times.count, "\(said)")
    for (number, time) in times.enumerated() {
      #expect(said["curve"][number].text?.hasPrefix(time) == true, "\(said)")
    }
  }

  @Test("slider, play and table go through the hours, the missing one by its reason")
  func goesThroughTheHours() throws {
    let said = try PageReader.read(
      page(),
      """
      const first = text("moment"), gap = [];
      await set("slider", 1, "input");
      gap.push(text("gone"), $("gone").hidden, text("changed"), text("summary"));
      $("play").click(); const pressed = $("play").getAttribute("aria-pressed"); await wait(2300); $("play").click();
      const played = state.hour; await wait(2000);
      const stays = state.hour;
      $("table").tBodies[0].rows[2].querySelector("button").click(); await wait(400);
      return { first, gap, pressed, played, stays, shown: state.hour, moment: text("moment"), rows: $("table").tBodies[0].rows.length,
        missing: text("missing"), marks: $("strip").children.length, current: $("table").tBodies[0].rows[2].getAttribute("aria-current"),
        spoken: $("slider").getAttribute("aria-valuetext") };
      """)
    try expectNoFault(said)
    #expect(said["first"].text == "dimarts 24 de novembre de 2026, 11:00–12:00 (UTC+1:00)")
    #expect(said["gap"][0].text == "No hi ha informe d'esta hora: sense lectures." && said["gap"][1] == .boolean(false))
    #expect(said["gap"][2].text == "Esta pàgina no té mapa de l'hora anterior.")
    #expect(said["gap"][3].text?.contains("sense lectures.") == true)
    #expect(said["pressed"].text == "true" && said["played"].number == 3 && said["stays"].number == 3, "\(said)")
    #expect(said["shown"].number == 2 && said["rows"].number == 4 && said["marks"].number == 4, "\(said)")
    #expect(said["current"].text == "true" && said["spoken"].text == said["moment"].text)
    #expect(said["missing"].text?.contains("09:00–10:00 (UTC+1:00): sense lectures.") == true, "\(said)")
  }

  @Test("keeps the keyboard's place in the table while the hour changes")
  func keepsFocus() throws {
    let said = try PageReader.read(
      page(),
      """
      const buttons = () => [...$("table").tBodies[0].querySelectorAll("button")];
      const rowOfFocus = () => buttons().indexOf(document.activeElement);
      const kept = [];
      for (const row of [2, 3, 1]) {
        buttons()[row].focus(); buttons()[row].click(); await wait(400);
        kept.push([rowOfFocus(), state.hour]);
      }
      buttons()[0].focus(); await goTo(2); const played = rowOfFocus();
      const current = [...$("table").tBodies[0].rows].map((row) => row.getAttribute("aria-current"));
      await set("layer", 1); const mean = $("table").tBodies[0].rows[0].cells[1].textContent;
      return { kept, played, current, mean, expected: number(report.hours[0].stats.no2.mean) };
      """)
    try expectNoFault(said)
    #expect(said["kept"].array?.map { [$0[0].number, $0[1].number] } == [[2, 2], [3, 3], [1, 1]], "\(said)")
    #expect(said["played"].number == 0, "\(said)")
    #expect(said["current"].array?.map(\.text) == [nil, nil, "true", nil], "\(said)")
    #expect(said["mean"].text == said["expected"].text, "another layer fills the rows anew: \(said)")
  }

  @Test("draws value, uncertainty and change in colours of their own, and nothing after a gap")
  func drawsLayers() throws {
    let said = try PageReader.read(
      page(),
      """
      await set("layer", 1); await set("slider", 3, "input"); $("stations").click();
      const colors = {}, legends = {};
      for (const what of ["value", "sigma", "change"]) {
        await set("show", what);
        colors[what] = pixel(20, 22); legends[what] = text("legendTitle");
      }
      const changed = text("changed");
      await set("slider", 2, "input");
      return { colors, legends, changed, gone: text("gone"), isGone: !$("gone").hidden };
      """)
    try expectNoFault(said)
    #expect(Set(["value", "sigma", "change"].compactMap { said["colors"][$0].text }).count == 3, "\(said)")
    #expect(said["legends"]["sigma"].text == "σ NO₂, µg/m³" && said["legends"]["change"].text == "Δ NO₂, µg/m³")
    #expect(said["changed"].text?.hasPrefix("NO₂, mitjana: ") == true, "\(said)")
    #expect(
      said["gone"].text == "Esta pàgina no té mapa de l'hora anterior." && said["isGone"] == .boolean(true), "\(said)")
  }

  @Test("says all in the reader's language: the map in words, scores, sources, notices")
  func speaksLanguages() throws {
    let said = try PageReader.read(
      page(scores: [SampleHour.score]),
      """
      const found = {};
      for (const language of ["es", "en"]) {
        await set("language", language);
        found[language] = { lang: document.documentElement.lang, title: document.title, notices: text("notices"), summary: text("summary"), limits: text("limits"),
          scores: [...$("scores").tBodies[0].rows[0].cells].map((one) => one.textContent),
          sources: [...$("sources").tBodies[0].rows].map((row) => [...row.cells].map((one) => one.textContent)) };
      }
      const labelled = [...document.querySelectorAll("select, input, button, canvas")].filter((one) =>
        !one.getAttribute("aria-label") && !one.textContent.trim() && !one.closest("label")).map((one) => one.id);
      return { ...found, labelled, empty: [...document.querySelectorAll("[data-word]")].filter((one) => !one.textContent).length };
      """)
    try expectNoFault(said)
    #expect(said["labelled"].array?.isEmpty == true && said["empty"].number == 0, "\(said)")
    let spanish = said["es"]
    #expect(spanish["lang"].text == "es" && spanish["title"].text?.contains("Índice de calidad del aire") == true)
    #expect(
      spanish["notices"].text?.contains("la sustituye un día típico.No usada: Broken: sin lectura") == true, "\(said)")
    #expect(spanish["summary"].text?.contains("Estaciones: Olivereta ") == true, "\(said)")
    #expect(spanish["limits"].text?.contains("OMS 2021") == true && spanish["limits"].text?.contains("WHO") == false)
    let english = said["en"]
    #expect(english["limits"].text?.contains("WHO 2021") == true)
    #expect(spanish["scores"][2].text == "9,3" && spanish["scores"][3].text == "0,87", "\(said)")
    // Of SO2 and CO nothing is known, which is not that their limits were kept.
    let unknown = "mean over 24 h: not known of SO₂, CO (needs 18 of 24 hours)"
    #expect(english["limits"].text?.contains(unknown) == true, "\(said)")
    #expect(
      english["scores"].array?.compactMap(\.text)
        == ["NO₂", "kriging", "9.3", "0.87", "66 %", ">99 %", "80000", "10", "2026-01-01 – 2026-03-31"])
    #expect(
      english["sources"][0].array?.compactMap(\.text)
        == ["sample", "Generalitat de Testville", "CC-BY-4.0", "of the hour", "32", "60 min"])
    #expect(english["sources"][1][2].text == "ODbL-1.0")
    #expect(
      english["summary"].text?.contains("Vivers") == true && english["summary"].text?.contains("not measured") == true)
  }

  @Test("opens on the layer that was asked for, on the index where no hour has it", arguments: [Pollutant.pm10, .co])
  func opensOnItsLayer(pollutant: Pollutant) throws {
    let report = try Self.reports.get()[0]
    var page = try ReportPage(
      SampleHour.facts(scale: report.scale), spec: report.spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: ReportFont()),
      layer: .pollutant(pollutant))
    try page.add(report)
    let said = try PageReader.read(
      page.html, #"return { id: layer().id, shown: $("layer").selectedOptions[0].textContent };"#)
    try expectNoFault(said)
    #expect(said["id"].text == (pollutant == .pm10 ? "pm10" : "index"), "\(said)")
    #expect(said["shown"].text == (pollutant == .pm10 ? "PM₁₀" : "Air quality index"), "\(said)")
  }

  @Test("tells the bounds of a legend as they are")
  func tellsBounds() throws {
    let report = try Self.reports.get()[0]
    var page = try ReportPage(
      SampleHour.facts(scale: report.scale), spec: report.spec,
      style: ReportStyle(base: SampleHour.base, palette: .scale, language: .es, font: ReportFont()),
      layer: .pollutant(.pm10))
    try page.add(report)
    let said = try PageReader.read(
      page.html,
      #"return { bounds: [...$("legend").querySelectorAll(".bound")].map((one) => one.textContent) };"#)
    try expectNoFault(said)
    #expect(said["bounds"].array?.compactMap(\.text) == ["", "112,5", "90", "67,5", "45", "22,5"], "\(said)")
  }

  @Test("says of a typical day what its σ is not")
  func tellsOtherTimes() throws {
    let said = try PageReader.read(
      page(),
      """
      await set("language", "en");
      const found = {};
      for (const id of ["no2", "pm10"]) {
        await set("layer", report.layers.findIndex((one) => one.id === id));
        await point(7, 11);
        found[id] = { method: text("method"), reading: text("reading") };
      }
      return found;
      """)
    try expectNoFault(said)
    let other = "σ of a typical day, a forecast or other hours is that of the place"
    let standard = "σ is the standard deviation of what a station"
    #expect(said["no2"]["method"].text?.contains(other) == false, "\(said)")
    #expect(said["no2"]["method"].text?.contains(standard) == true, "\(said)")
    #expect(said["pm10"]["method"].text?.contains(other) == true, "\(said)")
    #expect(said["pm10"]["method"].text?.contains(standard) == false, "\(said)")
    #expect(said["pm10"]["reading"].text?.contains("µg/m³, typical day") == true, "\(said)")
    #expect(said["no2"]["reading"].text?.contains("typical day") == false, "\(said)")
  }

  @Test("says that nobody has counted how far off the field is, without a calibration")
  func hasNoScores() throws {
    let said = try PageReader.read(page(), #"return { note: text("scoreNote"), hidden: $("scores").hidden };"#)
    #expect(said["note"].text?.contains("no té una calibració") == true && said["hidden"] == .boolean(true), "\(said)")
  }

  @Test("can be read on a telephone and on a wide screen", arguments: [500, 1400])
  func fitsItsScreen(width: Int) throws {
    let said = try PageReader.read(
      page(), width: width,
      """
      const height = (one) => one.getBoundingClientRect().height;
      const least = Math.min(...[...document.querySelectorAll("svg text")].map(height));
      const marks = [...$("curve").querySelectorAll("text[text-anchor=middle]")].map((one) => one.getBoundingClientRect());
      const apart = marks.every((one, at) => at === 0 || one.left > marks[at - 1].right);
      const first = $("table").tBodies[0].rows[0].cells[0].getBoundingClientRect().width;
      const second = $("table").tBodies[0].rows[3].querySelector("button").textContent;
      const map = $("canvas").getBoundingClientRect();
      const isCut = [...$("signs").querySelectorAll("text")].map((one) => one.getBoundingClientRect()).some((one) => one.right > map.right);
      return { isCut, second, least, marks: marks.length, apart, isWhole: document.documentElement.scrollWidth <= innerWidth, share: first / innerWidth };
      """)
    try expectNoFault(said)
    #expect((said["least"].number ?? 0) > 11 && (said["least"].number ?? 100) < 22, "\(said)")
    #expect(
      said["marks"].number == 4 && said["apart"] == .boolean(true) && said["isWhole"] == .boolean(true), "\(said)")
    #expect(said["isCut"] == .boolean(false), "a station's value is cut: \(said)")
    #expect(said["second"].text == "dimarts 24 de novembre de 2026, 11:00–12:00 (UTC+1:00)")
    #expect((said["share"].number ?? 1) < 0.5, "the hour leaves room for its figures: \(said)")
  }

  @Test("prints the map with its figures")
  func prints() throws {
    let folder = try TemporaryFolder()
    let path = try PageReader.print(page(scores: [SampleHour.score]), into: folder)
    var command = Command(environment: [:])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let text = try command.run(["pdftotext", "-layout", path, "-"]).output
    let heights = try command.run(["pdftotext", "-bbox", path, "-"]).output
      .matches(of: /yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">08:00</).map {
        (Double($0.2) ?? 0) - (Double($0.1) ?? 0)
      }
    #expect(heights.contains { $0 > 7 }, "the curve's hours can be read: \(heights)")
    #expect(
      text.contains("Índex de qualitat de l'aire") && text.contains("CC-BY-4.0") && text.contains("sense lectures."))
  }

  private func expectNoFault(_ said: JSONValue) throws {
    #expect(said["faults"].array?.isEmpty == true, "\(said)")
    #expect(said["requests"].array?.isEmpty == true, "\(said)")
  }

  /// What must be told of a cell of the first hour.
  private func reading(row: Int, column: Int) throws -> String {
    let report = try Self.reports.get()[0]
    let layer = try #require(report[.no2])
    let cell = row * report.spec.columns + column
    let figures = try [layer.values, layer.sigmas].map { values in
      let step = try PageRaster(values, spec: report.spec, least: 0.1).step
      return String(format: step < 1 ? "%.1f" : "%.0f", (Double(values[cell]) / step).rounded() * step)
    }
    // The page is in Valencian, which has a comma for the point.
    return "NO₂ \(figures[0]) ± \(figures[1]) µg/m³".replacing(".", with: ",")
  }
}

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

  private func page() throws -> Data {
    let reports = try Self.reports.get()
    var page = try ReportPage(
      ReportPage.Facts(
        city: "Test</script>ville", zone: SampleHour.zone, scale: reports[0].scale, spec: reports[0].spec),
      base: SampleHour.base, palette: .scale, language: .ca, font: ReportFont())
    try page.add(reports[0])
    page.addMissing(SampleHour.hour + 3600, reason: "no station has a reading of the hour.")
    try page.add(reports[1].moved(hours: 2))
    try page.add(reports[0].moved(hours: 3))
    return page.html
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

  /// What a reader does, and what the page then says, written into the page by a script after its own.
  private static let reader = """
    <script>
    const faults = [];
    window.addEventListener("error", (event) => faults.push(event.message));
    window.addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
    async function read() {
      const canvas = $("canvas"), frame = canvas.getBoundingClientRect();
      $("layer").value = 1; state.layer = 1; await refresh();
      const row = 7, column = 11;
      canvas.dispatchEvent(new PointerEvent("pointermove", {
        clientX: frame.left + (column + 0.5) / columns * frame.width, clientY: frame.top + (row + 0.5) / rows * frame.height }));
      await new Promise((done) => setTimeout(done, 300));
      const reading = $("reading").textContent;
      $("slider").value = 2; $("slider").dispatchEvent(new Event("input"));
      await new Promise((done) => setTimeout(done, 500));
      const shown = state.hour;
      $("language").value = "en"; $("language").dispatchEvent(new Event("change"));
      await new Promise((done) => setTimeout(done, 300));
      const pixel = () => [...canvas.getContext("2d").getImageData(canvas.width * 0.51 | 0, canvas.height * 0.51 | 0, 1, 1).data].join();
      const show = async (what) => { $("show").value = what; $("show").dispatchEvent(new Event("change")); await new Promise((done) => setTimeout(done, 500)); return pixel(); };
      const gap = await show("change");
      await goTo(3);
      const colors = { value: await show("value"), sigma: await show("sigma"), change: await show("change"), gap };
      document.title = JSON.stringify({ reading, shown, faults, colors, changed: $("changed").textContent, moment: $("moment").textContent,
        missing: $("missing").textContent, curve: $("curve").querySelectorAll("circle").length,
        rows: $("table").tBodies[0].rows.length, requests: performance.getEntriesByType("resource").filter((one) => !one.name.startsWith("data:")).length });
    }
    const waiting = setInterval(() => { if (document.body.dataset.ready) { clearInterval(waiting); read(); } }, 50);
    </script>
    """

  @Test("opens in a browser: slider, languages and the value under the pointer work")
  func opensInABrowser() throws {
    let folder = try TemporaryFolder()
    let html = String(decoding: try page(), as: UTF8.self).replacing("</body>", with: Self.reader + "</body>")
    let path = try folder.write(html, as: "page.html")
    var command = Command(environment: ["HOME": folder.url.path])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let result = try command.run([
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
      "--user-data-dir=\(folder.path("profile"))", "--dump-dom", "file://\(path)",
    ])
    let title = String(try #require(result.output.firstMatch(of: /<title>(.*?)<\/title>/)).output.1)
    let said = try JSONValue(
      parsing: title.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&"))
    #expect(said["faults"].array?.isEmpty == true, "\(title)")
    #expect(said["requests"].number == 0)
    #expect(said["shown"].number == 2)
    #expect(said["rows"].number == 4)
    #expect(said["curve"].number == 3)
    #expect(said["moment"].text?.hasPrefix("Tuesday 24 November 2026, 11:00") == true)
    // Each is drawn in colours of its own; after a missing hour no change is.
    #expect(Set(["value", "sigma", "change", "gap"].compactMap { said["colors"][$0].text }).count == 4, "\(title)")
    #expect(said["changed"].text?.contains("±0.0") == true)
    #expect(said["missing"].text?.contains("09:00–10:00") == true)
    let raster = try Self.reports.get()[0]
    let cell = 7 * raster.spec.columns + 11
    let layer = try #require(raster[.no2])
    let step = try PageRaster(layer.values, spec: raster.spec, least: 0.1).step
    let value = ((Double(layer.values[cell]) / step).rounded() * step)
    let sigma = try PageRaster(layer.sigmas, spec: raster.spec, least: 0.1).step
    let deviation = (Double(layer.sigmas[cell]) / sigma).rounded() * sigma
    let expected = "NO₂ \(String(format: "%.1f ± %.1f", value, deviation)) µg/m³"
    #expect(said["reading"].text?.hasPrefix(expected) == true, "\(said["reading"]) instead of \(expected)")
  }
}

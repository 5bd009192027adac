import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Page of routes")
struct RouteMapPageTests {
  private func page(city: String = "Testville") throws -> Data {
    try RouteMapPicture(
      SampleRoutes.map(city: city), base: SampleHour.base, language: .en, font: ReportFont()
    ).html()
  }

  @Test("asks nothing of the network, and takes no name for markup")
  func isOneFile() throws {
    let text = String(decoding: try page(city: "Test</script><b>\"ville\"&"), as: UTF8.self)
    #expect(text.contains("default-src 'none'"))
    #expect(text.firstMatch(of: /https?:\/\//) == nil)
    #expect(text.components(separatedBy: "</script>").count == 2)
    #expect(text.contains("Test&lt;/script&gt;&lt;b&gt;&quot;ville&quot;&amp;"))
  }

  /// What a reader does: points at a line, goes to a row by keyboard, presses it, lets go by Escape.
  ///
  /// A browser without a window tells nobody of a focus as long as it has none itself: then the script does.
  private static let reader = """
    {
    const faults = [];
    window.addEventListener("error", (event) => faults.push(event.message));
    const on = () => [...document.querySelectorAll(".on")].map((part) => part.tagName + part.dataset.route).join(" ");
    const tell = (one, event) => document.hasFocus() || one.dispatchEvent(new FocusEvent(event, { bubbles: true }));
    const enter = (one) => { one.focus(); tell(one, "focusin"); }, leave = (one) => { one.blur(); tell(one, "focusout"); };
    const line = document.querySelector("g.route[data-route='3']"), button = buttons[1];
    line.dispatchEvent(new PointerEvent("pointerenter")); const pointed = on();
    line.dispatchEvent(new PointerEvent("pointerleave")); const left = on();
    enter(button); const focused = on();
    button.click(); leave(button); const pinned = on(), pressed = button.getAttribute("aria-pressed");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); const released = on();
    enter(line); const reached = document.activeElement === line ? on() : "not reached";
    line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })); leave(line); const kept = on();
    const box = document.querySelector("figure svg").getBoundingClientRect();
    const image = document.querySelector("figure image").getBBox();
    document.title = JSON.stringify({ faults, pointed, left, focused, pinned, pressed, released, reached, kept,
      width: box.width, image: image.width, rows: document.querySelectorAll("tbody").length,
      ends: document.querySelectorAll(".end").length, zones: document.querySelectorAll("circle.zone").length,
      requests: performance.getEntriesByType("resource").filter((one) => !one.name.startsWith("data:")).length });
    }
    """

  @Test("opens in a browser: lines and rows answer to pointer and keyboard")
  func opensInABrowser() throws {
    let said = try Browser.said(by: page(), running: Self.reader)
    #expect(said["faults"].array?.isEmpty == true)
    #expect(said["requests"].number == 0)
    #expect(said["rows"].number == 3 && said["ends"].number == 2 && said["zones"].number == 2)
    #expect(said["pointed"].text == "g3 TBODY3")
    #expect(said["left"].text == "")
    #expect(said["focused"].text == "g2 TBODY2")
    #expect(said["pinned"].text == "g2 TBODY2" && said["pressed"].text == "true")
    #expect(said["released"].text == "")
    #expect(said["reached"].text == "g3 TBODY3")
    #expect(said["kept"].text == "g3 TBODY3")
    #expect((said["width"].number ?? 0) > 300 && (said["image"].number ?? 0) > 300)
  }

  @Test("can be read on a telephone and on a wide screen", arguments: [500, 1400])
  func fitsItsScreen(width: Int) throws {
    let said = try Browser.said(
      by: page(), width: width,
      running: """
        {
        const texts = [...document.querySelectorAll("figure text")].map((one) => one.getBoundingClientRect());
        document.title = JSON.stringify({ least: Math.min(...texts.map((one) => one.height)), signs: texts.length,
          isWhole: document.documentElement.scrollWidth <= innerWidth });
        }
        """)
    #expect(
      said["signs"].number == 7 && (said["least"].number ?? 0) > 9 && said["isWhole"] == .boolean(true), "\(said)")
  }

  @Test("fits a telephone of 390 points, its table too")
  func fitsATelephone() throws {
    let inner = String(decoding: try page(), as: UTF8.self)
      .replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frame = "<iframe width=390 height=800 srcdoc=\"\(inner)\"></iframe>"
    let said = try Browser.said(
      by: Data("<html><head><title></title></head><body>\(frame)</body></html>".utf8),
      running: """
        addEventListener("load", () => {
        const page = document.querySelector("iframe").contentDocument, table = page.querySelector(".scroll");
        document.title = JSON.stringify({ page: page.documentElement.scrollWidth, table: table.scrollWidth - table.clientWidth });
        });
        """)
    #expect((said["page"].number ?? 1000) <= 390 && (said["table"].number ?? 1) <= 0, "\(said)")
  }

  @Test("prints every column of its table")
  func prints() throws {
    let folder = try TemporaryFolder()
    let path = try PageReader.print(page(), into: folder)
    var command = Command(environment: [:])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let words = try command.run(["pdftotext", "-bbox", path, "-"]).output
    let width = try #require(words.firstMatch(of: /page width="([\d.]+)"/).flatMap { Double($0.1) })
    let doses = words.matches(of: /xMax="([\d.]+)" yMax="[\d.]+">9\.3</).compactMap { Double($0.1) }
    #expect(doses.count == 3 && doses.allSatisfy { $0 < width - 20 }, "\(doses) of \(width)")
  }
}

import Foundation
import TestSupport

/// Opens a page in a browser without a window, and does with it what a reader does.
enum PageReader {
  /// Faults are heard from the very beginning.
  private static let listener = """
    <script>
    const faults = [];
    addEventListener("error", (event) => faults.push(event.message));
    addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
    for (const kind of ["error", "warn"]) console[kind] = (...words) => faults.push(words.join(" "));
    </script>
    """

  /// What helps a script to use the page, and where it says what it found.
  private static let helpers = """
    const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    async function set(id, value, kind = "change") { $(id).value = value; $(id).dispatchEvent(new Event(kind)); await wait(400); }
    async function point(row, column, kind = "pointermove") {
      const frame = $("canvas").getBoundingClientRect();
      $("canvas").dispatchEvent(new PointerEvent(kind, { bubbles: true,
        clientX: frame.left + (column + 0.5) / columns * frame.width, clientY: frame.top + (row + 0.5) / rows * frame.height }));
      await wait(300);
    }
    async function press(key, more = {}) { $("canvas").dispatchEvent(new KeyboardEvent("keydown", { key, ...more })); await wait(200); }
    const text = (id) => $(id).textContent;
    const pixel = (row, column) => [...$("canvas").getContext("2d").getImageData(
      (column + 0.5) / columns * $("canvas").width | 0, (row + 0.5) / rows * $("canvas").height | 0, 1, 1).data].join();
    """

  /// What a script finds: an asynchronous function's body that returns an object; `faults` and `requests` are added.
  static func read(_ html: Data, width: Int = 800, _ script: String) throws -> JSONValue {
    let folder = try TemporaryFolder()
    let reader = """
      <script>\(helpers)
      async function read() { \(script) }
      const waiting = setInterval(async () => {
        if (!document.body.dataset.ready) return;
        clearInterval(waiting);
        const found = await read();
        const requests = performance.getEntriesByType("resource").map((one) => one.name).filter((name) => !name.startsWith("data:"));
        document.body.replaceChildren(Object.assign(document.createElement("pre"), { textContent: JSON.stringify({ ...found, faults, requests }) }));
      }, 50);
      </script></body>
      """
    let page = String(decoding: html, as: UTF8.self).replacing("<head>", with: "<head>" + listener)
      .replacing("</body>", with: reader)
    let path = try folder.write(page, as: "page.html")
    let output = try chromium(
      ["--virtual-time-budget=30000", "--window-size=\(width),900", "--dump-dom", "file://\(path)"], in: folder
    ).output
    guard let found = output.firstMatch(of: /<pre>(.*?)<\/pre>/) else { return .null }
    return try JSONValue(
      parsing: String(found.output.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
        "&amp;", with: "&"))
  }

  /// The page as it is printed.
  static func print(_ html: Data, into folder: TemporaryFolder) throws -> String {
    let path = try folder.write(html, as: "page.html")
    let printed = folder.path("printed.pdf")
    _ = try chromium(
      ["--virtual-time-budget=10000", "--no-pdf-header-footer", "--print-to-pdf=\(printed)", "file://\(path)"],
      in: folder)
    return printed
  }

  private static func chromium(_ words: [String], in folder: TemporaryFolder) throws -> Command.Result {
    var command = Command(environment: ["HOME": folder.url.path])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    return try command.run(
      ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path("profile"))"] + words)
  }
}

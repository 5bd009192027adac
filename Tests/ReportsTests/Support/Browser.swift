import Foundation
import TestSupport
import Testing

/// A page as a browser without a window has it, after a script of the test has run in it.
enum Browser {
  /// Opens a page with one more script at its end, which puts what it found into the document's title as JSON.
  static func said(
    by html: Data, width: Int = 800, running script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws
    -> JSONValue
  {
    let folder = try TemporaryFolder()
    let text = String(decoding: html, as: UTF8.self).replacing("</body>", with: "<script>\(script)</script></body>")
    let path = try folder.write(text, as: "page.html")
    var command = Command(environment: ["HOME": folder.url.path])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let result = try command.run([
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
      "--window-size=\(width),900",
      "--user-data-dir=\(folder.path("profile"))", "--dump-dom", "file://\(path)",
    ])
    let title = try #require(result.output.firstMatch(of: /<title>(.*?)<\/title>/), sourceLocation: sourceLocation)
    return try JSONValue(
      parsing: String(title.output.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
        "&amp;", with: "&"))
  }
}

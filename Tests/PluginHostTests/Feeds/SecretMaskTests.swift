import AirData
import TestSupport
import Testing

@testable import PluginHost

@Suite("Hiding secrets")
struct SecretMaskTests {
  @Test(
    "A secret is hidden as it is and in all the ways that addresses write it",
    arguments: [
      "k/y+1=ü &", "k%2Fy%2B1%3D%C3%BC%20%26", "k%2fy%2b1%3d%c3%bc%20%26", "k/y+1=%C3%BC%20&", "k%2Fy%2B1%3D%C3%BC+%26",
      "k/y%2B1%3D%C3%BC%20%26",
    ])
  func forms(written: String) {
    let mask = SecretMask(["k/y+1=ü &"])
    #expect(mask.masked("before \(written) after") == "before *** after")
    #expect(mask.finds(in: Array("a\(written)b".utf8)))
  }

  @Test(
    "A mark that combines with a secret does not hide it, nor does one that is written apart from its letter",
    arguments: [("hush\u{301}", "***\u{301}"), ("\u{D4E}hush", "\u{D4E}***"), ("k\u{65}\u{301}y", "***")])
  func combined(text: String, masked: String) {
    #expect(Array(SecretMask(["hush", "k\u{E9}y"]).masked(text).utf8) == Array(masked.utf8))
  }

  @Test("Of two secrets where one holds the other nothing is left")
  func nested() {
    #expect(SecretMask(["abc", "abcdef"]).masked("abcdef abc") == "*** ***")
  }

  @Test("Without secrets a text stays as it is")
  func none() {
    for mask in [SecretMask([]), SecretMask([""])] {
      #expect(mask.masked("a text") == "a text" && !mask.finds(in: Array("a text".utf8)))
    }
  }

  @Test("All kinds of errors lose them")
  func errors() {
    let mask = SecretMask(["hush"])
    let errors: [SourceError] = [
      .setting(name: "key", problem: "is hush"), .file(path: "/hush", problem: "hush"), .malformed("hush"),
      .unavailable("hush"), .quota("hush"),
    ]
    for error in errors {
      #expect(!"\(mask.masked(error))".contains("hush"))
      #expect(mask.masked(error).shortDescription == error.shortDescription)
    }
  }

  @Test("A server that puts the key into the path it redirects to does not get it printed")
  func echoed() async throws {
    var bench = try FeedBench()
    bench.key = "hush hush"
    for target in ["http://example.org/hush%20hush/", "/hush%20hush/", "https://127.0.0.1:9/hush%20hush"] {
      let server = try LoopbackServer.always("302 Found", headers: "Location: \(target)\r\n")
      let sentence = try await bench.ask(server.url + "/feed/hush%20hush?token=hush+hush")
      #expect(sentence.hasPrefix("unavailable: ") && sentence.contains("***") && !sentence.contains("hush"))
    }
    let refusing = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: 3600\r\n")
    let sentence = try await bench.ask(refusing.url + "/feed/hush%20hush/")
    #expect(sentence.hasPrefix("quota: \(refusing.url)/feed/***/ refuses"))
  }
}

import AirData
import Testing

@Suite("Parameters of a request")
struct HTTPRequestParametersTests {
  private func url(_ base: String, _ parameters: [(name: String, value: String)]) -> String {
    HTTPRequest(url: base, parameters: parameters).url
  }

  @Test("They follow the address")
  func plain() {
    #expect(url("https://a.example/x", [("b", "1"), ("c", "2")]) == "https://a.example/x?b=1&c=2")
    #expect(url("https://a.example/x?a=0", [("b", "1")]) == "https://a.example/x?a=0&b=1")
    #expect(url("https://a.example/x", []) == "https://a.example/x")
  }

  @Test("Lists and times stay readable; what ends or joins parameters is encoded")
  func encoding() {
    #expect(
      url("https://a.example/", [("t", "2026-01-10T09:00,-0.35")]) == "https://a.example/?t=2026-01-10T09:00,-0.35")
    #expect(url("https://a.example/", [("k", "a&b=c d+é#\n")]) == "https://a.example/?k=a%26b%3Dc%20d%2B%C3%A9%23%0A")
  }
}

@Suite("The weight of a request")
struct HTTPRequestWeightTests {
  @Test(
    "It is sound where it is a number above 0",
    arguments: [(1.0, true), (0.5, true), (0, false), (-1, false), (Double.infinity, false), (Double.nan, false)])
  func soundness(weight: Double, isSound: Bool) {
    var request = HTTPRequest(url: "https://a.example/")
    request.quotaWeight = weight
    #expect(request.hasSoundWeight == isSound)
  }
}

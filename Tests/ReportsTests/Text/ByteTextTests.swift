import Testing

@testable import Reports

@Suite("Text as bytes")
struct ByteTextTests {
  private func json(_ value: Double?) -> String {
    var text = ByteText()
    text.append(json: value, decimals: 2)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test("a number is written as JSON, and null where there is none that JSON has")
  func numbers() {
    #expect(json(1.5) == "1.5" && json(-0.004) == "0" && json(12) == "12")
    for none in [Double.nan, .infinity, -.infinity, 1e12, nil] { #expect(json(none) == "null") }
  }

  @Test("people see a dash for what is no number")
  func texts() {
    #expect(Double.nan.text(decimals: 1) == "–" && 2.25.text(decimals: 2) == "2.25")
  }
}

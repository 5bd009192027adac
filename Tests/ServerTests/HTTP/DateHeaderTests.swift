import Foundation
import Testing

@testable import Server

@Suite("The time in the head of an answer")
struct DateHeaderTests {
  @Test(
    "is written as RFC 9110 has it",
    arguments: [
      (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"), (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (1_772_409_599.0, "Sun, 01 Mar 2026 23:59:59 GMT"),
    ])
  func form(seconds: Double, text: String) {
    #expect(DateHeader().text(at: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test("advances every second, and goes back where the clock does")
  func renewal() {
    let header = DateHeader()
    let texts = [100, 100.5, 101, 99].map { header.text(at: Date(timeIntervalSince1970: $0)).suffix(6) }
    #expect(texts == ["40 GMT", "40 GMT", "41 GMT", "39 GMT"])
  }
}

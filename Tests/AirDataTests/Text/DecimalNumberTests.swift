import AirData
import Geo
import Testing

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test(
    "Decimal numbers are read",
    arguments: [
      ("0", 0.0), ("58.0", 58.0), ("-3.5", -3.5), ("+7", 7), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015),
      ("007", 7), ("0.1", 0.1), ("39.47071883", 39.470_718_83),
    ])
  func numbers(text: String, value: Double) {
    #expect(DecimalNumber.parse(text) == value)
  }

  @Test(
    "What only looks like a number is refused",
    arguments: [
      "", "-", ".", "+", "nan", "NaN", "inf", "-Infinity", "0x10", "1e", "1e+", "1,5", "1.2.3", "1 000", "1_000", "12a",
      "--1",
      "1e999", "1e1000", "٣",
    ])
  func refused(text: String) {
    #expect(DecimalNumber.parse(text) == nil)
  }

  @Test("A decimal comma is read only where it is allowed")
  func comma() {
    #expect(DecimalNumber.parse("12,5", allowingComma: true) == 12.5)
    #expect(DecimalNumber.parse("12.5", allowingComma: true) == 12.5)
    #expect(DecimalNumber.parse("1.234,5", allowingComma: true) == nil)
    #expect(DecimalNumber.parse("1,234,5", allowingComma: true) == nil)
  }

  @Test("Every number that Swift prints reads back as itself")
  func roundTrip() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<5000 {
      let value = Double.random(in: -1...1, using: &random) * (random.next() % 2 == 0 ? 1e17 : 1e-5)
      #expect(DecimalNumber.parse("\(value)") == value)
      #expect(DecimalNumber.parse("\(value)".replacing(".", with: ","), allowingComma: true) == value)
    }
  }
}

import Setup
import Testing

@Suite("Numbers as people write them")
struct NumberTextTests {
  @Test(
    "have a fraction only where it says something",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (12, "12"), (-3, "-3"), (1.5, "1.5"), (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
    ])
  func plain(number: Double, text: String) {
    #expect(NumberText.plain(number) == text)
  }

  @Test(
    "have no sign where they round to nothing",
    arguments: [
      (-0.04, "0.0", "0.0"), (0.04, "0.0", "0.0"), (-0.0, "0.0", "0.0"), (-0.06, "-0.1", "-0.1"), (0.06, "0.1", "+0.1"),
      (12.34, "12.3", "+12.3"), (.nan, "nan", "nan"),
    ])
  func signs(number: Double, fixed: String, signed: String) {
    #expect(NumberText.fixed(number, decimals: 1) == fixed)
    #expect(NumberText.signed(number, decimals: 1) == signed)
  }

  @Test(
    "are degrees without an exponent beside the equator and Greenwich too",
    arguments: [
      (39.4699, "39.4699"), (-0.3763, "-0.3763"), (0.00002, "0.0000200"), (-0.0, "0.0"), (-1e-9, "0.0"),
    ])
  func degrees(number: Double, text: String) {
    #expect(NumberText.degrees(number) == text)
  }

  @Test("are degrees with fewer decimals where fewer are asked for")
  func roundedDegrees() {
    #expect(NumberText.degrees(39.469_907, decimals: 5) == "39.46991")
    #expect(NumberText.degrees(-0.000_03, decimals: 5) == "-0.00003")
  }
}

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
}

import Testing

@testable import Places

@Suite("House numbers")
struct HouseNumberTests {
  @Test("one number, with what stands behind it")
  func one() {
    #expect(HouseNumber("12") == HouseNumber(12))
    #expect(HouseNumber("12 B") == HouseNumber(12, suffix: "b"))
    #expect(HouseNumber("12bis") == HouseNumber(12, suffix: "bis"))
    #expect(HouseNumber("b12") == nil)
    #expect(HouseNumber("0") == nil)
    #expect(HouseNumber("999999999999999999999") == nil)
  }

  @Test("a run holds the numbers of its side")
  func run() throws {
    let run = try #require(HouseNumber("12-16"))
    #expect([12, 13, 14, 15, 16, 18].map(run.holds) == [true, false, true, false, true, false])
    let corner = try #require(HouseNumber("3–6"))
    #expect(corner.holds(4))
  }

  @Test("several in one tag")
  func several() {
    #expect(HouseNumber.all(in: "12;14, 16a") == [HouseNumber(12), HouseNumber(14), HouseNumber(16, suffix: "a")])
  }
}

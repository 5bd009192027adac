import AirData
import Testing

@testable import Trips

@Suite("What round trips come to")
struct RouteLoopsTests {
  private func verdict(_ relativeBurden: Double?, byTraffic: VerdictWords.Pollution? = nil) -> String {
    text(relativeBurden, byTraffic: byTraffic).en
  }

  private func text(_ relativeBurden: Double?, byTraffic: VerdictWords.Pollution? = nil) -> LocalizedText {
    RouteLoops(
      length: .meters(4000),
      loops: [.init(repeatedShare: 0, sharedShare: 0, relativeBurden: relativeBurden)], byTraffic: byTraffic
    ).verdict
  }

  @Test("says how much less they have than the streets around, and by what that is told")
  func less() {
    #expect(
      verdict(0.88)
        == "A loop of about 4 km; the first has 12 % less pollution on its way than the streets around have on average."
    )
    let (alone, beside) = (VerdictWords.byTraffic(beside: nil), VerdictWords.byTraffic(beside: .pm25))
    #expect(verdict(0.88, byTraffic: alone).contains("12 % less pollution by traffic alone on its way"))
    #expect(verdict(0.88, byTraffic: beside).contains("12 % less pollution by traffic and PM2.5 on its way"))
  }

  @Test("says how much more they have where the streets around are cleaner")
  func more() {
    let text = text(1.455)
    #expect(
      text.en
        == "A loop of about 4 km; the first has 46 % more pollution on its way than the streets around have on average."
    )
    #expect(text.es.contains("la primera tiene un 46 % más de contaminación que las calles de alrededor"))
    #expect(text.ca.contains("la primera té un 46 % més de contaminació que els carrers del voltant"))
    #expect(
      verdict(1.1, byTraffic: VerdictWords.byTraffic(beside: nil)).contains("10 % more pollution by traffic alone"))
  }

  @Test("says that the air is much the same where it is", arguments: [0.997, 1, 1.003])
  func same(relativeBurden: Double) {
    #expect(verdict(relativeBurden).contains("much the same"))
  }

  @Test("says that nothing is known of the air where that is so")
  func unknown() {
    #expect(verdict(nil) == "A loop of about 4 km: nothing is known of the air.")
  }
}

import AirData
import Testing

@testable import Trips

@Suite("What round trips come to")
struct RouteLoopsTests {
  private static var mix: VerdictWords.Pollution { VerdictWords.mix(["NO2", "PM2.5"]) }

  private func verdict(_ relativeBurden: Double?, of pollution: VerdictWords.Pollution = Self.mix) -> String {
    text(relativeBurden, of: pollution).en
  }

  private func text(
    _ relativeBurden: Double?, of pollution: VerdictWords.Pollution = Self.mix, count: Int = 1
  ) -> LocalizedText {
    let loop = RouteLoops.Loop(repeatedShare: 0, sharedShare: 0, relativeBurden: relativeBurden)
    return RouteLoops(
      length: .meters(4000), loops: [RouteLoops.Loop](repeating: loop, count: count), pollution: pollution
    ).verdict
  }

  @Test("says how much less they have than the streets around, and by what that is told")
  func less() {
    #expect(
      verdict(0.88)
        == "A loop of about 4 km; it has 12 % less pollution on its way than the streets around have on average."
    )
    let (alone, beside) = (VerdictWords.byTraffic(beside: nil), VerdictWords.byTraffic(beside: .pm25))
    #expect(verdict(0.88, of: alone).contains("12 % less pollution by traffic alone on its way"))
    #expect(verdict(0.88, of: beside).contains("12 % less pollution by traffic and PM2.5 on its way"))
  }

  @Test("says how much more they have where the streets around are cleaner")
  func more() {
    let text = text(1.455)
    #expect(
      text.en
        == "A loop of about 4 km; it has 46 % more pollution on its way than the streets around have on average."
    )
    #expect(text.es.contains("Una vuelta de unos 4 km; tiene un 46 % más de contaminación que las calles de alrededor"))
    #expect(text.ca.contains("Una volta d'uns 4 km; té un 46 % més de contaminació que els carrers del voltant"))
    #expect(
      verdict(1.1, of: VerdictWords.byTraffic(beside: nil)).contains("10 % more pollution by traffic alone"))
  }

  @Test("names the pollutant that they are chosen by: less of it may be more of another one")
  func pollutant() {
    let text = text(0.88, of: VerdictWords.Pollution(name: LocalizedText(same: "O3")))
    #expect(text.en.contains("it has 12 % less O3 on its way than"))
    #expect(text.es.contains("tiene un 12 % menos de O3 que"))
    #expect(text.ca.contains("té un 12 % menys de O3 que"))
    #expect(verdict(0.88, of: VerdictWords.byIndex).contains("12 % less pollution by the index on its way"))
  }

  @Test("speaks of the first where there are several")
  func several() {
    let text = text(0.88, count: 2)
    #expect(text.en.hasPrefix("2 loops of about 4 km; the first has 12 % less pollution"))
    #expect(text.es.hasPrefix("2 vueltas de unos 4 km; la primera tiene un 12 % menos de contaminación"))
    #expect(text.ca.hasPrefix("2 voltes d'uns 4 km; la primera té un 12 % menys de contaminació"))
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

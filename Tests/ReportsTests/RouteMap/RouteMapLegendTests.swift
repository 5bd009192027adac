import AirData
import Testing

@testable import Reports

@Suite("Legend of a map of routes")
struct RouteMapLegendTests {
  private func legend(stops: Int, isRound: Bool = false) throws -> String {
    let routes = try SampleRoutes.map(over: (0..<stops).map { SampleRoutes.crossing(12 + $0, 12) }, isRound: isRound)
    #expect(routes.signs.count == stops + (isRound ? 1 : 2))
    return RouteMapLegend(routes, words: ReportWords(language: .en)).html
  }

  @Test("has one sign for both ends of a loop or a round trip", arguments: [0, 3])
  func round(stops: Int) throws {
    let html = try legend(stops: stops, isRound: true)
    #expect(html.contains("<b>A</b> start and destination") && !html.contains("</b> destination"))
  }

  @Test("calls the destination by the letter that it has on the map", arguments: [(0, "B"), (1, "C"), (30, "AF")])
  func destination(stops: Int, letter: String) throws {
    let html = try legend(stops: stops)
    #expect(html.contains("<b>A</b> start"))
    #expect(html.contains("<b>\(letter)</b> destination"))
  }

  @Test("says what short dashes mean where a bike is pushed, in three languages, and nothing of them elsewhere")
  func pushed() throws {
    let map = try SampleRoutes.map(pushing: [2...6])
    let words: [(Language, String)] = [
      (.en, "on foot, pushing the bike"), (.es, "a pie, con la bici de la mano"), (.ca, "a peu, amb la bici de la mà"),
    ]
    for (language, text) in words {
      let html = RouteMapLegend(map, words: ReportWords(language: language)).html
      #expect(html.contains("<i class=\"pushed\"></i> \(text)</li>"))
    }
    #expect(!(try legend(stops: 0).contains("pushed")))
  }
}

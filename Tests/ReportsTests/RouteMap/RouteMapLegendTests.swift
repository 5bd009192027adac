import AirData
import Testing

@testable import Reports

@Suite("Legend of a map of routes")
struct RouteMapLegendTests {
  private func legend(stops: Int) throws -> String {
    let map = try SampleRoutes.map()
    let trip = RouteMap.Trip(
      mode: map.trip.mode, departure: map.trip.departure, origin: map.trip.origin,
      destination: map.trip.destination, stops: (0..<stops).map { SampleRoutes.crossing(12 + $0, 12) })
    let routes = RouteMap(
      city: map.city, zone: map.zone, trip: trip, air: map.air, routes: map.routes, zones: map.zones,
      attribution: map.attribution, notices: map.notices)
    return RouteMapLegend(routes, words: ReportWords(language: .en)).html
  }

  @Test("calls the destination by the letter that it has on the map", arguments: [(0, "B"), (1, "C"), (30, "AF")])
  func destination(stops: Int, letter: String) throws {
    let html = try legend(stops: stops)
    #expect(html.contains("<b>A</b> start"))
    #expect(html.contains("<b>\(letter)</b> destination"))
  }
}

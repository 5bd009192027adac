import AirData
import Foundation
import Geo
import Testing

@testable import Reports

@Suite("Signs of a map of routes")
struct RouteSignTests {
  /// The signs of a way over stops, on a drawing with ten points to the hundredth of a degree.
  private func signs(over stops: [Coordinate], isRound: Bool = false) throws -> [RouteSign] {
    RouteSign.all(of: try SampleRoutes.map(over: stops, isRound: isRound)) {
      PlanePoint(x: $0.longitude * 1000, y: $0.latitude * 1000)
    }
  }

  @Test("are a letter each where places are apart")
  func apart() throws {
    let signs = try signs(over: [Coordinate(latitude: 10, longitude: 10)])
    #expect(signs.map(\.text) == ["A", "B", "C"])
    #expect(signs.allSatisfy { $0.reachPoints == 0 })
  }

  @Test("tell all letters of places that lie on one another, in one sign that is wider")
  func together() throws {
    let ends = try SampleRoutes.map().trip
    let near = Coordinate(latitude: ends.origin.latitude + 0.001, longitude: ends.origin.longitude)
    let found = try signs(over: [near, Coordinate(latitude: 10, longitude: 10), ends.destination])
    #expect(found.map(\.text) == ["A·B", "C", "D·E"])
    #expect(found.map { $0.reachPoints > 0 } == [true, false, true])
    #expect(try signs(over: [ends.origin], isRound: true).map(\.text) == ["A·B"])
  }

  @Test("hold a place beside a wide sign, whose letter it would hide")
  func beside() throws {
    let origin = try SampleRoutes.map().trip.origin
    let same = [origin, origin]
    func place(east points: Double) -> Coordinate {
      Coordinate(latitude: origin.latitude, longitude: origin.longitude + points / 1000)
    }
    #expect(try signs(over: same + [place(east: 25)]).first?.text == "A·B·C·D")
    #expect(try signs(over: same + [place(east: 35)]).first?.text == "A·B·C")
  }

  @Test("tell of very many the first and the last")
  func many() throws {
    let origin = try SampleRoutes.map().trip.origin
    #expect(try signs(over: Array(repeating: origin, count: 9)).first?.text == "A·B·C…J")
  }

  @Test("stand on the page of routes as they are on the picture")
  func page() throws {
    let map = try SampleRoutes.map(over: [try SampleRoutes.map().trip.destination])
    let picture = RouteMapPicture(map, base: SampleHour.base, language: .en, font: try ReportFont())
    #expect(String(decoding: try picture.html(), as: UTF8.self).contains(">B·C</text>"))
    #expect(
      try picture.png()
        != RouteMapPicture(
          SampleRoutes.map(), base: SampleHour.base, language: .en, font: ReportFont()
        ).png())
  }
}

import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Maps of routes")
struct RouteMapPictureTests {
  private func picture(_ map: RouteMap, _ language: Language = .en) throws -> RouteMapPicture {
    RouteMapPicture(map, base: SampleHour.base, language: language, font: try ReportFont())
  }

  @Test("are the same bytes for the same answer")
  func areRepeatable() throws {
    let map = try SampleRoutes.map()
    #expect(try picture(map).png() == picture(map).png())
    #expect(try picture(map).svg() == picture(map).svg())
    #expect(try picture(map).html() == picture(map).html())
  }

  @Test("look as they did when a person last looked at them")
  func lookRight() throws {
    try GoldenPicture.expect(picture(SampleRoutes.map(maskMeters: 1250)).png(), is: "routes")
  }

  @Test("have short dashes of their own where a bike is pushed, and else none")
  func drawPushedParts() throws {
    let maps = [try SampleRoutes.map(), try SampleRoutes.map(pushing: [2...6]), try SampleRoutes.map(pushing: [8...9])]
    #expect(try Set(maps.map { try picture($0).png() }).count == 3)
    #expect(try Set(maps.map { try picture($0).svg() }).count == 3)
    let pages = try maps.map { String(decoding: try picture($0).html(), as: UTF8.self) }
    #expect(pages.map { $0.components(separatedBy: "<g class=\"pushed\">").count } == [1, 2, 2])
  }

  @Test("show the routes where nothing is known of the air, and say so")
  func needNoAir() throws {
    let map = try SampleRoutes.map(knowsAir: false)
    #expect(try picture(map).png().count > 10_000)
    let page = String(decoding: try picture(map).html(), as: UTF8.self)
    #expect(page.contains("nothing known of the air") && page.contains("unknown"))
    #expect(!page.contains("class=\"ramp\""))
  }

  @Test("tell figures as people read them")
  func tellFigures() throws {
    let english = ReportWords(language: .en)
    let table = RouteTable(try SampleRoutes.map(), words: ReportWords(language: .es))
    #expect(table.pollutants == [.no2, .pm25])
    #expect(
      table.rows[1]
        == RouteTable.Row(
          number: 2, name: "Equilibrado = codo", time: "22 min", timeDifference: "+8 %", distance: "5,25 km",
          burden: "38,5 min", burdenDifference: "−7 ± 3 %", index: "61,2", indexMost: "máx. 88,0",
          doses: ["21,0 µg", "9,3 µg"]))
    #expect(RouteTable.distance(20.4, english) == "20 m" && RouteTable.distance(999.7, english) == "1.00 km")
  }

  @Test("draw every route in a way of its own")
  func drawDistinctly() throws {
    let some = try SampleRoutes.map().routes
    let choices = (0..<6).map { _ in
      MappedRoute(
        kinds: [.choice], line: some[0].line, distanceMeters: 1, durationSeconds: 1, durationPercent: nil, air: nil)
    }
    let pens = RoutePen.pens(of: some + choices.prefix(5))
    #expect(Set(pens).count == pens.count)
    // By width, dashes and the white line in the middle alone, the three that every answer has are told apart.
    let shapes = Set(pens.prefix(3).map { "\($0.width) \($0.dashes) \($0.isHollow)" })
    #expect(shapes.count == 3)
  }

  @Test("have colours over a range that makes little of little")
  func haveAHonestRamp() throws {
    let same = try #require(PollutionRamp([1.2, 1.21, 1.22]))
    #expect(same.range.upperBound - same.range.lowerBound >= 0.36)
    let wide = try #require(PollutionRamp((0...1000).map { Float($0) / 250 }))
    #expect(wide.range == 0...4 && wide.ticks == [0, 1, 2, 3, 4])
    #expect(PollutionRamp([.nan]) == nil)
  }
}

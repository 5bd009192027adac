import AirData
import Testing

@testable import CityAir

@Suite("Figures go with the level by the ratio, ozone by the difference")
struct LevelChangeTests {
  @Test("by hand: of 30 at a level of 40, half the level leaves 15, and 10 of ozone")
  func goesWithTheLevel() {
    #expect(LevelChange(of: .no2, from: 40, to: 20).moved(30) == 15)
    #expect(LevelChange(of: .o3, from: 40, to: 20).moved(30) == 10)
  }

  @Test("the levels may be the means of figures, of which there has to be one")
  func ofMeans() throws {
    let change = try #require(LevelChange(of: .no2, meansOf: [(from: 30, to: 5), (from: 50, to: 35)]))
    #expect(change.moved(30) == 15)
    #expect(LevelChange(of: .no2, meansOf: [])?.moved(30) == nil)
  }

  @Test("from a level of zero there is no ratio, and nothing falls below zero")
  func zeros() {
    #expect(LevelChange(of: .no2, from: 0, to: 15).moved(5) == 20)
    #expect(LevelChange(of: .o3, from: 60, to: 15).moved(30) == 0)
  }

  @Test("what is left of a figure's own part lies between the level and the whole", arguments: [Pollutant.no2, .o3])
  func fades(pollutant: Pollutant) {
    let change = LevelChange(of: pollutant, from: 40, to: 20)
    #expect(change.moved(60, left: 0) == 20)
    #expect(abs(change.moved(60, left: 1) - change.moved(60)) < 1e-9)
    #expect(change.moved(60, left: 0.5) > 20 && change.moved(60, left: 0.5) < change.moved(60))
  }

  @Test("a level of next to nothing makes no figure of many times the other")
  func boundsTheRatio() {
    #expect(LevelChange(of: .no2, from: 1e-9, to: 30).moved(50, left: 1) == 600)
  }
}

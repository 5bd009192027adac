import Geo
import TestSupport
import Testing

@testable import AirData

@Suite("The hours that a sub-index depends on")
struct IndexHoursTests {
  @Test("are those that the scale says, and no earlier ones", arguments: ScaleID.allCases)
  func areNoMore(id: ScaleID) {
    let scale = IndexScale(id)
    var random = SeededRandom(seed: 7)
    for pollutant in scale.pollutants {
      let count = scale.hourCount(of: pollutant)
      for round in 0..<200 {
        let hours = (0..<24).map { _ in Double.random(in: 0...900, using: &random) }
        var all = HourlyConcentrations()
        all.set(pollutant, latestFirst: hours)
        var needed = HourlyConcentrations()
        needed.set(pollutant, latestFirst: hours.prefix(count))
        #expect(
          scale.subIndex(of: pollutant, in: all) == scale.subIndex(of: pollutant, in: needed),
          "\(pollutant), round \(round): \(hours)")
      }
    }
  }

  @Test("are set from one piece of memory as from a sequence")
  func areSetAlike() {
    let hours = [12.5, .nan, -1, .infinity, 0]
    var one = HourlyConcentrations(latest: [.no2: 80])
    var other = one
    one.set(.no2, latestFirst: hours.span)
    other.set(.no2, latestFirst: hours)
    for hoursAgo in 0..<24 { #expect(one[.no2, hoursAgo: hoursAgo] == other[.no2, hoursAgo: hoursAgo]) }
    #expect(one[.no2, hoursAgo: 0] == 12.5)
  }
}

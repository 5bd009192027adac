import Geo
import Testing

@testable import AirField

@Suite("How sure a gain is")
struct GainBootstrapTests {
  private func table(_ history: StationHistory, _ method: any LinearInterpolator) throws -> SquaredErrorsByDay {
    SquaredErrorsByDay(
      try HeldOut(history, method: method), hours: Array(history.hours.indices), days: DayNumbers(history))
  }

  @Test("a gain at every station and day is sure, a loss is not")
  func sure() throws {
    let history = Histories.groups(hours: 24 * 10, seed: 1)
    let mean = try table(history, StationMean())
    let nearest = try table(history, NearestStation())
    let sites = Array(history.sites.indices)
    let gain = GainBootstrap(of: nearest, over: mean, sites: sites)
    #expect(gain.probabilityOverDays == 1 && gain.probabilityOverSites == 1)
    let loss = GainBootstrap(of: mean, over: nearest, sites: sites)
    #expect(loss.probabilityOverDays == 0 && loss.probabilityOverSites == 0)
  }

  @Test("a gain that is owed to one station is sure over days and not over stations")
  func oneStation() throws {
    // Station 1 stands beside station 0 and swings with it; all others differ by chance.
    var places = Histories.places(16, seed: 4)
    places[1].latitude = places[0].latitude + 0.0001
    places[1].longitude = places[0].longitude
    let history = Histories.make(places, hours: 24 * 10) { hour, station in
      let swing = hour % 2 == 0 ? 20.0 : -20
      return 40 + (station < 2 ? swing : 0) + Double((hour * 7 + station * station * 13) % 11)
    }
    let sites = [0] + Array(2..<16)
    let gain = GainBootstrap(
      of: try table(history, NearestStation()), over: try table(history, StationMean()), sites: sites)
    #expect(gain.probabilityOverDays > 0.95)
    #expect(gain.probabilityOverSites < 0.95)
  }
}

import Testing

@testable import AirField

@Suite("Second moments of a history")
struct MomentTableTests {
  @Test("give the squared errors that going through the hours gives", arguments: [1, 2, 3] as [UInt64])
  func agreesWithHeldOut(seed: UInt64) throws {
    // One set of stations, since rare ones are not searched over.
    let history = Histories.noise(hours: 40, seed: seed)
    let hours = [Int](0..<40).filter { $0 % 3 != 0 }
    for method in StencilTests.methods {
      let heldOut = try HeldOut(history, method: method)
      let errors = try ErrorMoments(history, hours: hours).errors(of: method)
      for site in history.sites.indices {
        let squares = heldOut.indices.filter { $0.site == site && hours.contains($0.hour) }
          .reduce(0) { $0 + heldOut.error($1.index) * heldOut.error($1.index) }
        #expect(isClose(errors[site] / squares, 1, 1e-4), "method \(method.id), seed \(seed)")
      }
    }
  }

  @Test("leave out readings that are predicted from a twin, as the sums by day do")
  func twins() throws {
    var places = Histories.places(8, seed: 4)
    places[1] = places[0]
    let history = Histories.make(places, hours: 48) { hour, station in
      hour < 24 && station == 1 ? nil : Double(20 + (hour * 7 + station * 5) % 13)
    }
    let hours = Array(history.hours.indices)
    let byDay = SquaredErrorsByDay(
      try HeldOut(history, method: StationMean()), hours: hours, days: DayNumbers(history))
    #expect(byDay.counts[0] == [24, 0] && byDay.counts[1] == [0, 0] && byDay.counts[2] == [24, 24])
    let errors = try ErrorMoments(history, hours: hours).errors(of: StationMean())
    for site in history.sites.indices {
      let squares = byDay.sums[site].reduce(0, +)
      #expect(abs(errors[site] - squares) <= 1e-4 * max(1, squares), "site \(site)")
    }
  }
}

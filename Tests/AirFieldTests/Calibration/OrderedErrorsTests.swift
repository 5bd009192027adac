import Geo
import Testing

@testable import AirField

@Suite("Errors in their order")
struct OrderedErrorsTests {
  /// A history with gaps, the last two of whose stations stand at one place.
  private static let history: StationHistory = {
    var generator = SeededRandom(seed: 8)
    let places = Histories.places(9, seed: 8)
    return Histories.make(places + [places[8]], hours: 60) { _, _ in
      Double.random(in: 0..<1, using: &generator) < 0.2 ? nil : Double(Int.random(in: 20...40, using: &generator))
    }
  }()

  @Test("have the quantiles that the errors of all sites have, and of all but one")
  func quantiles() throws {
    let history = Self.history
    let heldOut = try HeldOut(history, method: StationMean())
    let hours = Array(history.hours.indices.dropFirst(7))
    let ordered = OrderedErrors(heldOut, hours: hours)
    for left in history.sites.indices.map(Int?.some) + [nil] {
      let errors = heldOut.standardizedErrors(hours: hours, sites: history.sites.indices.filter { $0 != left })
      #expect(ordered.count(without: left) == errors.count)
      let expected = try #require(ErrorQuantiles(errors))
      #expect(ordered.quantiles(without: left) == expected)
    }
  }

  @Test("have none where a site leaves fewer than a hundred")
  func tooFew() throws {
    let heldOut = try HeldOut(Self.history, method: StationMean())
    let ordered = OrderedErrors(heldOut, hours: Array(0..<13))
    let fewest = Self.history.sites.indices.map { ordered.count(without: $0) }.min() ?? 0
    #expect(fewest < 100)
    for site in Self.history.sites.indices {
      #expect((ordered.quantiles(without: site) == nil) == (ordered.count(without: site) < 100))
    }
  }
}

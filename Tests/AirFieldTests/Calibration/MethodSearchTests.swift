import Testing

@testable import AirField

@Suite("The search for a method")
struct MethodSearchTests {
  private let history: StationHistory
  private let table: ErrorMoments
  private let spread: HourlySpread

  init() throws {
    history = Histories.groups(hours: 24 * 10, seed: 5)
    let hours = Array(history.hours.indices)
    table = ErrorMoments(history, hours: hours)
    spread = try #require(HourlySpread(of: history, hours: hours))
  }

  @Test("chooses without each site, and one more, the method that has the least error over the others")
  func withoutEach() throws {
    let search = try MethodSearch(table, spread: spread)
    let sites = history.sites.indices
    for family in MethodFamily.allCases {
      let errors = try family.methods.map { method in
        (method, errors: try table.errors(of: method.interpolator(spread: spread)))
      }
      for left in [nil] + sites.map(Optional.some) {
        let best = search.bestWithoutEach(family, besides: left)
        #expect(best.count == sites.count)
        for site in sites {
          let totals = errors.map { method, errors in
            (method, total: sites.reduce(0.0) { $0 + ($1 == site || $1 == left ? 0 : errors[$1]) })
          }
          let least = try #require(totals.map(\.total).min())
          let chosen = try #require(totals.first { $0.0 == best[site] })
          // Sums in another order may differ in their last digits.
          #expect(chosen.total <= least * (1 + 1e-12), "\(family) without \(site) and \(String(describing: left))")
        }
      }
    }
  }

  @Test("leaves a site out that is the one left out already as if it were named once")
  func twice() throws {
    let search = try MethodSearch(table, spread: spread)
    for site in history.sites.indices {
      let best = search.bestWithoutEach(.kriging, besides: site)
      #expect(best[site] == search.bestWithoutEach(.kriging, besides: nil)[site])
    }
  }
}

import Testing

@testable import Bench

@Suite("Figures in order")
struct SortedFiguresTests {
  @Test("have quantiles, the same for times as for numbers of ways")
  func quantiles() {
    let figures = SortedFigures((1...100).map(Double.init).reversed())
    #expect([0, 0.5, 0.95, 0.99, 1].map(figures.quantile) == [1, 51, 96, 100, 100])
    #expect(figures.largest == 100)
  }

  @Test("are zero and nothing where there are none")
  func none() {
    #expect(SortedFigures([]).quantile(0.5) == 0)
    #expect(SortedFigures([]).largest == nil)
    #expect(BenchSearch.quantiles([]) == "none")
  }
}

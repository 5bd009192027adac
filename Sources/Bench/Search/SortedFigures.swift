/// Figures in order, the least first.
struct SortedFigures {
  private let figures: [Double]

  init(_ figures: [Double]) {
    self.figures = figures.sorted()
  }

  var count: Int { figures.count }

  /// The largest of them, nil where there is none.
  var largest: Double? { figures.last }

  /// The figure below which a share of them lies, 0 where there is none.
  func quantile(_ share: Double) -> Double {
    figures.isEmpty ? 0 : figures[min(figures.count - 1, Int(share * Double(figures.count)))]
  }
}

/// What was measured, held against what was predicted of it.
public struct RiseScore: Sendable {
  private var products = 0.0
  private var squares = 0.0

  /// How much what was measured rises where what is predicted rises by 1, both 0 together; 1 where what is predicted is
  /// right on average, above it where too little is predicted, NaN where nothing was.
  public var slope: Double { products / squares }

  mutating func add(predicted: Double, measured: Double) {
    products += predicted * measured
    squares += predicted * predicted
  }

  /// Adds how far each of some values is from the mean of all, in what is predicted and in what was measured.
  mutating func add(deviationsOf values: [(predicted: Double, measured: Double)]) {
    guard !values.isEmpty else { return }
    let count = Double(values.count)
    let predicted = values.reduce(0) { $0 + $1.predicted } / count
    let measured = values.reduce(0) { $0 + $1.measured } / count
    for value in values { add(predicted: value.predicted - predicted, measured: value.measured - measured) }
  }
}

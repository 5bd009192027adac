/// What was measured, held against what was told of it.
public struct RiseScore: Sendable {
  private var products = 0.0
  private var squares = 0.0

  /// How much what was measured rises where what is told rises by 1, both 0 together; 1 where what is told is right on
  /// average, above it where too little is told, NaN where nothing was.
  public var slope: Double { products / squares }

  mutating func add(told: Double, measured: Double) {
    products += told * measured
    squares += told * told
  }

  /// Adds how far each of some values is from the mean of all, in what is told and in what was measured.
  mutating func add(deviationsOf values: [(told: Double, measured: Double)]) {
    guard !values.isEmpty else { return }
    let count = Double(values.count)
    let told = values.reduce(0) { $0 + $1.told } / count
    let measured = values.reduce(0) { $0 + $1.measured } / count
    for value in values { add(told: value.told - told, measured: value.measured - measured) }
  }
}

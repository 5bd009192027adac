/// Stations at their scaled places, each with what its correlation with a point counts for.
struct WeightedStations: Sendable {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []
  private(set) var weights: [Double] = []

  var count: Int { weights.count }
  var isEmpty: Bool { weights.isEmpty }
  /// Sum of the weights, whatever their signs.
  var totalWeight: Double { weights.reduce(0) { $0 + abs($1) } }

  private mutating func append(_ index: Int, of other: WeightedStations) {
    x.append(other.x[index])
    y.append(other.y[index])
    weights.append(other.weights[index])
  }

  /// Parts them by a test of their places.
  func split(_ isSecond: (_ x: Double, _ y: Double) -> Bool) -> (WeightedStations, WeightedStations) {
    var parts = (WeightedStations(), WeightedStations())
    for index in weights.indices {
      if isSecond(x[index], y[index]) { parts.1.append(index, of: self) } else { parts.0.append(index, of: self) }
    }
    return parts
  }

  /// Adds what the stations say at eight points.
  @inline(__always)
  func add<Shape: CorrelationShape>(_: Shape.Type, atX pointX: Lanes, y pointY: Lanes, to sum: inout Lanes) {
    let x = x.span
    let y = y.span
    let weights = weights.span
    for index in 0..<weights.count {
      let deltaX = pointX - x[index]
      let deltaY = pointY - y[index]
      sum += weights[index] * Shape.correlation(ofSquare: deltaX * deltaX + deltaY * deltaY)
    }
  }

  /// Correlations of a station with eight points.
  @inline(__always)
  func correlation<Shape: CorrelationShape>(_: Shape.Type, of index: Int, atX pointX: Lanes, y pointY: Lanes) -> Lanes {
    let deltaX = pointX - x[index]
    let deltaY = pointY - y[index]
    return Shape.correlation(ofSquare: deltaX * deltaX + deltaY * deltaY)
  }
}

/// The columns of a tile, eight at a time.
struct TileColumns: Sendable {
  /// Their indices in the lattice.
  let range: Range<Int>
  let interval: ChebyshevInterval
  /// Scaled places; the last column stands for those that are missing in the last eight.
  let x: [Lanes]
  /// What each node counts for, node after node, for each as many as there are ``x``.
  let weights: [Lanes]

  /// Takes some of a lattice's scaled columns.
  init(_ range: Range<Int>, of columns: [Double]) {
    let interval = ChebyshevInterval(around: columns[range])
    let eights = stride(from: range.lowerBound, to: range.upperBound, by: Lanes.scalarCount).map { start in
      (start..<start + Lanes.scalarCount).map { columns[min($0, range.upperBound - 1)] }
    }
    let counts = eights.map { $0.map(interval.weights) }
    self.range = range
    self.interval = interval
    x = eights.map { Lanes($0) }
    weights = (0..<ChebyshevInterval.nodeCount).flatMap { node in counts.map { Lanes($0.map { $0[node] }) } }
  }

  /// The polynomials through values at the nodes, in every column: row after row of nodes, eight columns at a time.
  func profiles(through values: [Double]) -> [Lanes] {
    let count = ChebyshevInterval.nodeCount
    return stride(from: 0, to: values.count, by: count).flatMap { row in
      x.indices.map { eight in
        (0..<count).reduce(into: Lanes.zero) { $0 += values[row + $1] * weights[$1 * x.count + eight] }
      }
    }
  }
}

/// The rows of a tile.
struct TileRows: Sendable {
  let interval: ChebyshevInterval
  /// Scaled places.
  let y: [Double]
  /// What each node counts for, row after row.
  let weights: [Double]

  /// Takes some of a lattice's scaled rows.
  init(_ range: Range<Int>, of rows: [Double]) {
    let interval = ChebyshevInterval(around: rows[range])
    self.interval = interval
    y = Array(rows[range])
    weights = rows[range].flatMap(interval.weights)
  }

  /// Adds the polynomial through profiles at the nodes, of which one is as many vectors as `stride`, in eight columns
  /// of a row.
  @inline(__always)
  func add(_ profiles: Span<Lanes>, at eight: Int, stride: Int, inRow row: Int, to sum: inout Lanes) {
    let weights = weights.span
    for node in 0..<ChebyshevInterval.nodeCount {
      sum += weights[row * ChebyshevInterval.nodeCount + node] * profiles[node * stride + eight]
    }
  }
}

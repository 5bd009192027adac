/// The lower triangle L of a symmetric positive definite matrix A = L Lᵀ, rows packed one after another.
struct CholeskyFactor: Sendable {
  let size: Int
  private let rows: [Double]

  /// Factors a matrix given by its lower triangle, nil when it is not positive definite.
  /// - Complexity: O(n³ / 6).
  init?(size: Int, element: (_ row: Int, _ column: Int) -> Double) {
    var rows: [Double] = []
    rows.reserveCapacity(Self.offset(of: size))
    for row in 0..<size {
      let start = Self.offset(of: row)
      for column in 0...row {
        let other = Self.offset(of: column)
        var rest = element(row, column)
        for inner in 0..<column { rest -= rows[start + inner] * rows[other + inner] }
        if column < row {
          rows.append(rest / rows[other + column])
        } else {
          guard rest > 0, rest.isFinite else { return nil }
          rows.append(rest.squareRoot())
        }
      }
    }
    self.size = size
    self.rows = rows
  }

  /// Solves L y = b in place.
  /// - Complexity: O(n² / 2).
  func solveLower(_ vector: inout [Double]) {
    for row in 0..<size {
      let start = Self.offset(of: row)
      var rest = vector[row]
      for column in 0..<row { rest -= rows[start + column] * vector[column] }
      vector[row] = rest / rows[start + row]
    }
  }

  /// Solves L y = b in place for eight right-hand sides, two rows at a time, which share what they read.
  /// - Complexity: O(n² / 2).
  func solveLower(_ vectors: inout [Lanes]) {
    let rows = rows.span
    var vectors = vectors.mutableSpan
    for row in stride(from: 0, to: size - 1, by: 2) {
      let (start, next) = (Self.offset(of: row), Self.offset(of: row + 1))
      var first = vectors[row]
      var second = vectors[row + 1]
      for column in 0..<row {
        let vector = vectors[column]
        first -= rows[start + column] * vector
        second -= rows[next + column] * vector
      }
      first /= rows[start + row]
      vectors[row] = first
      vectors[row + 1] = (second - rows[next + row] * first) / rows[next + row + 1]
    }
    guard !size.isMultiple(of: 2) else { return }
    let start = Self.offset(of: size - 1)
    var last = vectors[size - 1]
    for column in 0..<size - 1 { last -= rows[start + column] * vectors[column] }
    vectors[size - 1] = last / rows[start + size - 1]
  }

  /// Solves A x = b.
  /// - Complexity: O(n²).
  func solve(_ vector: [Double]) -> [Double] {
    var result = vector
    solveLower(&result)
    for row in (0..<size).reversed() {
      let start = Self.offset(of: row)
      result[row] /= rows[start + row]
      for column in 0..<row { result[column] -= rows[start + column] * result[row] }
    }
    return result
  }

  private static func offset(of row: Int) -> Int { row * (row + 1) / 2 }
}

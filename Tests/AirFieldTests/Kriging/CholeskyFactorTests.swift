import Testing

@testable import AirField

@Suite("Cholesky factor")
struct CholeskyFactorTests {
  // [4 2; 2 5] = L Lᵀ with L = [2 0; 1 2]; its inverse times (8, 14) is (0.75, 2.5).
  @Test("solves two equations worked by hand")
  func two() throws {
    let matrix = [[4.0, 2], [2, 5]]
    let factor = try #require(CholeskyFactor(size: 2) { matrix[$0][$1] })
    var lower = [8.0, 14]
    factor.solveLower(&lower)
    #expect(lower == [4, 5])
    #expect(factor.solve([8, 14]) == [0.75, 2.5])
  }

  @Test("solves for eight right-hand sides as for each of them", arguments: 1...7)
  func eight(size: Int) throws {
    let factor = try #require(CholeskyFactor(size: size) { $0 == $1 ? 3 : 1 / Double($0 + $1) })
    var together = (0..<size).map { row in Lanes((0..<Lanes.scalarCount).map { Double(($0 + 1) * (row - 2)) }) }
    let alone = (0..<Lanes.scalarCount).map { lane in
      var vector = together.map { $0[lane] }
      factor.solveLower(&vector)
      return vector
    }
    factor.solveLower(&together)
    for lane in alone.indices {
      #expect(zip(together, alone[lane]).allSatisfy { isClose($0[lane], $1, 1e-12) }, "lane \(lane)")
    }
  }

  @Test("does not exist for a matrix that is not positive definite")
  func indefinite() {
    #expect(CholeskyFactor(size: 2) { $0 == $1 ? 1 : 2 } == nil)
    #expect(CholeskyFactor(size: 1) { _, _ in .nan } == nil)
  }
}

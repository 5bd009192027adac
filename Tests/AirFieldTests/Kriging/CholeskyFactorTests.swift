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

  @Test("does not exist for a matrix that is not positive definite")
  func indefinite() {
    #expect(CholeskyFactor(size: 2) { $0 == $1 ? 1 : 2 } == nil)
    #expect(CholeskyFactor(size: 1) { _, _ in .nan } == nil)
  }
}

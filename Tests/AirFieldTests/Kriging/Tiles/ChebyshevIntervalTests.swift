import Testing

@testable import AirField

@Suite("Chebyshev interval")
struct ChebyshevIntervalTests {
  private let interval = ChebyshevInterval(around: [3.0, -1, 2])

  @Test("reaches from the least to the greatest point")
  func extent() {
    #expect(interval.middle == 1)
    #expect(interval.halfWidth == 2)
    #expect(interval.nodes.allSatisfy { abs($0 - 1) < 2 })
  }

  @Test("reproduces polynomials of as many coefficients as it has nodes", arguments: 0..<ChebyshevInterval.nodeCount)
  func polynomial(degree: Int) {
    func power(_ base: Double) -> Double { (0..<degree).reduce(1) { result, _ in result * (base - 0.5) } }
    for point in [-1, -0.99, 0, 0.123, 1, 2.5, 3] {
      let value = zip(interval.weights(at: point), interval.nodes).reduce(0) { $0 + $1.0 * power($1.1) }
      #expect(isClose(value, power(point), 1e-9), "at \(point)")
    }
  }

  @Test("has the value of a node at the node")
  func node() {
    let weights = interval.weights(at: interval.nodes[4])
    #expect(weights[4] == 1)
    #expect(weights.reduce(0, +) == 1)
  }

  @Test("of one point is a constant")
  func point() {
    #expect(ChebyshevInterval(around: [7.0]).weights(at: 7).reduce(0, +) == 1)
  }
}

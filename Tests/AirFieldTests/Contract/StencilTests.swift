import Geo
import Testing

@testable import AirField

@Suite("Stencils")
struct StencilTests {
  static let methods: [any LinearInterpolator] = everyMethod.compactMap { $0 as? any LinearInterpolator }
  static let cases = methods.indices.flatMap { method in (1...20).map { (method, UInt64($0)) } }

  @Test("every method has one")
  func everyMethodIsLinear() {
    #expect(Self.methods.count == everyMethod.count)
  }

  @Test("weights times readings are the fitted surface, and σ is its σ", arguments: cases)
  func agreesWithTheSurface(method: Int, seed: UInt64) throws {
    let method = Self.methods[method]
    let samples = randomSamples(seed: seed)
    let surface = try method.fit(samples)
    // The spread of the hour is what σ has in common with that of the mean, whose relative variance is 1 + 1/n.
    let ofMean = try StationMean(spread: method.spread).fit(samples).predict(samples[0].point).sigma
    let spread = ofMean * ofMean / (1 + 1 / Double(samples.count))
    for point in randomPoints(seed: seed) {
      let stencil = try method.stencil(of: samples.map(\.point), at: point)
      let value = zip(stencil.weights, samples).reduce(0) { $0 + $1.0 * $1.1.value }
      let expected = surface.predict(point)
      #expect(isClose(value, expected.value, 1e-6), "method \(method.id), seed \(seed)")
      #expect(
        isClose((spread * stencil.relativeVariance).squareRoot(), expected.sigma, 1e-6),
        "method \(method.id), seed \(seed)")
      #expect(isClose(stencil.weights.reduce(0, +), 1, 1e-9), "method \(method.id), seed \(seed)")
    }
  }

  @Test("leaving each out at once is leaving them out one by one", arguments: cases)
  func leavesAllOut(method: Int, seed: UInt64) throws {
    let method = Self.methods[method]
    let stations = randomSamples(seed: seed).map(\.point)
    guard stations.count > 1 else {
      #expect(throws: FieldError.tooFewToScore) { try method.leaveOneOutWeights(of: stations) }
      return
    }
    let all = try method.leaveOneOutWeights(of: stations)
    for (weights, expected) in zip(all, try method.stencilWeights(of: stations)) {
      for (weight, other) in zip(weights, expected) {
        #expect(isClose(weight, other, 1e-6), "method \(method.id), seed \(seed)")
      }
    }
  }

  @Test("of no stations there is none", arguments: methods.indices)
  func empty(method: Int) {
    #expect(throws: FieldError.noSamples) { try Self.methods[method].stencil(of: [], at: PlanePoint(x: 0, y: 0)) }
  }
}

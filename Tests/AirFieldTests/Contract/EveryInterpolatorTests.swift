import AirField
import Geo
import Testing

@Suite("Every interpolator")
struct EveryInterpolatorTests {
  static let cases = everyMethod.indices.flatMap { method in (1...20).map { (method, UInt64($0)) } }

  @Test("reproduces a constant: its weights sum to one", arguments: cases)
  func constant(method: Int, seed: UInt64) throws {
    let samples = randomSamples(seed: seed).map { sample($0.point.x, $0.point.y, 37) }
    for estimate in try everyMethod[method].fit(samples).predict(randomPoints(seed: seed)) {
      #expect(isClose(estimate.value, 37, 1e-7), "method \(everyMethod[method].id), seed \(seed)")
      #expect(estimate.sigma > 0, "method \(everyMethod[method].id), seed \(seed)")
    }
  }

  @Test("does not change when the map is shifted and turned", arguments: cases)
  func invariance(method: Int, seed: UInt64) throws {
    // A turn whose sine and cosine are 0.6 and 0.8.
    func moved(_ point: PlanePoint) -> PlanePoint {
      PlanePoint(x: 0.8 * point.x - 0.6 * point.y + 12_345, y: 0.6 * point.x + 0.8 * point.y - 6789)
    }
    let samples = randomSamples(seed: seed)
    let points = randomPoints(seed: seed)
    let before = try everyMethod[method].fit(samples).predict(points)
    let after = try everyMethod[method]
      .fit(samples.map { FieldSample(point: moved($0.point), value: $0.value) }).predict(points.map(moved))
    for (first, second) in zip(before, after) {
      #expect(isClose(first.value, second.value, 1e-6), "method \(everyMethod[method].id), seed \(seed)")
      #expect(isClose(first.sigma, second.sigma, 1e-6), "method \(everyMethod[method].id), seed \(seed)")
    }
  }

  @Test("says the same in a batch as point by point", arguments: cases)
  func batch(method: Int, seed: UInt64) throws {
    let surface = try everyMethod[method].fit(randomSamples(seed: seed))
    let points = randomPoints(seed: seed)
    #expect(surface.predict(points) == points.map { surface.predict($0) })
    #expect(surface.values(at: points) == points.map { Float(surface.predict($0).value) })
  }

  // Stations fall silent and come back; what they said before must leave no trace.
  @Test("answers from whichever stations are live, in whatever order", arguments: cases)
  func liveStations(method: Int, seed: UInt64) throws {
    let all = randomSamples(seed: seed)
    let points = randomPoints(seed: seed, count: 5)
    let before = try everyMethod[method].fit(all).predict(points)
    for live in 1...all.count {
      for estimate in try everyMethod[method].fit(Array(all.prefix(live))).predict(points) {
        #expect(estimate.value.isFinite && estimate.sigma > 0, "method \(everyMethod[method].id), seed \(seed)")
      }
    }
    for (first, second) in zip(before, try everyMethod[method].fit(all.reversed()).predict(points)) {
      #expect(isClose(first.value, second.value, 1e-6), "method \(everyMethod[method].id), seed \(seed)")
      #expect(isClose(first.sigma, second.sigma, 1e-6), "method \(everyMethod[method].id), seed \(seed)")
    }
  }

  @Test("takes stations at one place, on one line, and readings that are all zero", arguments: everyMethod.indices)
  func degenerate(method: Int) throws {
    let layouts = [
      [sample(0, 0, 10), sample(0, 0, 30)],
      [sample(0, 0, 10), sample(0, 0, 10), sample(500, 0, 40)],
      [sample(0, 0, 10), sample(1000, 0, 20), sample(2000, 0, 30), sample(3000, 0, 40)],
      [sample(0, 0, 0), sample(1000, 500, 0), sample(0, 700, 0)],
      [sample(5, 5, 20)],
    ]
    for samples in layouts {
      for estimate in try everyMethod[method].fit(samples).predict(randomPoints(seed: 1)) {
        #expect((-1...41).contains(estimate.value))
        #expect(estimate.sigma.isFinite && estimate.sigma > 0)
      }
    }
  }

  @Test("stays symmetric between two equal stations", arguments: everyMethod.indices)
  func symmetry(method: Int) throws {
    let surface = try everyMethod[method].fit([sample(0, 0, 10), sample(1000, 0, 30)])
    let left = surface.predict(PlanePoint(x: 300, y: 200))
    let right = surface.predict(PlanePoint(x: 700, y: -200))
    #expect(isClose(left.sigma, right.sigma))
    if everyMethod[method].id != "nearest" { #expect(isClose(left.value + right.value, 40)) }
  }

  @Test("refuses what is no sample", arguments: everyMethod.indices)
  func refusals(method: Int) {
    let good = sample(0, 0, 10)
    let bad = [
      sample(1, 1, .nan), sample(1, 1, .infinity), sample(.nan, 1, 5), sample(1, .infinity, 5), sample(1, 1, 1e12),
    ]
    #expect(throws: FieldError.noSamples) { try everyMethod[method].fit([]) }
    for sample in bad {
      #expect { try everyMethod[method].fit([good, sample]) } throws: { error in
        guard case .unusableSample(sample.stationID, _)? = error as? FieldError else { return false }
        return true
      }
    }
  }

  @Test("refuses a spread that is no number above zero")
  func spread() {
    for relative in [0, -1, Double.nan, .infinity] {
      let method = StationMean(spread: HourlySpread(relativeSpread: relative))
      #expect(throws: FieldError.self) { try method.fit([sample(0, 0, 10)]) }
    }
  }
}

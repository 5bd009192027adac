import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("Medians of sorted figures without some")
struct SortedOthersTests {
  private func slowMedian(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  @Test("are those of a list that is made and sorted anew", arguments: UInt64(1)...40)
  func agrees(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    // Whole numbers, so that many are equal.
    let values = (0..<Int.random(in: 2...30, using: &generator)).map { _ in
      Double.random(in: 0...12, using: &generator).rounded()
    }.sorted()
    let left = values.indices.filter { _ in generator.chance(0.2) }
    let kept = values.indices.filter { !left.contains($0) }.map { values[$0] }
    let others = SortedOthers(values, without: left)
    #expect(Array(others) == kept, "seed \(seed)")
    guard !kept.isEmpty else { return }
    let median = slowMedian(kept)
    #expect(others.median == median, "seed \(seed)")
    #expect(others.medianDeviation == slowMedian(kept.map { abs($0 - median) }), "seed \(seed)")
  }
}

internal import Streets

/// p of all segments at some moments, moments of a segment side by side, with what they do from one to the next.
///
/// Never changes once it is made.
final class MomentTable: @unchecked Sendable {
  /// Milliseconds after the departure; only their differences count here.
  let times: [Double]
  let segmentCount: Int
  /// p by segment and moment.
  let values: UnsafeMutablePointer<Float>
  /// The steepest rise and fall of p on an open edge from a moment to the next, in a millisecond and at least 0.
  private(set) var steepestRises: [Double]
  private(set) var steepestFalls: [Double]
  /// The changes in shares of p and, on edges that take up to ``longestWithFloor``, of ``floor``.
  private(set) var steepestGrowths: [Double]
  private(set) var steepestDeclines: [Double]
  /// What is added to p, so that a share of next to nothing is no large one.
  let floor: Double
  /// Milliseconds.
  static let longestWithFloor: UInt32 = 600_000
  /// The longest duration of an open edge in milliseconds.
  private(set) var longestDuration: UInt32 = 0

  private let hasSpare: Bool
  private let graph: StreetGraph
  private let mode: TravelMode

  /// Takes a floor of its own where `spare` is 0.
  /// - Complexity: O(moments × (segments + edges)).
  init(_ air: MovingAir, graph: StreetGraph, mode: TravelMode, spare: Double) {
    self.graph = graph
    self.mode = mode
    times = air.moments.map(\.milliseconds)
    segmentCount = graph.segmentCount
    values = .allocate(capacity: max(1, segmentCount * times.count))
    steepestRises = [Double](repeating: 0, count: max(0, times.count - 1))
    steepestFalls = steepestRises
    steepestGrowths = steepestRises
    steepestDeclines = steepestRises
    hasSpare = spare > 0
    floor = spare > 0 ? spare : Self.mean(air.moments.first?.pollution.values ?? []) / 8
    for (moment, air) in air.moments.enumerated() {
      air.pollution.values.withUnsafeBufferPointer { pollution in
        for segment in pollution.indices {
          (values + segment * times.count + moment).initialize(to: pollution[segment])
        }
      }
    }
    findChanges()
  }

  deinit {
    values.deallocate()
  }

  /// Number of moments.
  var count: Int { times.count }

  /// p of a segment at a moment, by their numbers.
  @inline(__always)
  func pollution(_ segment: Int, at moment: Int) -> Double { Double(values[segment * times.count + moment]) }

  /// Calls `body` with segment and duration of each edge that the mode may use.
  @inline(__always)
  func forEachOpenEdge(_ body: (_ segment: Int, _ duration: UInt32) -> Void) {
    let durations = graph.durations(mode)
    let edgeSegment = graph.edgeSegment
    for edge in durations.indices where durations[edge] != StreetGraph.closed {
      body(Int(edgeSegment[edge] >> 1), durations[edge])
    }
  }

  private func findChanges() {
    var longest: UInt32 = 0
    var rises = [Float](repeating: 0, count: steepestRises.count)
    var (falls, growths, declines) = (rises, rises, rises)
    let floor = Float(floor)
    let hasSpare = hasSpare
    let count = times.count
    forEachOpenEdge { segment, duration in
      longest = max(longest, duration)
      let floor = duration <= Self.longestWithFloor || hasSpare ? floor : 0
      var before = values[segment * count]
      for moment in 1..<max(1, count) {
        let next = values[segment * count + moment]
        rises[moment - 1] = max(rises[moment - 1], next - before)
        falls[moment - 1] = max(falls[moment - 1], before - next)
        if next > before {
          growths[moment - 1] = max(growths[moment - 1], (next - before) / (before + floor))
        } else if next < before {
          declines[moment - 1] = max(declines[moment - 1], (before - next) / (next + floor))
        }
        before = next
      }
    }
    longestDuration = longest
    for index in rises.indices {
      let milliseconds = times[index + 1] - times[index]
      steepestRises[index] = Double(rises[index]) / milliseconds
      steepestFalls[index] = Double(falls[index]) / milliseconds
      // A hair more, for figures that were rounded to few digits.
      steepestGrowths[index] = 1.00001 * Double(growths[index]) / milliseconds
      steepestDeclines[index] = 1.00001 * Double(declines[index]) / milliseconds
    }
  }

  private static func mean(_ pollution: [Float]) -> Double {
    pollution.reduce(0.0) { $0 + Double($1) } / Double(max(1, pollution.count))
  }
}

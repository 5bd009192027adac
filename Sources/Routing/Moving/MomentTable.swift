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
  /// The least p of an open edge at any moment.
  private(set) var leastPollution = Double.infinity
  /// The steepest rise and fall of p on an open edge from a moment to the next, in a millisecond and at least 0.
  private(set) var steepestRises: [Double]
  private(set) var steepestFalls: [Double]
  /// The longest duration of an open edge in milliseconds.
  private(set) var longestDuration: UInt32 = 0

  private let graph: StreetGraph
  private let mode: TravelMode

  /// - Complexity: O(moments × (segments + edges)).
  init(_ air: MovingAir, graph: StreetGraph, mode: TravelMode) {
    self.graph = graph
    self.mode = mode
    times = air.moments.map(\.milliseconds)
    segmentCount = graph.segmentCount
    values = .allocate(capacity: max(1, segmentCount * times.count))
    steepestRises = [Double](repeating: 0, count: max(0, times.count - 1))
    steepestFalls = steepestRises
    for (moment, air) in air.moments.enumerated() {
      air.pollution.withUnsafeBufferPointer { pollution in
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
    var (least, longest) = (Float.infinity, UInt32(0))
    var rises = [Float](repeating: 0, count: steepestRises.count)
    var falls = rises
    let count = times.count
    forEachOpenEdge { segment, duration in
      longest = max(longest, duration)
      var before = values[segment * count]
      least = min(least, before)
      for moment in 1..<max(1, count) {
        let next = values[segment * count + moment]
        least = min(least, next)
        rises[moment - 1] = max(rises[moment - 1], next - before)
        falls[moment - 1] = max(falls[moment - 1], before - next)
        before = next
      }
    }
    leastPollution = least.isFinite ? Double(least) : 0
    longestDuration = longest
    for index in rises.indices {
      let milliseconds = max(1, times[index + 1] - times[index])
      steepestRises[index] = Double(rises[index]) / milliseconds
      steepestFalls[index] = Double(falls[index]) / milliseconds
    }
  }
}

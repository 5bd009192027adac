internal import Computing
internal import Streets

/// What the air of some moments has for every trip through it: tables, and the metrics of its least burdens, made when
/// they are first asked for.
///
/// The metric of window k is q of ``ReferenceCurve`` over the moments from k on: what a way that is there after moment
/// k cannot undercut. A way that begins before can undercut it by the shortfalls of the moments before, and only for as
/// long as they last.
///
/// A street has the p of the moment t in which it is reached for its duration d, while f goes on: over d its mean is
/// above f(t) by up to `Drift.mean(d)`. What f does so from moment k on comes off q of each street. Before moment k a
/// street may lose by f and by the shortfall, which falls meanwhile; those of a way that are reached before take no
/// longer than it lasts until then and the longest street: what they lose together comes off as long as the moment is
/// to come.
final class MovingEnvelope: @unchecked Sendable {
  let table: MomentTable
  let curve: ReferenceCurve
  private let mode: TravelMode
  private let graph: StreetGraph
  private let hierarchy: RouterHierarchy?
  private let windows: [LazyValue<MomentWindow>]
  /// What the envelope was made for; it does not hold the hours, which may go before it.
  private let moments: [Moment]
  private let spare: Double
  /// r − f by moment; never changes.
  private let offsets: UnsafeMutablePointer<Double>

  init(_ air: MovingAir, mode: TravelMode, spare: Double, graph: StreetGraph, hierarchy: RouterHierarchy?) {
    moments = air.moments.map { Moment(milliseconds: $0.milliseconds, pollution: $0.pollution) }
    self.mode = mode
    self.spare = spare
    self.graph = graph
    self.hierarchy = hierarchy
    table = MomentTable(air, graph: graph, mode: mode, spare: spare)
    curve = ReferenceCurve(table, spare: spare)
    windows = (0..<table.count).map { _ in LazyValue() }
    offsets = .allocate(capacity: max(1, table.count))
    for (moment, value) in curve.values.enumerated() {
      (offsets + moment).initialize(to: curve.reference - value)
    }
  }

  deinit {
    offsets.deallocate()
  }

  /// A moment that the envelope was made for.
  private struct Moment {
    let milliseconds: Double
    weak var pollution: EdgePollution?
  }

  /// Whether all hours that it was made for are still in use.
  var isInUse: Bool { moments.allSatisfy { $0.pollution != nil } }

  /// Whether it serves a trip through some air: the very hours, at the same distances in time.
  func serves(_ other: MovingAir, _ mode: TravelMode, spare: Double) -> Bool {
    guard mode == self.mode, spare == self.spare, other.moments.count == moments.count,
      let first = moments.first, let otherFirst = other.moments.first
    else { return false }
    return zip(moments, other.moments).allSatisfy { mine, others in
      mine.pollution === others.pollution
        && mine.milliseconds - first.milliseconds == others.milliseconds - otherFirst.milliseconds
    }
  }

  /// A window, customized where there is a hierarchy.
  func window(_ first: Int) -> MomentWindow {
    windows[first].value {
      let shortfalls = shortfalls(first)
      // To fall is to rise upside down.
      let fall = Drift(rising: shortfalls.map { -$0 }, table.times)
      let longest = Double(table.longestDuration)
      let metric = edgeMetric(first, Drift(rising: Array(curve.values[first...]), Array(table.times[first...])))
      return MomentWindow(
        shortfall: Shortfall(
          shortfalls, times: table.times, lag: curve.rise.mean(over: longest) + fall.mean(over: longest),
          longest: longest),
        metric: metric,
        weights: hierarchy.map { Customization($0.arrays, metric: metric).weights($0.plan) })
    }
  }

  private func edgeMetric(_ window: Int, _ rise: Drift) -> WindowMetric {
    WindowMetric(
      first: window, momentCount: table.count, values: UnsafePointer(table.values), offsets: UnsafePointer(offsets),
      rise: rise, durations: graph.durations(mode), edgeSegment: graph.edgeSegment)
  }

  /// By how much any open edge undercuts q of a window at most, at each moment up to the window's first.
  private func shortfalls(_ window: Int) -> [Double] {
    guard window > 0 else { return [0] }
    let metric = edgeMetric(window, Drift())
    var shortfalls = [Double](repeating: 0, count: window + 1)
    shortfalls.withUnsafeMutableBufferPointer { shortfalls in
      table.forEachOpenEdge { segment, _ in
        let least = metric.least(ofSegment: segment)
        for moment in 0..<window {
          shortfalls[moment] = max(shortfalls[moment], least - table.pollution(segment, at: moment) - offsets[moment])
        }
      }
    }
    return shortfalls
  }
}

/// The bounds of some moments on.
struct MomentWindow: Sendable {
  /// What a way may undercut the metric by before the first moment of the window.
  let shortfall: Shortfall
  /// q edge by edge; holds as long as the envelope.
  let metric: WindowMetric
  /// The metric, customized; nil without a hierarchy.
  let weights: ArcWeights?
}

/// The burdens of a window of moments in the units of ``BoundMetric``, rounded down; holds as long as the envelope.
struct WindowMetric: EdgeMetric, @unchecked Sendable {
  /// The first moment of the window, and the number of all.
  let first: Int
  let momentCount: Int
  /// p by segment and moment.
  let values: UnsafePointer<Float>
  /// r − f by moment.
  let offsets: UnsafePointer<Double>
  /// How f rises from the window's first moment on: p is that of an edge's beginning, while f goes on.
  let rise: Drift
  let durations: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    let duration = durations[edge]
    guard duration != StreetGraph.closed else { return ArcWeights.infinite }
    let least = least(ofSegment: Int(edgeSegment[edge] >> 1)) - rise.mean(over: Double(duration))
    return BoundMetric.burden(duration: duration, pollution: max(0, least))
  }

  /// q of a segment.
  @inline(__always)
  func least(ofSegment segment: Int) -> Double {
    let place = segment * momentCount
    var least = Double.infinity
    for moment in first..<momentCount { least = min(least, Double(values[place + moment]) + offsets[moment]) }
    return least
  }
}

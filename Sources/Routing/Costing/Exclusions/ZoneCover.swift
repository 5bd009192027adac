internal import Geo
internal import Streets

/// Which part of every segment lies inside at least one of some zones.
struct ZoneCover: Sendable {
  /// Up to this length inside, a travelled part of a segment counts as outside: less than the coordinates resolve.
  static let toleranceMillimeters = 1.0

  /// Share of the length inside, by segment.
  let fractions = ZoneFractions()
  /// Where a segment is inside, for those that are so in part.
  private var partial: [Int: FractionSet] = [:]
  private let graph: StreetGraph

  /// - Complexity: O(segments near each zone).
  init(zones: [Zone], graph: StreetGraph) {
    self.graph = graph
    var stretches: [Int: [FractionSet.Interval]] = [:]
    for zone in zones { Self.collect(zone, graph, whole: fractions, partial: &stretches) }
    for (segment, list) in stretches where fractions.reader[segment] < 1 {
      let set = FractionSet(union: list)
      guard !set.intervals.isEmpty else { continue }
      partial[segment] = set
      fractions.set(
        Self.share(of: set, from: 0, to: 1, lengthMillimeters: graph.segmentLengths[segment]), of: segment)
    }
  }

  /// What of a segment is inside between two fractions; nothing up to the tolerance.
  func inside(ofSegment segment: Int, from start: Double, to end: Double) -> FractionSet {
    guard let set = fractions.reader[segment] == 1 ? .whole : partial[segment] else { return .empty }
    let share = Self.share(of: set, from: start, to: end, lengthMillimeters: graph.segmentLengths[segment])
    return share > 0 ? set.clipped(from: start, to: end) : .empty
  }

  /// The share of a segment's whole length that is inside between two fractions; 0 up to the tolerance.
  static func share(of set: FractionSet, from start: Double, to end: Double, lengthMillimeters: UInt32) -> Double {
    let share = set.measure(from: start, to: end)
    return share * Double(lengthMillimeters) > toleranceMillimeters ? share : 0
  }

  /// A share in whole millimetres, rounded half up, and at least 1 for what is inside at all.
  @inline(__always)
  static func wholeMillimeters(fraction: Double, lengthMillimeters: UInt32) -> UInt64 {
    fraction > 0 ? max(1, UInt64(fraction * Double(lengthMillimeters) + 0.5)) : 0
  }

  /// Sorts the segments near a zone into those wholly inside (1 in `whole`) and those that its border may cut.
  private static func collect(
    _ zone: Zone, _ graph: StreetGraph, whole: ZoneFractions, partial: inout [Int: [FractionSet.Interval]]
  ) {
    let area = ZoneArea(zone)
    for box in area.boxes {
      graph.forEachSegment(touching: box) { segment, box in
        guard whole.reader[segment] < 1 else { return }
        switch area.relation(to: box) {
        case .outside: return
        case .around:
          let isMeasurable = Double(graph.segmentLengths[segment]) > toleranceMillimeters
          if isMeasurable { whole.set(1, of: segment) }
        case .cutting:
          guard let line = Polyline(graph.shape(ofSegment: segment)) else { return }
          partial[segment, default: []] += area.inside(of: line)
        }
      }
    }
  }
}

internal import Streets

/// What segments are called, each looked up once: a path asks for the same ones again and again.
final class SegmentNames {
  private let namer: StreetNamer
  private var labels: [Int: StreetLabel] = [:]

  init(_ namer: StreetNamer) { self.namer = namer }

  /// What people call a segment.
  func label(ofSegment segment: Int) -> StreetLabel {
    if let label = labels[segment] { return label }
    let label = namer.label(ofSegment: segment)
    labels[segment] = label
    return label
  }
}

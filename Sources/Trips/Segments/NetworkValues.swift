internal import Computing
internal import Streets

/// One value for each sample of a network; NaN where nothing is known.
enum NetworkValues: MemoryCounted {
  /// Worked out again for the few segments that are asked for: what the network keeps makes that quick.
  case onDemand(OnDemand)
  /// The values of all segments, where those of each begin, and where those of the last one end.
  case all(values: [Float], firstOfSegment: [UInt32])

  var memoryBytes: Int {
    switch self {
    case .onDemand(let values): values.memoryBytes
    case .all(let values, let first):
      values.count * MemoryLayout<Float>.stride + first.count * MemoryLayout<UInt32>.stride
    }
  }

  /// The values along one segment.
  subscript(segment: Int) -> SegmentValues {
    switch self {
    case .onDemand(let values): values.values(ofSegment: segment)
    case .all(let values, let first): SegmentValues(values[Int(first[segment])..<Int(first[segment + 1])])
    }
  }

  /// The values of segments, each worked out when it is first asked for and kept.
  struct OnDemand: MemoryCounted {
    private let known: ObjectTable<Known>
    private let find: @Sendable (_ segment: Int) -> [Float]

    private final class Known: Sendable {
      let values: SegmentValues

      init(_ values: SegmentValues) {
        self.values = values
      }
    }

    /// Bytes of an object with a handful of values, as the allocator gives them.
    private static let bytesOfSegment = 160

    var memoryBytes: Int { known.madeCount * Self.bytesOfSegment }

    init(segmentCount: Int, find: @escaping @Sendable (_ segment: Int) -> [Float]) {
      known = ObjectTable(count: segmentCount)
      self.find = find
    }

    func values(ofSegment segment: Int) -> SegmentValues {
      known.value(segment) { Known(SegmentValues(find(segment)[...])) }.values
    }
  }
}

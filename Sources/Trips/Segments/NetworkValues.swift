internal import Streets

/// One value for each sample of a network; NaN where nothing is known.
struct NetworkValues: Sendable {
  /// Where the values of a segment begin, and where those of the last one end.
  enum FirstSamples: Sendable {
    /// As the network keeps it.
    case kept(KeptKernel)
    /// Counted while the values were found.
    case made([UInt32])
  }

  private let values: [Float]
  private let firstOfSegment: FirstSamples

  init(_ values: [Float], _ firstOfSegment: FirstSamples) {
    self.values = values
    self.firstOfSegment = firstOfSegment
  }

  /// The values along one segment.
  subscript(segment: Int) -> SegmentValues {
    SegmentValues(values[withFirstSamples { Int($0[segment])..<Int($0[segment + 1]) }])
  }

  private func withFirstSamples<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    switch firstOfSegment {
    case .kept(let kept): body(kept.firstSample)
    case .made(let first): first.withUnsafeBufferPointer(body)
    }
  }
}

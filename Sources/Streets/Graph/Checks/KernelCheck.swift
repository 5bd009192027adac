/// Checks that what a network file keeps of its streets' air belongs to its segments.
struct KernelCheck: Sendable {
  private let storage: GraphStorage

  init(_ storage: GraphStorage) {
    self.storage = storage
  }

  private var firstSample: UnsafeBufferPointer<UInt32> { storage.memory.elements(.kernelFirstSample) }
  private var samples: UnsafeBufferPointer<SIMD2<Float>> { storage.memory.elements(.kernelSamples) }
  private var frame: UnsafeBufferPointer<Double> { storage.memory.elements(.densityFrame) }
  private var densities: UnsafeBufferPointer<Float> { storage.memory.elements(.densities) }

  private var isEmpty: Bool { firstSample.isEmpty && samples.isEmpty && frame.isEmpty && densities.isEmpty }

  /// What has to hold of the lengths of the sections; all may be empty.
  var countChecks: Checks {
    [
      Check("street air of another network") { [self] in
        isEmpty || firstSample.count == storage.segmentLengths.count + 1 && firstSample.areOffsets(to: samples.count)
      },
      Check("wrong lattice of densities") { [self] in isEmpty || hasRightFrame },
    ]
  }

  /// What has to hold of each figure by itself, once the counts are right.
  var valueChecks: Checks {
    [
      Check("street air that is no number") { [self] in
        samples.allSatisfy { $0.x >= 0 && $0.x < .infinity && $0.y >= 0 && $0.y < .infinity }
          && densities.allSatisfy { $0 >= 0 && $0 < .infinity }
      }
    ]
  }

  private var hasRightFrame: Bool {
    guard frame.count == KernelTables.frameCount, frame.allSatisfy(\.isFinite), frame[2] > 0 else { return false }
    guard let columns = Int(exactly: frame[3]), let rows = Int(exactly: frame[4]), columns >= 0, rows >= 0 else {
      return false
    }
    return columns.multipliedReportingOverflow(by: rows) == (densities.count, false)
  }
}

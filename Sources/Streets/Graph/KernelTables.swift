/// What the streets of a network add to the air along it: worked out when the network is built, and kept with it.
///
/// The network only keeps the numbers; `AirField` knows what they mean.
package struct KernelTables: Sendable, Hashable {
  /// What they were worked out with; whoever wants something else works it out anew.
  package var settings = ""
  /// First sample by segment, and the number of samples at the end.
  package var firstSample: [UInt32] = []
  /// Kernel (x) and density of the district's streets in km/km² (y) by sample.
  package var samples: [SIMD2<Float>] = []
  /// The lattice of densities: x and y of its south-western cell's middle in metres, side of a cell in metres, columns,
  /// rows, and the mean density that the streets stand in, km/km².
  package var densityFrame: [Double] = []
  /// km/km² by cell, row after row from the south-west.
  package var densities: [Float] = []

  /// Numbers in ``densityFrame``.
  package static let frameCount = 6

  /// Nothing was worked out.
  package init() {}
}

/// ``KernelTables`` in the memory of a graph, or of the file that it was opened from.
package struct KeptKernel: @unchecked Sendable {
  /// What the numbers were worked out with.
  package var settings: String { String(decoding: settingsText, as: UTF8.self) }
  private let settingsText: UnsafeBufferPointer<UInt8>
  /// First sample by segment, and the number of samples at the end.
  package let firstSample: UnsafeBufferPointer<UInt32>
  /// Kernel (x) and density in km/km² (y) by sample.
  package let samples: UnsafeBufferPointer<SIMD2<Float>>
  /// See ``KernelTables/densityFrame``.
  package let densityFrame: UnsafeBufferPointer<Double>
  /// km/km² by cell, row after row from the south-west.
  package let densities: UnsafeBufferPointer<Float>
  /// Owner of the above.
  private let memory: GraphMemory

  init?(_ memory: GraphMemory) {
    self.memory = memory
    firstSample = memory.elements(.kernelFirstSample)
    samples = memory.elements(.kernelSamples)
    densityFrame = memory.elements(.densityFrame)
    densities = memory.elements(.densities)
    settingsText = memory.elements(.kernelSettings)
    guard !firstSample.isEmpty else { return nil }
  }
}

extension StreetGraph {
  /// What the streets add along the network, nil where nobody has worked it out.
  package var keptKernel: KeptKernel? { KeptKernel(storage.memory) }
}

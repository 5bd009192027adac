internal import AirData
internal import AirField
internal import Computing
internal import Geo
package import Streets

extension KernelTables {
  /// Segments whose samples are looked at together.
  private static let segmentsOfPiece = 2048

  /// What the streets of a network add along it, worked out on all processors; nothing where nothing drives.
  /// - Complexity: O(length of the network).
  package init(streetsOf graph: StreetGraph) {
    self.init()
    let calibration = StreetCalibration.fitted
    let model = StreetModel(graph, calibration: calibration)
    guard !model.isEmpty, let settings = calibration.keptSettings(for: .no2) else { return }
    let found = (0..<graph.segmentCount).pieces(of: Self.segmentsOfPiece).parallelMap { segments in
      var counts: [Int] = []
      var values: [StreetValues] = []
      for segment in segments {
        let places = graph.samples(ofSegment: segment, spacingMeters: StreetCalibration.sampleSpacingMeters)
        counts.append(places.count)
        values += model.values(for: .no2, at: places.map { model.projection.project($0) }) ?? []
      }
      return (counts: counts, values: values)
    }
    self.settings = settings
    firstSample = [0]
    for piece in found {
      for count in piece.counts { firstSample.append((firstSample.last ?? 0) + UInt32(count)) }
      samples += piece.values.map { SIMD2($0.kernel, $0.density) }
    }
    let density = model.densityToKeep
    densityFrame = density.frame
    densities = density.densities
  }
}

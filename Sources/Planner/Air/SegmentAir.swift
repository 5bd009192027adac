internal import AirData
internal import AirField
internal import Routing
internal import Streets

/// The air along one segment, sample by sample.
struct SegmentAir: Sendable {
  /// Concentrations in µg/m³ by pollutant; NaN where masked.
  let concentrations: [Pollutant: SegmentValues]
  /// The index at each sample, nil where the readings allow none.
  private let indices: [AirIndex?]

  init(graph: StreetGraph, segment: Int, picture: AirPicture) {
    let places = NetworkSamples.places(ofSegment: segment, in: graph)
    let field = picture.field
    concentrations = Dictionary(
      field.pollutants.map { ($0, SegmentValues(field.concentrations($0, at: places)[...])) },
      uniquingKeysWith: { first, _ in first })
    indices = places.map { picture.index(at: $0) }
  }

  /// The indices at the samples of a piece that have one, each with the share of the segment's length that it stands for.
  func indices(on piece: Path.Piece) -> [(index: AirIndex, share: Double)] {
    guard !indices.isEmpty else { return [] }
    return SegmentParts(count: indices.count).shares(from: piece.startFraction, to: piece.endFraction)
      .compactMap { part, share in indices[part].map { ($0, share) } }
  }
}

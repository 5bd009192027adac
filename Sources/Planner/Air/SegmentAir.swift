internal import AirData
internal import AirField
internal import Routing
internal import Streets

/// The air along one segment, sample by sample.
struct SegmentAir: Sendable {
  /// Concentrations in µg/m³ by pollutant; NaN where masked.
  let concentrations: [Pollutant: SegmentValues]
  /// What the streets add in µg/m³, for the pollutants of which they have a part; NaN where masked.
  let increments: [Pollutant: SegmentValues]
  /// The share of the samples at which some street is busier than any that a station stands at.
  let shareBeyondStations: Double
  /// The index at each sample, nil where the readings allow none.
  private let indices: [AirIndex?]

  init(graph: StreetGraph, segment: Int, picture: AirPicture) {
    let places = NetworkSamples.places(ofSegment: segment, in: graph)
    let field = picture.field
    concentrations = Dictionary(
      field.pollutants.map { ($0, SegmentValues(field.concentrations($0, at: places)[...])) },
      uniquingKeysWith: { first, _ in first })
    let parts = field.pollutants.filter { field.hasIncrement($0) }.map { ($0, field.parts($0, at: places)) }
    increments = Dictionary(
      uniqueKeysWithValues: parts.map { pollutant, parts in
        (pollutant, SegmentValues(parts.map { Float($0?.increment ?? .nan) }[...]))
      })
    let beyond = places.indices.filter { place in parts.contains { $0.1[place]?.isBeyondStations ?? false } }
    shareBeyondStations = places.isEmpty ? 0 : Double(beyond.count) / Double(places.count)
    indices = picture.indices(at: places, on: picture.scale)
  }

  /// The indices at the samples of a piece that have one, each with the share of the segment's length that it stands for.
  func indices(on piece: Path.Piece) -> [(index: AirIndex, share: Double)] {
    guard !indices.isEmpty else { return [] }
    return SegmentParts(count: indices.count).shares(from: piece.startFraction, to: piece.endFraction)
      .compactMap { part, share in indices[part].map { ($0, share) } }
  }
}

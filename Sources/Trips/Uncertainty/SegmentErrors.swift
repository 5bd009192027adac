internal import AirData
internal import AirField
internal import Geo
internal import Routing
internal import Streets
internal import Synchronization

/// The parts of the field's error along one segment.
final class SegmentErrors: Sendable {
  /// Longest part of a segment that has one error, in metres: shorter than the block within which errors beside a
  /// street go together.
  static let partMeters = 50.0

  /// Bytes of those of a street between two corners, as the allocator gives them.
  static let usualBytes = 600

  /// The middles of the segment's equal parts, on the field's plane.
  let middles: [PlanePoint]
  /// The error of each part by source, in the order asked for; nil where nothing is known.
  let parts: [[ErrorParts?]]
  /// The mean over the segment of what is proportional to the amplitude, by source; the unknown has nothing of it.
  let meanIncrements: [Double]

  init(graph: StreetGraph, segment: Int, projection: LocalProjection, sources: [ErrorSource]) {
    let places = graph.samples(ofSegment: segment, spacingMeters: Self.partMeters)
    middles = places.map { projection.project($0) }
    let streets = NetworkSamples.keptStreets(ofSegment: segment, in: graph, count: places.count)
    parts = sources.map { $0.errorParts(at: places, streets: streets) }
    meanIncrements = parts.map { parts in
      parts.reduce(0) { $0 + ($1?.increment ?? 0) } / Double(max(1, parts.count))
    }
  }

  /// The mean of what is proportional to the amplitude over a part of the segment.
  func increment(_ source: Int, on piece: Path.Piece) -> Double {
    guard !middles.isEmpty else { return 0 }
    let shares = SegmentParts(count: middles.count).shares(from: piece.startFraction, to: piece.endFraction)
    let portion = abs(piece.endFraction - piece.startFraction)
    return shares.reduce(0) { sum, part in
      let ofPiece = portion > 0 ? part.share / portion : 1 / Double(shares.count)
      return sum + ofPiece * (parts[source][part.part]?.increment ?? 0)
    }
  }
}

/// What p is made of, and what knows its errors.
enum ErrorSource: Sendable {
  /// A pollutant of the hour's field.
  case field(PollutionField, Pollutant, keepsStreets: Bool)
  /// The streets alone.
  case pattern(StreetPattern)

  /// The parts of the error at some places, in their order; nil where nothing is known.
  ///
  /// `streets` are what the network keeps of the streets at the places.
  func errorParts(at places: [Coordinate], streets: [StreetValues]?) -> [ErrorParts?] {
    switch self {
    case .field(let field, let pollutant, let keepsStreets):
      field.errorParts(pollutant, at: places, streets: keepsStreets ? streets : nil)
    case .pattern(let pattern): pattern.errorParts(at: places, streets: streets)
    }
  }

  /// The pollutant, nil for a pattern.
  var pollutant: Pollutant? {
    if case .field(_, let pollutant, _) = self { pollutant } else { nil }
  }

  /// Equally likely values of the streets' amplitude over its mean.
  var amplitudeRatios: [Double] {
    switch self {
    case .field(let field, let pollutant, _): field.streets(of: pollutant)?.amplitudeRatios ?? [1]
    case .pattern(let pattern): pattern.amplitudeRatios
    }
  }
}

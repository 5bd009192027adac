internal import AirData
internal import AirField
internal import Geo
internal import Routing
internal import Streets
internal import Synchronization

/// The parts of the field's error along one segment.
final class SegmentErrors: Sendable {
  /// Longest part of a segment that has one error, in metres: shorter than the block within which errors beside a street go together.
  static let partMeters = 50.0

  /// The middles of the segment's equal parts, on the field's plane.
  let middles: [PlanePoint]
  /// The error of each part by pollutant, in the order asked for; nil where nothing is known.
  let parts: [[ErrorParts?]]

  init(graph: StreetGraph, segment: Int, field: PollutionField, pollutants: [Pollutant]) {
    let places = Polyline(graph.shape(ofSegment: segment))?.samples(spacingMeters: Self.partMeters) ?? []
    middles = places.map { field.projection.project($0) }
    parts = pollutants.map { field.errorParts($0, at: places) }
  }
}

/// What was found of the errors along segments, kept for the next route over them.
final class ErrorMemory: Sendable {
  /// Segments that are kept, at most: some hundred bytes each.
  private static let mostSegments = 200_000

  private let segments = Mutex<[Int: SegmentErrors]>([:])

  /// The errors along a segment, made where they are not there yet.
  func errors(ofSegment segment: Int, make: () -> SegmentErrors) -> SegmentErrors {
    if let known = segments.withLock({ $0[segment] }) { return known }
    let errors = make()
    segments.withLock { segments in
      if segments.count >= Self.mostSegments { segments.removeAll(keepingCapacity: true) }
      segments[segment] = errors
    }
    return errors
  }
}

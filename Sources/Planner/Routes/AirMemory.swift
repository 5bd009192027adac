internal import AirData
internal import Streets
internal import Synchronization

/// What was found of the air along segments, kept for the next route over them.
final class AirMemory: Sendable {
  /// Segments that are kept, at most: some kilobytes each.
  private static let mostSegments = 50_000

  private struct Content {
    var segments: [Int: SegmentAir] = [:]
    var charges: [Pollutant: Float?] = [:]
    var stations: [StationAir]?
  }

  private let content = Mutex(Content())

  /// The air along a segment, made where it is not there yet.
  func air(ofSegment segment: Int, make: () -> SegmentAir) -> SegmentAir {
    if let known = content.withLock({ $0.segments[segment] }) { return known }
    let air = make()
    content.withLock { content in
      if content.segments.count >= Self.mostSegments { content.segments.removeAll(keepingCapacity: true) }
      content.segments[segment] = air
    }
    return air
  }

  /// The air at the stations, found when it is first needed.
  func stations(find: () -> [StationAir]) -> [StationAir] {
    if let known = content.withLock({ $0.stations }) { return known }
    let stations = find()
    content.withLock { $0.stations = stations }
    return stations
  }

  /// What a masked place is charged of a pollutant, found when it is first needed.
  func charge(_ pollutant: Pollutant, find: () -> Float?) -> Float? {
    if let known = content.withLock({ $0.charges[pollutant] }) { return known }
    let charge = find()
    content.withLock { $0.charges[pollutant] = .some(charge) }
    return charge
  }
}

public import Foundation
public import Geo

/// What else is known of a station; kept beside its readings, and used by no field.
///
/// It never changes, so that the readings of a station share one.
public final class StationDetails: Hashable, Sendable {
  /// A move of a station.
  public struct Move: Hashable, Sendable {
    /// When it moved.
    public let date: Date
    /// Where it stood before.
    public let from: Coordinate

    /// Creates a move.
    public init(date: Date, from: Coordinate) {
      self.date = date
      self.from = from
    }
  }

  /// What the land around it is; nil: not stated.
  public let area: StationArea?
  /// Metres of the ground above the sea; nil: not stated.
  public let altitudeMeters: Double?
  /// Metres of the air inlet above the ground; nil: not stated.
  public let inletHeightMeters: Double?
  /// When it began to measure; nil: not stated.
  public let opened: Date?
  /// When it ended; nil: it goes on, or is not stated.
  public let closed: Date?
  /// Its moves, in their order.
  public let moves: [Move]

  /// Creates details; a figure that is not finite counts as not stated.
  public init(
    area: StationArea? = nil, altitudeMeters: Double? = nil, inletHeightMeters: Double? = nil, opened: Date? = nil,
    closed: Date? = nil, moves: [Move] = []
  ) {
    self.area = area
    self.altitudeMeters = altitudeMeters.flatMap { $0.isFinite ? $0 : nil }
    self.inletHeightMeters = inletHeightMeters.flatMap { $0.isFinite ? $0 : nil }
    self.opened = opened
    self.closed = closed
    self.moves = moves.sorted { $0.date < $1.date }
  }

  /// Whether nothing is stated.
  public var isEmpty: Bool { self == StationDetails() }

  /// Whether two state the same.
  public static func == (left: StationDetails, right: StationDetails) -> Bool {
    left === right
      || left.area == right.area && left.altitudeMeters == right.altitudeMeters
        && left.inletHeightMeters == right.inletHeightMeters && left.opened == right.opened
        && left.closed == right.closed && left.moves == right.moves
  }

  /// Hashes what tells most of them apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(area)
    hasher.combine(altitudeMeters)
    hasher.combine(opened)
  }
}

internal import AirField
internal import Geo
internal import Routing

/// Cuts what one path does not share with another into stretches that have one error each.
struct ErrorStretches {
  /// Most stretches of a path; a longer one gets longer stretches.
  private static let maxStretches = 32.0

  /// By how much lengths on the plane may differ from those of the network.
  private static let toleranceMeters = 1.0

  private let longestMeters: Double
  private(set) var stretches: [Stretch] = []
  private var open = Stretch()

  /// A part of a path with the sums over it.
  struct Stretch {
    /// Sum of minutes.
    var minutes = 0.0
    var meters = 0.0
    /// Minutes × place; over the minutes it is the middle.
    var x = 0.0
    var y = 0.0
    /// Minutes × error by source, where it is known.
    var errors: [ErrorParts] = []
    /// Minutes by source for which the error is known.
    var known: [Double] = []

    /// Where it is.
    var middle: PlanePoint { PlanePoint(x: x / minutes, y: y / minutes) }
  }

  /// Stretches of a path that has some metres alone.
  init(ofMeters meters: Double) {
    longestMeters = max(SegmentErrors.partMeters, meters / Self.maxStretches)
  }

  /// Adds a piece of the path with the time that counts of it.
  mutating func add(_ piece: Path.Piece, seconds: Double, _ errors: SegmentErrors) {
    guard !errors.middles.isEmpty else { return }
    let portion = abs(piece.endFraction - piece.startFraction)
    let shares = SegmentParts(count: errors.middles.count).shares(from: piece.startFraction, to: piece.endFraction)
    for (part, share) in piece.startFraction <= piece.endFraction ? shares : shares.reversed() {
      let ofPiece = portion > 0 ? share / portion : 1 / Double(shares.count)
      add(part, of: errors, minutes: seconds / 60 * ofPiece, meters: piece.lengthMeters * ofPiece)
    }
  }

  /// Ends the stretch that is open: the next piece does not follow on it.
  mutating func close() {
    if open.minutes > 0 { stretches.append(open) }
    open = Stretch()
  }

  private mutating func add(_ part: Int, of errors: SegmentErrors, minutes: Double, meters: Double) {
    guard minutes > 0 else { return }
    // What does not follow on the stretch, as where a way is judged by parts of it, has a place of its own.
    if open.minutes > 0, open.middle.distance(to: errors.middles[part]) > open.meters + meters + Self.toleranceMeters {
      close()
    }
    if open.meters + meters > longestMeters { close() }
    if open.errors.isEmpty {
      open.errors = errors.parts.map { _ in ErrorParts(background: 0, street: 0, increment: 0) }
      open.known = errors.parts.map { _ in 0 }
    }
    open.minutes += minutes
    open.meters += meters
    open.x += minutes * errors.middles[part].x
    open.y += minutes * errors.middles[part].y
    for source in errors.parts.indices {
      guard let known = errors.parts[source][part] else { continue }
      open.known[source] += minutes
      open.errors[source].background += minutes * known.background
      open.errors[source].street += minutes * known.street
      open.errors[source].increment += minutes * known.increment
    }
  }
}

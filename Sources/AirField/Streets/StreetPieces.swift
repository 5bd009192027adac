internal import Geo

/// A straight piece of a street that emits something.
struct StreetPiece: Sendable {
  /// Its beginning, in metres.
  var x: Float
  var y: Float
  /// Its direction, of length 1.
  var directionX: Float
  var directionY: Float
  /// In metres, above zero.
  var length: Float
  /// Strength of the emission per metre.
  var strength: Float
  /// Half the width of the carriageway in metres.
  var halfWidth: Float

  /// The weight of the piece at a point: its strength × the share that it has in an endless street of its own
  /// direction.
  ///
  /// ∫ (1 − (x² + d²)/R²)² dx over the part of the piece within R, over ∫ (1 − x²/R²)² dx = 16 R / 15.
  func weight(atX pointX: Double, y pointY: Double, reachMeters: Double) -> Double {
    let reach = reachMeters + Double(halfWidth)
    let deltaX = pointX - Double(x)
    let deltaY = pointY - Double(y)
    let across = deltaX * Double(directionY) - deltaY * Double(directionX)
    let squared = reach * reach - across * across
    guard squared > 0 else { return 0 }
    let along = deltaX * Double(directionX) + deltaY * Double(directionY)
    // How far the point lies beyond either end: most pieces near by do not reach it.
    let beyond = max(-along, along - Double(length))
    guard beyond <= 0 || beyond * beyond < squared else { return 0 }
    let half = squared.squareRoot()
    let start = max(-half, -along)
    let end = min(half, Double(length) - along)
    guard start < end else { return 0 }
    let integral = Self.antiderivative(end, squared) - Self.antiderivative(start, squared)
    let fifth = reach * reach * reach * reach * reach
    return Double(strength) * integral * 15 / (16 * fifth)
  }

  /// ∫ (c² − x²)² dx.
  static func antiderivative(_ x: Double, _ squared: Double) -> Double {
    let cube = x * x * x
    return squared * squared * x - squared * cube * 2 / 3 + cube * x * x / 5
  }
}

/// The pieces of all streets of one setting.
struct StreetPieces: Sendable {
  private(set) var pieces: [StreetPiece] = []

  /// Cuts a line into its straight pieces; pieces without length and places that are no numbers are left out.
  mutating func add(_ line: StreetLine, strength: Double) {
    guard strength > 0, var previous = line.points.first else { return }
    let halfWidth = Double(EmissionStrength.lanes(of: line)) * StreetDecay.laneMeters / 2
    for point in line.points.dropFirst() {
      let length = previous.distance(to: point)
      if length > 0, length.isFinite {
        pieces.append(
          StreetPiece(
            x: Float(previous.x), y: Float(previous.y), directionX: Float((point.x - previous.x) / length),
            directionY: Float((point.y - previous.y) / length), length: Float(length), strength: Float(strength),
            halfWidth: Float(halfWidth)))
      }
      previous = point
    }
  }
}

internal import Foundation
internal import Geo

extension StreetPiece {
  /// ``weight(atX:y:reachMeters:)``, and the same weights as vectors from the street to the point.
  ///
  /// With x along the piece, d across it and r² = x² + d², the vectors' parts are integrals of (1 − r²/R²)² times x / r
  /// and d / r. The first is one over r, since r dr = x dx; the second is made of ∫ dx / r = asinh(x / |d|) and powers
  /// of r.
  func sums(atX pointX: Double, y pointY: Double, reachMeters: Double) -> KernelSums {
    let reach = reachMeters + Double(halfWidth)
    let deltaX = pointX - Double(x)
    let deltaY = pointY - Double(y)
    let across = deltaX * Double(directionY) - deltaY * Double(directionX)
    let squared = reach * reach - across * across
    guard squared > 0 else { return KernelSums() }
    let along = deltaX * Double(directionX) + deltaY * Double(directionY)
    let half = squared.squareRoot()
    let start = max(-half, -along)
    let end = min(half, Double(length) - along)
    guard start < end else { return KernelSums() }
    let first = VectorIntegrals(x: start, across: across, reach: reach)
    let last = VectorIntegrals(x: end, across: across, reach: reach)
    let scale = Double(strength) * 15 / (16 * reach * reach * reach * reach * reach)
    // x runs from the point to the street, the vectors from the street to the point.
    let alongPart = scale * (first.along - last.along)
    let acrossPart = scale * (last.across - first.across)
    return KernelSums(
      still: scale * (Self.antiderivative(end, squared) - Self.antiderivative(start, squared)),
      eastward: alongPart * Double(directionX) + acrossPart * Double(directionY),
      northward: alongPart * Double(directionY) - acrossPart * Double(directionX))
  }
}

/// ∫ (R² − r²)² x / r dx and ∫ (R² − r²)² d / r dx from 0 to x, the first but for a constant.
private struct VectorIntegrals {
  let along: Double
  let across: Double

  /// Closer than this to its line, a street pulls to neither side.
  private static let minAcross = 1e-6

  init(x: Double, across d: Double, reach: Double) {
    let square = x * x + d * d
    let r = square.squareRoot()
    let reachSquare = reach * reach
    along = r * (reachSquare * reachSquare - 2 * reachSquare * square / 3 + square * square / 5)
    guard abs(d) > Self.minAcross else {
      across = 0
      return
    }
    let inverse = asinh(x / abs(d))
    let linear = (x * r + d * d * inverse) / 2
    let cubic = (x * r * square + 3 * d * d * linear) / 4
    across = d * (reachSquare * reachSquare * inverse - 2 * reachSquare * linear + cubic)
  }
}

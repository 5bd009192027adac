internal import Foundation

/// An interval with Chebyshev nodes, inside which a smooth function is taken for the polynomial through its values at
/// the nodes.
///
/// The polynomial has its barycentric form (Berrut and Trefethen 2004, doi 10.1137/S0036144502417715, equations 4.2 and
/// 5.3).
struct ChebyshevInterval: Sendable {
  let middle: Double
  let halfWidth: Double
  /// The nodes, from the greatest to the least.
  let nodes: [Double]

  /// Nodes of every interval.
  static let nodeCount = 12

  /// The least interval that holds some points.
  init(around points: some Collection<Double>) {
    let least = points.min() ?? .nan
    let greatest = points.max() ?? .nan
    let middle = (least + greatest) / 2
    let halfWidth = (greatest - least) / 2
    nodes = Self.angles.map { middle + halfWidth * cos($0) }
    self.middle = middle
    self.halfWidth = halfWidth
  }

  /// What the value at each node counts for at a point of the interval; they sum to 1.
  func weights(at point: Double) -> [Double] {
    if let node = nodes.firstIndex(of: point) { return nodes.indices.map { $0 == node ? 1 : 0 } }
    let parts = nodes.indices.map { sin(Self.angles[$0]) / (point - nodes[$0]) * ($0.isMultiple(of: 2) ? 1 : -1) }
    let total = parts.reduce(0, +)
    return parts.map { $0 / total }
  }

  private static let angles = (0..<nodeCount).map { (Double($0) + 0.5) * .pi / Double(nodeCount) }
}

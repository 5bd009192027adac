internal import Foundation
package import Geo

/// The error of a sum of weight × concentration over stretches of ways; the weights of a way that is taken away are
/// negative.
///
/// With b and s the background's and the street's σ × weight of a stretch, and ρ the ``ErrorCorrelation``:
///
///     Var = Σᵢ Σⱼ (bᵢ bⱼ + sᵢ sⱼ) ρ(h),   ρ(h) = (1 − ν) e^(−3h/range) + ν e^(−3h/150 m)
///
/// The distance is that of the stretches' middles. A stretch is no point, and the errors at its ends go together less
/// than at its middle: that is taken into account for the part that fades within a block.
package struct ErrorSum: Sendable {
  /// What a stretch adds.
  private struct Term {
    let x: Double
    let y: Double
    let background: Double
    let street: Double
    /// Length in units of the distance within which the block's part fades to 1/e.
    let length: Double
    /// How much more two pieces of a line have in common than their middles: sinh(l/2) ÷ (l/2) of each.
    let widening: Double

    init(_ middle: PlanePoint, background: Double, street: Double, length: Double) {
      (x, y) = (middle.x, middle.y)
      self.background = background
      self.street = street
      self.length = length
      widening = length > 0 ? sinh(length / 2) / (length / 2) : 1
    }

    func distance(to other: Term) -> Double {
      ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    /// The mean of e^(−h) over all pairs of points of the stretch.
    var ownCorrelation: Double { length > 1e-3 ? 2 * (length - 1 + exp(-length)) / (length * length) : 1 }
  }

  private let correlation: ErrorCorrelation
  private var added: [Term] = []
  private var taken: [Term] = []

  /// The sum of what is proportional to the amplitude of the hour's streets.
  package private(set) var increment = 0.0

  /// A sum without stretches.
  package init(_ correlation: ErrorCorrelation) {
    self.correlation = correlation
  }

  /// Adds a stretch.
  /// - Parameters:
  ///   - parts: The error on it.
  ///   - middle: Where it is.
  ///   - weight: What a µg/m³ on it counts; negative on a way that is taken away.
  ///   - lengthMeters: How long it is; 0 for a point.
  package mutating func add(_ parts: ErrorParts, at middle: PlanePoint, weight: Double, lengthMeters: Double) {
    increment += weight * parts.increment
    let term = Term(
      middle, background: abs(weight) * parts.background, street: abs(weight) * parts.street,
      length: 3 * lengthMeters / ErrorCorrelation.blockMeters)
    if weight < 0 { taken.append(term) } else { added.append(term) }
  }

  /// Standard deviation of the sum, for a given amplitude.
  /// - Complexity: O(stretches²).
  package var sigma: Double {
    let variance = within(added) + within(taken) - 2 * between(added, taken)
    return max(0, variance).squareRoot()
  }

  /// The variance of the stretches of one way.
  private func within(_ terms: [Term]) -> Double {
    let table = FadingTable.values
    let fading = table.span
    let terms = terms.span
    let (perBlock, perRange) = (3 / ErrorCorrelation.blockMeters, 3 / correlation.rangeMeters)
    var variance = 0.0
    for first in terms.indices {
      let one = terms[first]
      variance += covariance(one, one, far: 1, block: one.ownCorrelation)
      var sum = 0.0
      for second in 0..<first {
        let other = terms[second]
        let meters = one.distance(to: other)
        let block = FadingTable.value(meters * perBlock, in: fading) * one.widening * other.widening
        sum += covariance(
          one, other, far: FadingTable.value(meters * perRange, in: fading), block: min(1, block))
      }
      variance += 2 * sum
    }
    return variance
  }

  /// The covariance of two ways.
  private func between(_ terms: [Term], _ others: [Term]) -> Double {
    let table = FadingTable.values
    let fading = table.span
    let terms = terms.span
    let others = others.span
    let (perBlock, perRange) = (3 / ErrorCorrelation.blockMeters, 3 / correlation.rangeMeters)
    var sum = 0.0
    for first in terms.indices {
      let one = terms[first]
      for second in others.indices {
        let other = others[second]
        let meters = one.distance(to: other)
        sum += covariance(
          one, other, far: FadingTable.value(meters * perRange, in: fading),
          block: FadingTable.value(meters * perBlock, in: fading))
      }
    }
    return sum
  }

  private func covariance(_ one: Term, _ other: Term, far: Double, block: Double) -> Double {
    let nugget = correlation.nuggetRatio
    return (one.background * other.background + one.street * other.street) * ((1 - nugget) * far + nugget * block)
  }
}

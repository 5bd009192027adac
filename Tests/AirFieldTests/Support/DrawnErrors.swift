import AirField
import Foundation
import Geo

/// Errors at some points, drawn at random from a covariance: what the formulas about errors are held against.
struct DrawnErrors {
  private var rows: [[Double]] = []
  private var generator: SeededRandom

  /// Normal errors with a covariance between each two points, factored by Cholesky.
  init(count: Int, seed: UInt64, covariance: (Int, Int) -> Double) {
    generator = SeededRandom(seed: seed)
    for row in 0..<count {
      var line: [Double] = []
      for column in 0...row {
        var rest = covariance(row, column) + (row == column ? 1e-9 : 0)
        for inner in 0..<column { rest -= (column == row ? line[inner] : rows[column][inner]) * line[inner] }
        line.append(column == row ? max(0, rest).squareRoot() : rest / rows[column][column])
      }
      rows.append(line)
    }
  }

  /// The weights that the independent normal numbers have in a weighted sum of the errors.
  func loadings(of weights: [Double]) -> [Double] {
    var loadings = [Double](repeating: 0, count: rows.count)
    for (row, weight) in zip(rows, weights) {
      for (column, value) in row.enumerated() { loadings[column] += weight * value }
    }
    return loadings
  }

  /// One draw of a sum with some loadings.
  mutating func sum(_ loadings: [Double]) -> Double { loadings.reduce(0) { $0 + $1 * normal() } }

  /// A draw of a list.
  mutating func one(of values: [Double]) -> Double { values.randomElement(using: &generator) ?? 0 }

  /// A normal number (Box and Muller).
  mutating func normal() -> Double {
    let radius = Double.random(in: Double.leastNonzeroMagnitude...1, using: &generator)
    return (-2 * log(radius)).squareRoot() * cos(2 * .pi * Double.random(in: 0...1, using: &generator))
  }
}

/// Two ways of some hundred metres, walked at 1 m/s: a straight one, and one that bows to the north.
struct TwoWays {
  /// A short part of a way.
  struct Part {
    let place: PlanePoint
    let meters: Double
    /// Minutes, negative on the straight way.
    let minutes: Double
    let errors: ErrorParts
  }

  let parts: [Part]

  /// Cuts both ways into parts of a length; the straight one runs along a busy street.
  init(bow: Double, partMeters: Double) {
    let straight = Self.points([(0, 0), (1200, 0)], partMeters)
    let around = Self.points([(0, 0), (100, bow), (1100, bow), (1200, 0)], partMeters)
    parts =
      straight.map { place, meters in
        Part(
          place: place, meters: meters, minutes: -meters / 60,
          errors: ErrorParts(background: 5, street: 8, increment: 20))
      }
      + around.map { place, meters in
        Part(
          place: place, meters: meters, minutes: meters / 60,
          errors: ErrorParts(background: 6, street: 3, increment: 4))
      }
  }

  private static func points(_ corners: [(Double, Double)], _ length: Double) -> [(PlanePoint, Double)] {
    zip(corners, corners.dropFirst()).flatMap { start, end in
      let meters = hypot(end.0 - start.0, end.1 - start.1)
      let count = (meters / length).rounded(.up)
      return (0..<Int(count)).map { index in
        let along = (Double(index) + 0.5) / count
        return (
          PlanePoint(x: start.0 + (end.0 - start.0) * along, y: start.1 + (end.1 - start.1) * along), meters / count
        )
      }
    }
  }

  /// The error of the difference by the formula.
  func sum(_ correlation: ErrorCorrelation) -> ErrorSum {
    parts.reduce(into: ErrorSum(correlation)) { sum, part in
      sum.add(part.errors, at: part.place, weight: part.minutes, lengthMeters: part.meters)
    }
  }

  /// Errors drawn at the parts: background and street independent of each other.
  func draws(_ correlation: ErrorCorrelation, seed: UInt64) -> DrawnErrors {
    DrawnErrors(count: parts.count, seed: seed) { row, column in
      let (one, other) = (parts[row], parts[column])
      let meters = one.place.distance(to: other.place)
      return (one.errors.background * other.errors.background + one.errors.street * other.errors.street)
        * correlation.value(atMeters: meters)
    }
  }
}

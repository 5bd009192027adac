internal import Foundation

/// A ``VariogramModel`` for loops over cells and stations: known at compile time, eight distances at once, without a
/// call into a library.
protocol CorrelationShape: Sendable {
  /// What distances in metres are multiplied by before they are squared.
  static func scale(effectiveRangeMeters: Double) -> Double

  /// Correlations at squares of scaled distances.
  static func correlation(ofSquare squares: Lanes) -> Lanes

  /// Where the correlation is not smooth, but for distance 0: the square of a scaled distance, nil for nowhere.
  static var edgeSquare: Double? { get }

  /// Most that the correlation with a far station is missed by in a tile of ``TiledKriging``, of any size.
  static var tileError: Double { get }
}

extension CorrelationShape {
  static var edgeSquare: Double? { nil }
}

/// exp(−3h / r) = 2^−√q with q = (3 log₂e · h / r)².
enum ExponentialShape: CorrelationShape {
  static func scale(effectiveRangeMeters: Double) -> Double { 3 * log2(exp(1)) / effectiveRangeMeters }

  @inline(__always)
  static func correlation(ofSquare squares: Lanes) -> Lanes { powerOfTwo(-squareRoot(of: squares)) }

  static var tileError: Double { 3e-11 }
}

/// 1 − 1.5 t + 0.5 t³ up to t = 1, with t² = q.
enum SphericalShape: CorrelationShape {
  static func scale(effectiveRangeMeters: Double) -> Double { VariogramModel.sphericalShare / effectiveRangeMeters }

  @inline(__always)
  static func correlation(ofSquare squares: Lanes) -> Lanes {
    let t = squareRoot(of: squares.replacing(with: 1, where: squares .> 1))
    return 1 - t * (1.5 - 0.5 * t * t)
  }

  static var edgeSquare: Double? { 1 }

  static var tileError: Double { 3e-11 }
}

/// exp(−3 (h / r)²) = 2^−q with q = 3 log₂e · (h / r)².
enum GaussianShape: CorrelationShape {
  static func scale(effectiveRangeMeters: Double) -> Double { (3 * log2(exp(1))).squareRoot() / effectiveRangeMeters }

  @inline(__always)
  static func correlation(ofSquare squares: Lanes) -> Lanes { powerOfTwo(-squares) }

  static var tileError: Double { 6e-10 }
}

/// The square root of each number, one by one in the source and together in the machine.
@inline(__always)
private func squareRoot(of squares: Lanes) -> Lanes {
  var roots = squares
  for lane in 0..<Lanes.scalarCount { roots[lane] = squares[lane].squareRoot() }
  return roots
}

/// 2 to each exponent, which is at most 0, to a relative error of 1e-13; below −1000 it is 2^−1000.
///
/// The whole part of the exponent goes into the exponent's bits, the rest, at most a half, through a polynomial of
/// degree 9 that was fitted to (2^f − 1) / f at Chebyshev nodes.
@inline(__always)
func powerOfTwo(_ exponents: Lanes) -> Lanes {
  // Added to a number this constant, 1.5 · 2^52, rounds it to a whole one, which then stands in the lowest bits.
  let rounder = 6_755_399_441_055_744.0
  let bounded = exponents.replacing(with: -1000, where: exponents .< -1000)
  let rounded = bounded + rounder
  let rest = bounded - (rounded - rounder)
  var power = rest * 1.020_609_488_477_931e-07 + 1.325_522_748_629_737_4e-06
  power = power * rest + 1.525_267_205_124_692_5e-05
  power = power * rest + 1.540_345_583_961_976_6e-04
  power = power * rest + 1.333_355_820_205_639_6e-03
  power = power * rest + 9.618_129_159_421_86e-03
  power = power * rest + 5.550_410_866_464_564e-02
  power = power * rest + 2.402_265_069_581_291_4e-01
  power = power * rest + 6.931_471_805_599_463e-01
  power = power * rest + 1
  let bits = unsafeBitCast(power, to: SIMD8<Int64>.self) &+ (unsafeBitCast(rounded, to: SIMD8<Int64>.self) &<< 52)
  return unsafeBitCast(bits, to: Lanes.self)
}

extension Variogram {
  /// What distances in metres are multiplied by for the shape of the model.
  var scale: Double {
    switch model {
    case .exponential: ExponentialShape.scale(effectiveRangeMeters: effectiveRangeMeters)
    case .spherical: SphericalShape.scale(effectiveRangeMeters: effectiveRangeMeters)
    case .gaussian: GaussianShape.scale(effectiveRangeMeters: effectiveRangeMeters)
    }
  }
}

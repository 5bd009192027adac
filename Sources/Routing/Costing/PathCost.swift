/// A cost that a search adds up and compares.
///
/// Sums never wrap around: they stop short of ``unreachable``, so a path of absurd cost is still a path.
protocol PathCost: Comparable, BitwiseCopyable, Sendable {
  /// What turns metres to the destination into a cost that no path undercuts.
  associatedtype Bound: BitwiseCopyable, Sendable

  static var zero: Self { get }
  /// More than any path costs; also the cost of a closed edge.
  static var unreachable: Self { get }
  /// The sum of two costs, which stays below ``unreachable``.
  func adding(_ other: Self) -> Self
  /// The bound in whole units at a distance.
  static func estimate(_ bound: Bound, meters: Double) -> Self
  /// Lowers a bound so far that it does not exceed a cost at a distance.
  static func lower(_ bound: inout Bound, atMeters meters: Double, to cost: Self)
}

/// `perMeter` × metres − `offset`, at least 0.
struct LinearBound: BitwiseCopyable, Sendable {
  var perMeter: Double
  var offset = 0.0
}

extension UInt64: PathCost {
  static var unreachable: UInt64 { .max }

  @inline(__always)
  func adding(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max - 1 : Swift.min(sum, .max - 1)
  }

  @inline(__always)
  static func estimate(_ bound: LinearBound, meters: Double) -> UInt64 {
    UInt64(Swift.min(0x1p62, Swift.max(0, bound.perMeter * meters - bound.offset)))
  }

  static func lower(_ bound: inout LinearBound, atMeters meters: Double, to cost: UInt64) {
    bound.offset = Swift.max(bound.offset, bound.perMeter * meters - Double(cost))
  }
}

/// A cost in two levels: the minor one decides only between equal major ones.
struct Lexicographic<Minor: PathCost>: PathCost {
  struct Bound: BitwiseCopyable, Sendable {
    var major: LinearBound
    var minor: Minor.Bound
  }

  var major: UInt64
  var minor: Minor

  static var zero: Self { Self(major: .zero, minor: .zero) }
  static var unreachable: Self { Self(major: .unreachable, minor: .unreachable) }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool {
    left.major < right.major || (left.major == right.major && left.minor < right.minor)
  }

  @inline(__always)
  func adding(_ other: Self) -> Self {
    Self(major: major.adding(other.major), minor: minor.adding(other.minor))
  }

  @inline(__always)
  static func estimate(_ bound: Bound, meters: Double) -> Self {
    Self(
      major: UInt64.estimate(bound.major, meters: meters), minor: Minor.estimate(bound.minor, meters: meters))
  }

  static func lower(_ bound: inout Bound, atMeters meters: Double, to cost: Self) {
    UInt64.lower(&bound.major, atMeters: meters, to: cost.major)
    Minor.lower(&bound.minor, atMeters: meters, to: cost.minor)
  }
}

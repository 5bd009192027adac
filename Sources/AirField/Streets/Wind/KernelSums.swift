internal import Geo

/// What streets add at a point, for any wind: three sums over them.
///
/// A metre of street with weight w, from which a unit vector v points to the point, counts w (1 + β u·v) when the wind
/// blows towards the unit vector u. So with the sums Σ w and Σ w v, what the streets that were looked at add
/// in a wind is three products.
struct KernelSums: Hashable, Sendable {
  /// Σ w: the kernel of an hour without wind, and the mean over all directions of the wind.
  var still = 0.0
  /// Σ w v towards the east.
  var eastward = 0.0
  /// Σ w v towards the north.
  var northward = 0.0

  /// The kernel in a wind, β times the unit vector towards which it blows; never below zero for β below 1.
  func value(lee: PlanePoint) -> Double { max(0, still + lee.x * eastward + lee.y * northward) }

  /// Adds the sums over other streets.
  static func += (left: inout KernelSums, right: KernelSums) {
    left.still += right.still
    left.eastward += right.eastward
    left.northward += right.northward
  }
}

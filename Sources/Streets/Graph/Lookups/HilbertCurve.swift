/// Positions along a Hilbert curve: places near each other on the map mostly come near each other in the order, so that
/// a search stays within few cache lines.
struct HilbertCurve {
  private let west: Int
  private let south: Int
  private let shift: Int

  /// The curve over the box of some places given in 1e-7°.
  init(latitudes: [Int32], longitudes: [Int32]) {
    west = Int(longitudes.min() ?? 0)
    south = Int(latitudes.min() ?? 0)
    let extent = max(Int(longitudes.max() ?? 0) - west, Int(latitudes.max() ?? 0) - south)
    shift = max(0, extent.bitWidth - extent.leadingZeroBitCount - Self.bits)
  }

  private static let bits = 16

  /// Where a place of the box comes along the curve.
  func position(latitude: Int32, longitude: Int32) -> UInt32 {
    var x = (Int(longitude) - west) >> shift
    var y = (Int(latitude) - south) >> shift
    var position: UInt32 = 0
    var side = 1 << (Self.bits - 1)
    while side > 0 {
      let right = x & side != 0
      let upper = y & side != 0
      position = position << 2 | (right ? (upper ? 2 : 3) : (upper ? 1 : 0))
      if !upper {
        if right { (x, y) = (~x, ~y) }
        swap(&x, &y)
      }
      side >>= 1
    }
    return position
  }
}

extension SegmentTree {
  /// The numbers of some boxes in the order in which a Hilbert curve meets their middles.
  /// - Complexity: O(n).
  static func curveOrder(_ boxes: [Box]) -> [UInt32] {
    let latitudes = boxes.map { middle($0.south, $0.north) }
    let longitudes = boxes.map { middle($0.west, $0.east) }
    let curve = HilbertCurve(latitudes: latitudes, longitudes: longitudes)
    let keys = boxes.indices.map { index in
      let position = curve.position(latitude: latitudes[index], longitude: longitudes[index])
      return UInt64(position) << 32 | UInt64(index)
    }
    return sortedByUpperHalf(keys).map { UInt32(truncatingIfNeeded: $0) }
  }

  private static func middle(_ low: Int32, _ high: Int32) -> Int32 {
    Int32((Int(low) + Int(high)) / 2)
  }

  /// A radix sort, eleven bits at a time, lowest first.
  private static func sortedByUpperHalf(_ keys: [UInt64]) -> [UInt64] {
    var keys = keys
    var target = keys
    for shift in [UInt64(32), 43, 54] {
      var next = [Int](repeating: 0, count: 2049)
      for key in keys { next[Int(key >> shift & 2047) + 1] += 1 }
      for digit in 1...2048 { next[digit] += next[digit - 1] }
      for key in keys {
        let digit = Int(key >> shift & 2047)
        target[next[digit]] = key
        next[digit] += 1
      }
      swap(&keys, &target)
    }
    return keys
  }
}

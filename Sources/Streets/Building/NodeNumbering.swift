/// Numbers the ends of segments along a Hilbert curve.
struct NodeNumbering {
  /// Position in ``DecodedMap/nodeIDs`` by number.
  let decodedNodes: [UInt32]
  /// Number by position in ``DecodedMap/nodeIDs``; ``none`` for nodes inside segments.
  private let numbers: [UInt32]

  private static let none = UInt32.max

  init(_ map: DecodedMap, ends: [UInt32]) {
    let curve = HilbertCurve(latitudes: map.latitudes, longitudes: map.longitudes)
    let distinct = Self.distinct(ends, count: map.nodeIDs.count)
    let keys = distinct.map { node in
      let position = curve.position(latitude: map.latitudes[Int(node)], longitude: map.longitudes[Int(node)])
      return UInt64(position) << 32 | UInt64(node)
    }
    decodedNodes = keys.sorted().map { UInt32(truncatingIfNeeded: $0) }
    var numbers = [UInt32](repeating: Self.none, count: map.nodeIDs.count)
    for (number, node) in decodedNodes.enumerated() { numbers[Int(node)] = UInt32(number) }
    self.numbers = numbers
  }

  /// Nodes that end segments.
  var count: Int { decodedNodes.count }

  /// The number of a node that ends a segment.
  subscript(decodedNode: UInt32) -> Int? {
    let number = numbers[Int(decodedNode)]
    return number == Self.none ? nil : Int(number)
  }

  private static func distinct(_ ends: [UInt32], count: Int) -> [UInt32] {
    var isEnd = [Bool](repeating: false, count: count)
    for node in ends { isEnd[Int(node)] = true }
    return isEnd.indices.filter { isEnd[$0] }.map { UInt32($0) }
  }
}

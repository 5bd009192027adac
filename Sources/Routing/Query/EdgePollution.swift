internal import Computing

/// Pollution p by segment of a network in one hour, finite and at least 0: given to every search through the hour's
/// air.
///
/// It never changes. What routers customize for it is kept with it and goes with it, so that an hour is known by itself
/// and no hour or measure evicts another one.
package final class EdgePollution: MemoryCounted {
  /// p by segment.
  package let values: [Float]
  private let checked = Lock<Float?>(nil)
  private let kept = Lock<[Kept]>([])

  /// What an owner keeps, as long as there is one: the hour outlives the routers of most travellers.
  private struct Kept: Sendable {
    weak var owner: (any AnyObject & Sendable)?
    let value: any MemoryCounted
  }

  /// Takes p by segment; whether it fits a graph is looked at by the first search.
  package init(_ values: [Float]) {
    self.values = values
  }

  /// Makes sure that the figures fit a network, which is looked at once.
  /// - Returns: the least of them.
  /// - Throws: ``RoutingError`` for more or fewer figures than segments, and for one out of its range.
  /// - Complexity: O(segments) the first time.
  @discardableResult
  func check(segmentCount: Int) throws(RoutingError) -> Float {
    guard values.count == segmentCount else {
      throw .pollutionCount(expected: segmentCount, found: values.count)
    }
    if let least = checked.withLock({ $0 }) { return least }
    guard let least = minOfValid else {
      let segment = values.firstIndex { !Self.isValid($0) } ?? 0
      throw .invalidPollution(segment: segment, value: values[segment])
    }
    checked.withLock { $0 = least }
    return least
  }

  /// The least of the figures, once they were looked at.
  var least: Float? { checked.withLock { $0 } }

  /// The least figure, 0 where there is none; nil where a figure is out of its range.
  private var minOfValid: Float? {
    values.withUnsafeBytes { bytes in
      let eights = bytes.count / MemoryLayout<SIMD8<Float>>.size
      var least = SIMD8<Float>(repeating: values.first ?? 0)
      var isValid = SIMDMask<SIMD8<Int32>>(repeating: true)
      for number in 0..<eights {
        let next = bytes.loadUnaligned(
          fromByteOffset: number * MemoryLayout<SIMD8<Float>>.size, as: SIMD8<Float>.self)
        isValid .&= (next .>= 0) .& (next .< .infinity)
        least.replace(with: next, where: next .< least)
      }
      let rest = values[(eights * 8)...]
      guard all(isValid), rest.allSatisfy(Self.isValid) else { return nil }
      return rest.reduce(least.min()) { Swift.min($0, $1) }
    }
  }

  private static func isValid(_ value: Float) -> Bool { value >= 0 && value < .infinity }

  /// Bytes of the figures, and of what owners keep for them.
  package var memoryBytes: Int {
    let kept = kept.withLock { $0.filter { $0.owner != nil }.map(\.value) }
    return kept.reduce(values.count * MemoryLayout<Float>.stride) { $0 + $1.memoryBytes }
  }

  /// What an owner keeps for this pollution, made where it is not there yet.
  func kept<Value: MemoryCounted>(by owner: some AnyObject & Sendable, make: () -> Value) -> Value {
    kept.withLock { kept in
      if let known = kept.first(where: { $0.owner === owner })?.value as? Value { return known }
      let value = make()
      kept.removeAll { $0.owner == nil }
      kept.append(Kept(owner: owner, value: value))
      return value
    }
  }
}

extension EdgePollution: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }
  package subscript(segment: Int) -> Float { values[segment] }
}

extension EdgePollution: ExpressibleByArrayLiteral {
  package convenience init(arrayLiteral values: Float...) {
    self.init(values)
  }
}

internal import Computing

/// Pollution p by segment of a network in one hour, finite and at least 0: given to every search through the hour's
/// air.
///
/// It never changes. What routers customize for it is kept with it and goes with it, so that an hour is known by itself
/// and no hour or measure evicts another one.
package final class EdgePollution: Sendable {
  /// p by segment.
  package let values: [Float]
  private let checked = Lock<Float?>(nil)
  private let kept = Lock<[Kept]>([])

  /// What an owner keeps; the owner is held, so that no other one gets its place in memory.
  private struct Kept: Sendable {
    let owner: any AnyObject & Sendable
    let value: any Sendable
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
    guard let least = leastOfValid else {
      let segment = values.firstIndex { !Self.isValid($0) } ?? 0
      throw .invalidPollution(segment: segment, value: values[segment])
    }
    checked.withLock { $0 = least }
    return least
  }

  /// The least figure, 0 where there is none; nil where a figure is out of its range.
  private var leastOfValid: Float? {
    values.withUnsafeBufferPointer { values in
      var least = values.first ?? 0
      var invalid = 0
      // Without a way out of the loop, so that it goes over several figures at once.
      for value in values {
        invalid &+= Self.isValid(value) ? 0 : 1
        least = value < least ? value : least
      }
      return invalid == 0 ? least : nil
    }
  }

  private static func isValid(_ value: Float) -> Bool { value >= 0 && value < .infinity }

  /// What an owner keeps for this pollution, made where it is not there yet.
  func kept<Value: Sendable>(by owner: some AnyObject & Sendable, make: () -> Value) -> Value {
    kept.withLock { kept in
      if let known = kept.first(where: { $0.owner === owner })?.value as? Value { return known }
      let value = make()
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

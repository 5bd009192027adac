/// Sorted figures without some of them, whose medians take no further sorting.
struct SortedOthers: RandomAccessCollection {
  private let values: [Double]
  /// Positions that are left out, ascending.
  private let left: [Int]

  /// - Parameters:
  ///   - values: Figures in order.
  ///   - left: Positions of those to be left out, ascending.
  init(_ values: [Double], without left: [Int]) {
    self.values = values
    self.left = left
  }

  var startIndex: Int { 0 }
  var endIndex: Int { values.count - left.count }

  /// - Complexity: O(log of how many are left out).
  subscript(position: Int) -> Double {
    // So many of those left out stand before it: the n-th of them has n fewer figures before it than its place says.
    var low = 0
    var high = left.count
    while low < high {
      let middle = (low + high) / 2
      if left[middle] - middle <= position { low = middle + 1 } else { high = middle }
    }
    return values[position + low]
  }

  /// Their median; NaN of none.
  var median: Double { AirField.median(ofSorted: self) }

  /// The median of their distances from their median (MAD); NaN of none.
  /// - Complexity: O(log n): the figures nearest to the median stand side by side.
  var medianDeviation: Double {
    guard !isEmpty else { return .nan }
    let median = median
    let upper = greatestDistance(from: median, ofNearest: count / 2 + 1)
    return count % 2 == 1 ? upper : (greatestDistance(from: median, ofNearest: count / 2) + upper) / 2
  }

  /// The distance of the last of so many figures that are nearest to a value.
  private func greatestDistance(from value: Double, ofNearest size: Int) -> Double {
    var low = 0
    var high = count - size
    while low < high {
      let middle = (low + high) / 2
      if value - self[middle] > self[middle + size] - value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(value - self[low], self[low + size - 1] - value)
  }
}

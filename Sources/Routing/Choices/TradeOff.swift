/// All that one can choose between: the ways that no other one betters in both time and burden.
package struct TradeOff: Sendable {
  /// Time and burden of one such way.
  package struct Point: Hashable, Sendable {
    /// Travel time in whole milliseconds, that on dear streets at its price.
    package let milliseconds: UInt64
    /// The burden in minutes at the guideline, with what zones to avoid make dearer; in minutes of time where nothing
    /// is known of the air.
    package let burdenMinutes: Double
  }

  /// One way that is given whole.
  package struct Choice: Sendable {
    /// Its number in ``TradeOff/front``.
    package let index: Int
    /// The way.
    package let path: Path
  }

  /// Every pair of time and burden that is not bettered, fastest first.
  package let front: [Point]
  /// The same ways with the time that they take and the burden of just that time, whatever it counts as.
  package let actual: [Point]
  /// The ways that really differ, of those that none of the others betters in ``actual``, fastest first: always the
  /// fastest, the knee and the cleanest.
  package let choices: [Choice]
  /// The number of the point of ``actual`` with the largest distance to the chord; nil where it does not bow.
  package let knee: Int?
  /// Whether the front is whole; otherwise it is exact up to its last point, behind which the search was given up.
  package let isComplete: Bool
}

/// When two ways are too much alike to show both.
package struct Difference: Hashable, Sendable {
  /// A way that shares more than this part of its length with another is left out.
  package var greatestSharedPart = 0.9
  /// A way whose time and whose burden are both within this part of the fastest's to another way's is left out.
  package var minStep = 0.01

  package init() {}
}

extension TradeOff {
  /// The numbers of the ways in ``actual`` that none of the others betters in both, fastest first: on dear streets time
  /// is charged more than it lasts, so that some of the front are bettered by others in truth.
  package var bestIndices: [Int] { Self.undominated(actual) }

  /// The numbers of the points that no other one betters in both, fastest first.
  /// - Complexity: O(n log n).
  static func undominated(_ points: [Point]) -> [Int] {
    var least = Double.infinity
    return points.indices.sorted {
      (points[$0].milliseconds, points[$0].burdenMinutes) < (points[$1].milliseconds, points[$1].burdenMinutes)
    }.filter { index in
      guard points[index].burdenMinutes < least else { return false }
      least = points[index].burdenMinutes
      return true
    }
  }

  /// The number of the point of a front that lies farthest under the chord between its ends, both costs from 0 to 1.
  ///
  /// The distance is (1 - x - y) / √2 for x, y from 0 to 1 (Das, "On characterizing the knee of the Pareto curve",
  /// Structural Optimization 18, 1999).
  static func knee(of front: [Point]) -> Int? {
    guard let first = front.first, let last = front.last, front.count > 2 else { return nil }
    let width = Double(last.milliseconds) - Double(first.milliseconds)
    let height = first.burdenMinutes - last.burdenMinutes
    guard width > 0, height > 0 else { return nil }
    var best: (index: Int, distance: Double)?
    for (index, point) in front.enumerated() {
      let x = (Double(point.milliseconds) - Double(first.milliseconds)) / width
      let y = (point.burdenMinutes - last.burdenMinutes) / height
      let distance = 1 - x - y
      if distance > 1e-9, distance > best?.distance ?? 0 { best = (index, distance) }
    }
    return best?.index
  }
}

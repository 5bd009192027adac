/// How often the means of several places passed a limit; each unit of time is a day or an hour.
package struct LimitCount: Hashable, Sendable {
  package let limit: Limit
  /// Units of which each place has a mean.
  package private(set) var known: [Int] = []
  /// Units in which each place's mean was above the limit.
  package private(set) var above: [Int] = []
  /// Units of which any place has a mean.
  package private(set) var knownAnywhere = 0
  /// Units in which any place was above the limit.
  package private(set) var aboveAnywhere = 0
  /// The greatest share of the places with a mean that was above the limit in one unit, 0 to 1.
  package private(set) var greatestShare = 0.0

  /// Nothing is counted yet.
  init(_ limit: Limit) { self.limit = limit }

  /// Counts a unit by the means of its places, NaN where there is none; there may be more places than before.
  mutating func add(_ means: [Float]) {
    known.pad(to: means.count, with: 0)
    above.pad(to: means.count, with: 0)
    let bound = ConcentrationTolerance.greatest(notAbove: limit.concentration)
    var (places, beyond) = (0, 0)
    for (place, mean) in means.enumerated() where !mean.isNaN {
      places += 1
      known[place] += 1
      guard mean > bound else { continue }
      beyond += 1
      above[place] += 1
    }
    guard places > 0 else { return }
    knownAnywhere += 1
    aboveAnywhere += beyond > 0 ? 1 : 0
    greatestShare = max(greatestShare, Double(beyond) / Double(places))
  }
}

extension Array {
  /// Makes the array as long as that, where it is shorter.
  mutating func pad(to length: Int, with element: Element) {
    if count < length { append(contentsOf: repeatElement(element, count: length - count)) }
  }
}

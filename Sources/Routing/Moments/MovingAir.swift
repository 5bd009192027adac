/// Pollution p by segment at several moments; between two it changes evenly, before the first and behind the last not.
package struct MovingAir: Sendable {
  /// The air of one moment.
  package struct Moment: Sendable {
    /// Milliseconds after the departure; below 0 before it.
    package let milliseconds: Double
    /// p by segment, finite and at least 0.
    package let pollution: EdgePollution
    /// p along the segments where the way begins and ends.
    package let profiles: [Int: SegmentProfile]

    package init(milliseconds: Double, pollution: EdgePollution, profiles: [Int: SegmentProfile] = [:]) {
      self.milliseconds = milliseconds
      self.pollution = pollution
      self.profiles = profiles
    }

    /// A moment whose pollution is given as p by segment.
    package init(milliseconds: Double, pollution: [Float], profiles: [Int: SegmentProfile] = [:]) {
      self.init(milliseconds: milliseconds, pollution: EdgePollution(pollution), profiles: profiles)
    }
  }

  /// The moments in order, at least one, each with as many figures.
  package let moments: [Moment]

  /// Creates air of at least one moment; they are put in order.
  ///
  /// The figures themselves are looked at by those who search through the air.
  /// - Throws: ``RoutingError`` for air without a moment, for moments less than a millisecond apart or at no finite
  ///   time, and for figures of one moment that are more or fewer than those of another.
  package init(_ moments: [Moment]) throws(RoutingError) {
    for moment in moments where !moment.milliseconds.isFinite {
      throw .invalidMoment(milliseconds: moment.milliseconds)
    }
    let moments = moments.sorted { $0.milliseconds < $1.milliseconds }
    guard let first = moments.first else { throw .noMoments }
    for (before, moment) in zip(moments, moments.dropFirst()) {
      guard moment.milliseconds - before.milliseconds >= 1 else {
        throw .invalidMoment(milliseconds: moment.milliseconds)
      }
      guard moment.pollution.count == first.pollution.count else {
        throw .pollutionCount(expected: first.pollution.count, found: moment.pollution.count)
      }
    }
    self.moments = moments
  }

  private init(inOrder moments: [Moment]) {
    self.moments = moments
  }

  /// The two moments around a time and how far it is from the first to the second, 0 to 1.
  func position(atMilliseconds time: Double) -> MomentClock.Position { MomentClock(self).position(at: time) }

  /// The moments on which the air from the departure to a time in milliseconds depends.
  func until(_ end: Double) -> MovingAir {
    let first = position(atMilliseconds: 0).index
    let last = moments.firstIndex { $0.milliseconds >= end } ?? moments.count - 1
    return at(first...max(first, last))
  }

  /// Some of the moments.
  func at(_ range: ClosedRange<Int>) -> MovingAir { MovingAir(inOrder: Array(moments[range])) }

  /// p by segment at one time.
  package func pollution(atMilliseconds time: Double) -> EdgePollution {
    let position = position(atMilliseconds: time)
    guard position.share > 0 else { return moments[position.index].pollution }
    let share = Float(position.share)
    let (before, after) = (moments[position.index].pollution.values, moments[position.index + 1].pollution.values)
    return EdgePollution(zip(before, after).map { $0 + share * ($1 - $0) })
  }

  /// p along the ends of the way at one time.
  package func profiles(atMilliseconds time: Double) -> [Int: SegmentProfile] {
    let position = position(atMilliseconds: time)
    guard position.share > 0 else { return moments[position.index].profiles }
    let share = Float(position.share)
    let (before, after) = (moments[position.index], moments[position.index + 1])
    let segments = Set(before.profiles.keys).union(after.profiles.keys)
    return Dictionary(
      uniqueKeysWithValues: segments.map { segment in
        let count = (before.profiles[segment] ?? after.profiles[segment])?.values.count ?? 1
        let values = zip(before.values(segment, count: count), after.values(segment, count: count))
        return (segment, SegmentProfile(values.map { $0 + share * ($1 - $0) }))
      })
  }
}

extension MovingAir.Moment {
  /// p along a segment in some parts of equal length; its one figure where there is no profile.
  fileprivate func values(_ segment: Int, count: Int) -> [Float] {
    guard let profile = profiles[segment] else {
      return [Float](repeating: pollution.indices.contains(segment) ? pollution[segment] : 0, count: count)
    }
    if profile.values.count == count { return profile.values }
    return (0..<count).map { part in
      Float(profile.mean(from: Double(part) / Double(count), to: Double(part + 1) / Double(count)))
    }
  }
}

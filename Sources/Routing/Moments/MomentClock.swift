/// Where a time lies between the moments of moving air.
package struct MomentClock: Sendable {
  /// The moment before a time, and the share of the way to the next one; 0 where it stands still.
  package struct Position: BitwiseCopyable {
    let index: Int
    let share: Double
  }

  let times: [Double]

  /// Needs the times of the moments in their order, at least one.
  package init(times: [Double]) {
    self.times = times
  }

  init(_ air: MovingAir) {
    self.init(times: air.moments.map(\.milliseconds))
  }

  /// Where a time lies, in the unit of the moments' times.
  @inline(__always)
  package func position(at time: Double) -> Position {
    var index = 0
    while index + 1 < times.count, times[index + 1] <= time { index += 1 }
    guard index + 1 < times.count, time > times[index] else { return Position(index: index, share: 0) }
    return Position(index: index, share: (time - times[index]) / (times[index + 1] - times[index]))
  }
}

extension MomentClock.Position {
  /// A value that changes evenly from moment to moment.
  @inline(__always)
  package func interpolated(_ value: (_ moment: Int) -> Double) -> Double {
    let before = value(index)
    return share > 0 ? before + share * (value(index + 1) - before) : before
  }
}

internal import Routing

/// What cleanest ways save of what was measured, over the summed metres of all walks.
public struct RouteJudge: Sendable {
  /// Walks that were answered.
  public private(set) var walks = 0
  /// Walks both of whose ways have enough measured metres.
  public private(set) var judged = 0
  private var same = 0
  private var extraLength = 0.0
  private var fastest = (meters: 0.0, exposure: 0.0)
  private var chosen = (meters: 0.0, exposure: 0.0)

  /// Measured metres that both ways must have more of.
  static let minMeters = 100.0

  /// Change of the measured NO2 per metre in percent.
  public var changePercent: Double {
    (chosen.exposure / chosen.meters / (fastest.exposure / fastest.meters) - 1) * 100
  }
  /// Share of the walks whose chosen way is the fastest.
  public var sameShare: Double { Double(same) / Double(max(1, walks)) }
  /// How much longer chosen ways are, mean in percent.
  public var extraLengthPercent: Double { 100 * extraLength / Double(max(1, walks)) }

  mutating func judge(_ way: Path, against fast: Path, on streets: MeasuredStreets) {
    walks += 1
    same += way.pieces == fast.pieces ? 1 : 0
    extraLength += way.lengthMeters / fast.lengthMeters - 1
    let (ours, theirs) = (streets.sum(over: way), streets.sum(over: fast))
    guard ours.meters > Self.minMeters, theirs.meters > Self.minMeters else { return }
    judged += 1
    fastest = (fastest.meters + theirs.meters, fastest.exposure + theirs.exposure)
    chosen = (chosen.meters + ours.meters, chosen.exposure + ours.exposure)
  }
}

internal import AirData
internal import AirField
internal import Geo

/// How well the field tells the tubes that were no stations, over many draws.
public struct FieldJudge: Sendable {
  private var squares = 0.0
  private var places = 0
  private var ordered = 0.0
  private var pairs = 0
  /// What was measured at these tubes against what is predicted of them, both as their distance from the mean of the
  /// draw.
  public private(set) var rise = RiseScore()

  /// µg/m³ at the other tubes.
  public var rootMeanSquare: Double { (squares / Double(max(1, places))).squareRoot() }
  /// Share of the near pairs that are ordered rightly; what is predicted to be equal counts a half.
  public var orderedShare: Double { ordered / Double(max(1, pairs)) }

  mutating func judge(_ field: PollutionField, _ truth: GhentTubes, stations: Set<Int>) {
    let predicted = field.concentrations(.no2, at: truth.tubes.map(\.place)).map(Double.init)
    for position in predicted.indices where !stations.contains(position) {
      let error = predicted[position] - truth.tubes[position].value
      squares += error * error
      places += 1
    }
    rise.add(
      deviationsOf: predicted.indices.filter { !stations.contains($0) && predicted[$0].isFinite }
        .map { (predicted[$0], truth.tubes[$0].value) })
    for pair in truth.pairs where !stations.contains(pair.first) && !stations.contains(pair.second) {
      let difference = predicted[pair.first] - predicted[pair.second]
      let measured = truth.tubes[pair.first].value - truth.tubes[pair.second].value
      ordered += abs(difference) < 1e-9 ? 0.5 : difference * measured > 0 ? 1 : 0
      pairs += 1
    }
  }
}

extension HourlySpread {
  /// The spread of a history: √(mean of the hours' variances ÷ mean of their squared means), each hour as often as it
  /// counts; nil without two stations in any hour.
  init?(of history: StationHistory, hours: [Int], weights: RobustHourWeights? = nil) {
    var variances = 0.0
    var squaredMeans = 0.0
    var hasTogether = false
    for hour in hours {
      let values = history.sites.indices.map { Double(history[hour: hour, site: $0]) }.filter { !$0.isNaN }
      guard values.count > 1 else { continue }
      hasTogether = true
      let mean = values.reduce(0, +) / Double(values.count)
      let weight = weights?[hour] ?? 1
      variances += weight * values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
      squaredMeans += weight * mean * mean
    }
    guard hasTogether else { return nil }
    // Readings that never differ, zeros for one, still have the resolution of their instruments, which the prior adds.
    let relative = squaredMeans > 0 ? (variances / squaredMeans).squareRoot() : 0
    self.init(relativeSpread: min(100, max(0.01, relative)))
  }
}

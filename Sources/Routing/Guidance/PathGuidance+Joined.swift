extension PathGuidance {
  /// What is told of paths that follow each other, over the line of all of them.
  /// - Parameters:
  ///   - legs: The paths and what is told of each.
  ///   - stops: What the stop is called to which each path comes but the last.
  ///   - line: The line of all the paths as one.
  package init(joining legs: [(path: Path, guidance: PathGuidance)], over stops: [String], along line: PathLine) {
    var steps: [RouteStep] = []
    var remarks: [PathRemark] = []
    var (pieces, meters) = (0, 0.0)
    for (number, leg) in legs.enumerated() {
      let stop = stops.indices.contains(number) ? stops[number] : nil
      steps += leg.guidance.steps.map { $0.moved(byPieces: pieces, along: line, stop: stop) }
      remarks += leg.guidance.remarks.map { PathRemark(kind: $0.kind, meters: $0.meters + meters) }
      pieces += leg.path.pieces.count
      meters += leg.path.lengthMeters
    }
    self.init(steps: steps, remarks: remarks)
  }
}

extension RouteStep {
  /// This step as one of a longer path; `stop` is what its arrival comes to.
  fileprivate func moved(byPieces count: Int, along line: PathLine, stop: String?) -> RouteStep {
    let moved = pieces.lowerBound + count..<pieces.upperBound + count
    let last = line.points.count - 1
    let first = min(line.firstPoints[moved.lowerBound], last)
    var maneuver = maneuver
    if maneuver.kind == .arrive { maneuver.stop = stop }
    var step = RouteStep(
      maneuver: maneuver, label: label, form: form, reference: reference, pieces: moved, lengthMeters: lengthMeters,
      durationSeconds: durationSeconds, points: first...max(first, min(line.firstPoints[moved.upperBound], last)),
      junctions: junctions)
    step.roundingMeters = roundingMeters
    return step
  }
}

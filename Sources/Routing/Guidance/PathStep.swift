internal import Streets

/// What a traveller sees as one street of a path.
package struct PathStep: Hashable, Sendable {
  /// The street's name, empty where it has none.
  package let name: String
  /// Length in metres.
  package let lengthMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double

  package init(name: String, lengthMeters: Double, durationSeconds: Double) {
    self.name = name
    self.lengthMeters = lengthMeters
    self.durationSeconds = durationSeconds
  }
}

extension Router {
  /// The streets of a path in order; pieces that follow each other under one name are one step.
  package func steps(of path: Path) -> [PathStep] {
    var steps: [PathStep] = []
    for piece in path.pieces {
      let name = graph.name(ofSegment: piece.segment)
      let last = steps.last?.name == name ? steps.popLast() : nil
      steps.append(
        PathStep(
          name: name, lengthMeters: (last?.lengthMeters ?? 0) + piece.lengthMeters,
          durationSeconds: (last?.durationSeconds ?? 0) + piece.durationSeconds))
    }
    return steps
  }
}

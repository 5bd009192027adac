package import Streets

/// A path as one tells it: its steps, and what there is to say in between.
package struct PathGuidance: Sendable, Hashable {
  /// What one does, the arrival last.
  package let steps: [RouteStep]
  /// What is said on the way, in its order.
  package var remarks: [PathRemark]

  /// Creates guidance.
  package init(steps: [RouteStep], remarks: [PathRemark]) {
    self.steps = steps
    self.remarks = remarks.sorted { $0.meters < $1.meters }
  }

  /// This guidance with further remarks.
  package func adding(_ further: [PathRemark]) -> PathGuidance {
    PathGuidance(steps: steps, remarks: remarks + further)
  }
}

extension Router {
  /// A path as one tells it, with the zones that it enters and leaves.
  package func guidance(
    of path: Path, mode: TravelMode, from origin: SnappedPoint, to destination: SnappedPoint
  ) -> PathGuidance {
    let line = line(of: path, from: origin)
    return PathGuidance(
      steps: routeSteps(of: path, mode: mode, line: line, destination: destination.requested),
      remarks: zoneRemarks(of: path))
  }
}

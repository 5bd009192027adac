/// Why there is no path.
package enum RoutingError: Error, Hashable, Sendable {
  /// The streets that the mode may use do not connect the two places.
  case noRoute
  /// A place lies on no segment of this graph, or not between the segment's ends.
  case invalidPlace(segment: Int, fraction: Double)
  /// The pollution is not one figure per segment.
  case pollutionCount(expected: Int, found: Int)
  /// A figure of the pollution is not finite or below 0.
  case invalidPollution(segment: Int, value: Float)
  /// The pollution along a segment has no figure, or one that is not finite or below 0, or the graph has no such
  /// segment.
  case invalidProfile(segment: Int)
  /// Moving air without a moment.
  case noMoments
  /// A moment of moving air is at no finite time, or less than a millisecond after another one.
  case invalidMoment(milliseconds: Double)
  /// The tolerance is not finite or below 0.
  case invalidTolerance(Double)
  /// The avoidance is not finite or below 0.
  case invalidAvoidance(Double)
  /// The factor of the zones is not finite or below 1.
  case invalidFactor(Double)
  /// A zone lies off the globe, or its radius is not finite or not above 0.
  case invalidZone(id: String)
  /// A node that the graph does not have.
  case invalidNode(Int, nodeCount: Int)
  /// Edge costs made for a graph with another number of edges.
  case costCount(expected: Int, found: Int)
  /// The graph points outside of itself.
  case brokenGraph
  /// The deadline passed before the search had ended.
  case outOfTime

  /// One sentence that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .noRoute:
      "No way leads from one place to the other: try another mode, or places on streets that are connected."
    case .invalidPlace(let segment, let fraction):
      "Position \(fraction) on segment \(segment) is not in this graph: snap the place to the same network first."
    case .pollutionCount(let expected, let found):
      "The graph has \(expected) segments but \(found) pollution figures were given: give one per segment."
    case .invalidPollution(let segment, let value):
      "The pollution of segment \(segment) is \(value): give finite figures of at least 0."
    case .invalidProfile(let segment):
      "The pollution along segment \(segment) is no profile: give finite figures of at least 0 for a segment of the graph."
    case .noMoments:
      "The air that changes has no moment: give the air of at least one."
    case .invalidMoment(let milliseconds):
      "There is air for \(milliseconds) ms after the departure, which is no time or that of other air: give each moment a finite one, a millisecond or more apart."
    case .invalidTolerance(let value):
      "The tolerance is \(value): give a finite number of at least 0."
    case .invalidAvoidance(let value):
      "The avoidance is \(value): give a finite number of at least 0."
    case .invalidFactor(let value):
      "The factor of the zones is \(value): give a finite number of at least 1."
    case .invalidZone(let id):
      "Zone '\(id)' is no area on the globe: give a centre and a radius above 0 metres, or rings of three corners."
    case .invalidNode(let node, let nodeCount):
      "There is no node \(node) in this graph: its \(nodeCount) nodes are numbered from 0."
    case .costCount(let expected, let found):
      "The graph has \(expected) edges but \(found) costs were given: make the costs from the same graph."
    case .outOfTime:
      "The search took longer than it may: ask for places nearer to each other, or for less at once."
    case .brokenGraph:
      "The network points outside of itself: build its file again."
    }
  }
}

internal import Geo
internal import Streets

/// Looks at the junctions between the pieces of a path.
struct JunctionFinder {
  let graph: StreetGraph
  private let names: SegmentNames
  private let durations: UnsafeBufferPointer<UInt32>
  private let mode: TravelMode
  let directions: KeptDirections

  /// A finder of a mode's junctions in a router's network.
  init(_ router: Router, _ names: SegmentNames, mode: TravelMode) {
    graph = router.graph
    self.names = names
    self.mode = mode
    durations = graph.durations(mode)
    directions = router.workspace.directions
  }

  /// What somebody sees between two pieces of a path.
  func turn(_ piece: Int, from before: Path.Piece, to after: Path.Piece) -> PathTurn {
    let (arrival, departure) = (arrivalDegrees(before), departureDegrees(after))
    let node = endNode(before, towards: after.segment)
    let streets = node.map { leaving($0, except: before.segment, and: after.segment) } ?? []
    let others = streets.filter { $0.access == .open }
    return PathTurn(
      piece: piece, arrival: arrival, departure: departure, node: node, before: branch(before.segment, 0),
      own: branch(after.segment, Bearing.turn(from: arrival, to: departure)),
      others: others.map { branch($0.segment, Bearing.turn(from: arrival, to: $0.degrees)) },
      closed: streets.compactMap { closed($0, arrival: arrival) },
      junction: node.flatMap { junction($0, arrival: arrival, departure: departure, streets) },
      isReturn: before.isFollowedBack(by: after))
  }

  private func branch(_ segment: Int, _ degrees: Double) -> Branch {
    Branch(
      segment: segment, degrees: degrees, label: names.label(ofSegment: segment),
      form: graph.form(ofSegment: segment))
  }

  /// What a mode may do at a junction with a street that leaves it; the least comes first.
  private enum Access: Int, Comparable {
    /// It may go along it.
    case open
    /// It may not turn into it from where it comes.
    case forbidden
    /// It may not go along it at all, or only on foot against the traffic: nobody goes there unless told to.
    case closed

    static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }
  }

  /// A street that leaves a junction, with its direction there.
  private struct Leaving {
    let segment: Int
    let degrees: Double
    let isReversed: Bool
    let access: Access
  }

  /// The streets that leave a junction besides two, as one finds them at one of its nodes.
  ///
  /// That node lacks the streets into which one may not turn from where one comes: others of the junction have them.
  private func leaving(_ node: Int, except one: Int, and other: Int) -> [Leaving] {
    let copies = [node] + graph.copies(ofNode: node).filter { $0 != node }
    var found: [(packed: UInt32, access: Access)] = []
    for copy in copies {
      for edge in Int(graph.firstOut[copy])..<Int(graph.firstOut[copy + 1]) {
        let packed = graph.edgeSegment[edge]
        let isOpen =
          durations[edge] != StreetGraph.closed
          && !graph.isAgainstTraffic(Int(packed >> 1), isReversed: packed & 1 == 1, mode: mode)
        let access: Access = isOpen ? (copy == node ? .open : .forbidden) : .closed
        if let known = found.firstIndex(where: { $0.packed == packed }) {
          found[known].access = min(found[known].access, access)
        } else {
          found.append((packed, access))
        }
      }
    }
    return found.compactMap { packed, access in
      let (segment, isReversed) = (Int(packed >> 1), packed & 1 == 1)
      guard segment != one, segment != other, !isTwin(segment, other) else { return nil }
      return Leaving(
        segment: segment,
        degrees: direction(
          ofSegment: segment, from: isReversed ? 1 : 0, to: isReversed ? 0 : 1, isReversed: isReversed),
        isReversed: isReversed, access: access)
    }
  }

  /// A street as one that is seen and may not be taken; nil where it may be, or is no street of the mode's at all.
  private func closed(_ street: Leaving, arrival: Double) -> ClosedStreet? {
    let isRoad = graph.form(ofSegment: street.segment).isRoad
    switch street.access {
    case .open: return nil
    case .forbidden: break
    case .closed: if !isRoad { return nil }
    }
    let flags = graph.flags(ofSegment: street.segment)
    let leadsAway = !flags.contains(.oneway) || street.isReversed == flags.contains(.onewayBack)
    return ClosedStreet(
      segment: street.segment, degrees: Bearing.turn(from: arrival, to: street.degrees),
      isExit: isRoad && leadsAway)
  }

  /// By how much the lengths of one line drawn twice may differ, in millimetres: comparing them spares most shapes.
  private static let twinMillimeters = 500

  /// Whether two segments are one line drawn twice, so that it does not matter which one is taken.
  private func isTwin(_ segment: Int, _ other: Int) -> Bool {
    let difference = abs(Int(graph.segmentLengths[segment]) - Int(graph.segmentLengths[other]))
    guard difference <= Self.twinMillimeters else { return false }
    let (one, two) = (graph.shape(ofSegment: segment), graph.shape(ofSegment: other))
    return one == two || one == two.reversed()
  }

  /// The junction at a node where one comes and goes in the given directions; nil where no third street of the mode
  /// meets them.
  private func junction(_ node: Int, arrival: Double, departure: Double, _ others: [Leaving]) -> PathJunction? {
    let others = others.filter { $0.access != .closed }
    if others.isEmpty { return nil }
    let back = Bearing.whole(Bearing.opposite(arrival))
    let on = Bearing.whole(departure)
    var streets: [(bearing: Int, isOpen: Bool)] = [(back, false), (on, true)]
    streets += others.map { (Bearing.whole($0.degrees), $0.access == .open) }
    streets.sort { $0.bearing < $1.bearing }
    return PathJunction(
      place: graph.coordinate(ofNode: node), bearings: streets.map(\.bearing), entries: streets.map(\.isOpen),
      arrival: streets.firstIndex { $0.bearing == back && !$0.isOpen },
      departure: streets.firstIndex { $0.bearing == on && $0.isOpen })
  }

  /// The node at which a whole piece ends, nil for one that ends within its street.
  ///
  /// A junction with forbidden turns has several nodes: it is the one from which the path goes on.
  private func endNode(_ piece: Path.Piece, towards next: Int) -> Int? {
    guard piece.endFraction == (piece.isReversed ? 0 : 1) else { return nil }
    var first: Int?
    for edge in graph.edges(ofSegment: piece.segment) {
      let edge = Int(edge)
      guard graph.segment(ofEdge: edge).isReversed == piece.isReversed, durations[edge] != StreetGraph.closed else {
        continue
      }
      let node = Int(graph.head[edge])
      if leads(node, onto: next) { return node }
      first = first ?? node
    }
    return first
  }

  private func leads(_ node: Int, onto segment: Int) -> Bool {
    (Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1])).contains {
      durations[$0] != StreetGraph.closed && graph.segment(ofEdge: $0).segment == segment
    }
  }
}

extension Path.Piece {
  /// Whether the next piece leads back along the same street.
  ///
  /// A street of which a path has two pieces is passed in one direction where the path leads over a place in its midst.
  fileprivate func isFollowedBack(by next: Path.Piece) -> Bool {
    guard segment == next.segment, startFraction != endFraction, next.startFraction != next.endFraction else {
      return false
    }
    return isReversed != next.isReversed
  }
}

package import Geo
package import Streets

/// What one has to do at the beginning of a step.
package struct Manoeuvre: Sendable, Hashable {
  /// OSRM's words for it.
  package enum Kind: String, Sendable {
    case depart
    case arrive
    /// Onto a street of another name.
    case turn
    /// Straight on, where the street changes its name.
    case newName = "new name"
    /// A turn of the same street.
    case proceed = "continue"
  }

  package let kind: Kind
  /// Which way; straight on for a path's ends.
  package let direction: TurnDirection
  /// Where.
  package let place: Coordinate
  /// The direction before it in whole degrees, 0 where the path begins.
  package let bearingBefore: Int
  /// The direction after it, 0 where the path ends.
  package let bearingAfter: Int
}

/// A part of a path that is told as one: a street, or the part of it between two turns.
package struct RouteStep: Sendable, Hashable {
  /// What one does first.
  package let manoeuvre: Manoeuvre
  /// The street's name, empty where it has none.
  package let name: String
  /// Its number, such as `N-340`; empty where it has none.
  package let reference: String
  /// Which pieces of the path it is.
  package let pieces: Range<Int>
  /// The junctions on it, that of the manoeuvre first; at least one.
  package let junctions: [PathJunction]
}

extension Router {
  /// A path street by street: the last step is the arrival, which has no length.
  /// - Complexity: O(pieces · streets at their ends).
  package func routeSteps(of path: Path, mode: TravelMode, line: PathLine) -> [RouteStep] {
    StepBuilder(graph: graph, path: path, mode: mode, line: line).steps()
  }
}

/// Cuts a path into steps.
private struct StepBuilder {
  let graph: StreetGraph
  let path: Path
  let line: PathLine
  private let finder: JunctionFinder

  init(graph: StreetGraph, path: Path, mode: TravelMode, line: PathLine) {
    self.graph = graph
    self.path = path
    self.line = line
    finder = JunctionFinder(graph, mode: mode)
  }

  /// The beginning of a step that is not ended yet.
  private struct Begun {
    var manoeuvre: Manoeuvre
    var piece: Int
    var junctions: [PathJunction]
  }

  func steps() -> [RouteStep] {
    guard let first = path.pieces.first, let last = path.pieces.last else { return inPlace() }
    var steps: [RouteStep] = []
    var begun = departure(first)
    for piece in path.pieces.indices.dropFirst() {
      let (before, after) = (path.pieces[piece - 1], path.pieces[piece])
      let (arrival, departure) = (finder.arrivalDegrees(before), finder.departureDegrees(after))
      let junction = finder.junction(from: before, arrival, to: after, departure)
      let place = line.points[line.firstPoints[piece]].place
      let turn = Turn(arrival: arrival, departure: departure, isSameName: name(piece - 1) == name(piece))
      if let manoeuvre = manoeuvre(turn, junction, at: place) {
        steps.append(step(begun, until: piece))
        begun = Begun(
          manoeuvre: manoeuvre, piece: piece, junctions: [junction ?? Self.bend(manoeuvre)])
      } else if let junction {
        begun.junctions.append(junction)
      }
    }
    steps.append(step(begun, until: path.pieces.count))
    steps.append(arrival(finder.arrivalDegrees(last), path.pieces.count))
    return steps
  }

  private func step(_ begun: Begun, until end: Int) -> RouteStep {
    RouteStep(
      manoeuvre: begun.manoeuvre, name: name(begun.piece), reference: reference(begun.piece), pieces: begun.piece..<end,
      junctions: begun.junctions)
  }

  private func name(_ piece: Int) -> String { graph.name(ofSegment: path.pieces[piece].segment) }

  private func reference(_ piece: Int) -> String {
    graph.value(of: .ref, ofSegment: path.pieces[piece].segment) ?? ""
  }

  /// How one goes from a piece to the next.
  private struct Turn {
    /// The direction in which one comes, in degrees.
    let arrival: Double
    /// The direction in which one goes on.
    let departure: Double
    let isSameName: Bool
  }

  /// What has to be done between two pieces; nil where one just goes on.
  private func manoeuvre(_ turn: Turn, _ junction: PathJunction?, at place: Coordinate) -> Manoeuvre? {
    if turn.isSameName, junction == nil { return nil }
    let direction = TurnDirection(degrees: Bearing.turn(from: turn.arrival, to: turn.departure))
    let isMild = [.straight, .slightLeft, .slightRight].contains(direction)
    if turn.isSameName, isMild { return nil }
    let kind: Manoeuvre.Kind =
      turn.isSameName ? .proceed : direction == .straight || junction == nil ? .newName : .turn
    return Manoeuvre(
      kind: kind, direction: direction, place: place, bearingBefore: Bearing.whole(turn.arrival),
      bearingAfter: Bearing.whole(turn.departure))
  }

  private func departure(_ first: Path.Piece) -> Begun {
    let bearing = Bearing.whole(finder.departureDegrees(first))
    let place = line.points[0].place
    return Begun(
      manoeuvre: Manoeuvre(
        kind: .depart, direction: .straight, place: place, bearingBefore: 0, bearingAfter: bearing),
      piece: 0,
      junctions: [PathJunction(place: place, bearings: [bearing], entries: [true], arrival: nil, departure: 0)])
  }

  private func arrival(_ degrees: Double, _ piece: Int) -> RouteStep {
    let place = line.points[line.points.count - 1].place
    let back = Bearing.whole(degrees >= 180 ? degrees - 180 : degrees + 180)
    return RouteStep(
      manoeuvre: Manoeuvre(
        kind: .arrive, direction: .straight, place: place, bearingBefore: Bearing.whole(degrees), bearingAfter: 0),
      name: path.pieces.isEmpty ? "" : name(path.pieces.count - 1), reference: "", pieces: piece..<piece,
      junctions: [PathJunction(place: place, bearings: [back], entries: [true], arrival: 0, departure: nil)])
  }

  /// Where a street changes its name between junctions.
  private static func bend(_ manoeuvre: Manoeuvre) -> PathJunction {
    let back = (manoeuvre.bearingBefore + 180) % 360
    let streets = [(bearing: back, isOpen: false), (bearing: manoeuvre.bearingAfter, isOpen: true)]
      .sorted { $0.bearing < $1.bearing }
    return PathJunction(
      place: manoeuvre.place, bearings: streets.map(\.bearing), entries: streets.map(\.isOpen),
      arrival: streets.firstIndex { !$0.isOpen }, departure: streets.firstIndex { $0.isOpen })
  }

  /// The two steps of somebody who is there already.
  private func inPlace() -> [RouteStep] {
    let place = line.points[0].place
    let depart = RouteStep(
      manoeuvre: Manoeuvre(kind: .depart, direction: .straight, place: place, bearingBefore: 0, bearingAfter: 0),
      name: "", reference: "", pieces: 0..<0,
      junctions: [PathJunction(place: place, bearings: [0], entries: [true], arrival: nil, departure: 0)])
    return [depart, arrival(0, 0)]
  }
}

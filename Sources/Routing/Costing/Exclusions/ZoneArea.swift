package import Geo

/// Where a zone lies, ready to be asked of many streets.
enum ZoneArea: Sendable {
  case circle(ZoneCircle)
  case polygon(ZonePolygon)

  /// How an area lies to a box.
  enum Relation {
    case outside, cutting, around
  }

  init(_ zone: Zone) {
    switch zone.area {
    case .circle(let center, let radius): self = .circle(ZoneCircle(center: center, radiusMeters: radius))
    case .polygon(let rings): self = .polygon(ZonePolygon(rings))
    }
  }

  /// Boxes around the area on either side of the 180th meridian, for quick tests.
  var boxes: [BoundingBox] {
    switch self {
    case .circle(let circle): circle.boxes
    case .polygon(let polygon): polygon.boxes
    }
  }

  /// How the area lies to all that is in a box; rounding may make it cut a box that it does not.
  func relation(to box: BoundingBox) -> Relation {
    switch self {
    case .circle(let circle): circle.relation(to: box)
    case .polygon(let polygon): polygon.relation(to: box)
    }
  }

  /// The stretches of a line inside the area; they may touch.
  func inside(of line: Polyline) -> [FractionSet.Interval] {
    switch self {
    case .circle(let circle): stretches(of: line, circle.plane, circle.inside(from:to:))
    case .polygon(let polygon): stretches(of: line, polygon.plane, polygon.inside(from:to:))
    }
  }

  /// Puts together what lies inside of each straight piece of a line.
  private func stretches(
    of line: Polyline, _ plane: LocalProjection,
    _ inside: (_ start: PlanePoint, _ end: PlanePoint) -> [FractionSet.Interval]
  ) -> [FractionSet.Interval] {
    guard line.lengthMeters > 0 else { return [] }
    var stretches: [FractionSet.Interval] = []
    var start = plane.project(line.places[0])
    for index in line.places.indices.dropFirst() {
      let end = plane.project(line.places[index])
      let before = line.distancesMeters[index - 1]
      let length = line.distancesMeters[index] - before
      for cut in inside(start, end) {
        stretches.append(
          .init(
            lower: (before + length * cut.lower) / line.lengthMeters,
            upper: min(1, (before + length * cut.upper) / line.lengthMeters)))
      }
      start = end
    }
    return stretches
  }
}

extension Zone {
  /// Whether a box around the zone and another one share at least a point.
  package func mayReach(_ box: BoundingBox) -> Bool { ZoneArea(self).boxes.contains { $0.intersects(box) } }
}

internal import Geo
internal import Streets

extension Router {
  /// Where a path enters and leaves the zones that it touches, in its order; nothing is said of one that it begins in.
  package func zoneRemarks(of path: Path) -> [PathRemark] {
    path.crossings.flatMap { crossing -> [PathRemark] in
      joined(stretches(of: path, inside: crossing.zone)).flatMap { stretch -> [PathRemark] in
        let name = crossing.zone.calling
        let enters = PathRemark(kind: .entersZone(name), meters: stretch.lowerBound)
        let leaves = PathRemark(kind: .leavesZone(name), meters: stretch.upperBound)
        return (stretch.lowerBound > 1 ? [enters] : []) + (stretch.upperBound < path.lengthMeters - 1 ? [leaves] : [])
      }
    }
    .sorted { $0.meters < $1.meters }
  }

  /// The stretches of a path inside a zone, in metres from its start.
  private func stretches(of path: Path, inside zone: Zone) -> [ClosedRange<Double>] {
    let area = ZoneArea(zone)
    var before = 0.0
    var found: [ClosedRange<Double>] = []
    for piece in path.pieces {
      let (low, high) = (min(piece.startFraction, piece.endFraction), max(piece.startFraction, piece.endFraction))
      if high > low, let line = Polyline(graph.shape(ofSegment: piece.segment)) {
        let shares = area.inside(of: line).map { (max($0.lower, low), min($0.upper, high)) }.filter { $0 < $1 }
          .map { piece.isReversed ? (high - $1, high - $0) : ($0 - low, $1 - low) }
        let scale = piece.lengthMeters / (high - low)
        found += shares.sorted { $0.0 < $1.0 }.map { before + $0.0 * scale...before + $0.1 * scale }
      }
      before += piece.lengthMeters
    }
    return found
  }

  /// Stretches with those put together between which hardly anything lies.
  private func joined(_ stretches: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for stretch in stretches {
      if let last = joined.last, stretch.lowerBound - last.upperBound < 20 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }
}

internal import Routing

/// The streets whose air was measured, but for those of the stations.
struct MeasuredStreets {
  /// µg/m³ by segment.
  let valueBySegment: [Int: Double]

  init(_ truth: GhentTubes, stations: Set<Int>) {
    let used = Set(stations.compactMap { truth.tubes[$0].segment })
    valueBySegment = truth.meanBySegment.filter { !used.contains($0.key) }
  }

  /// Metres of a way on measured streets, and the sum of metres × µg/m³ over them.
  func sum(over path: Path) -> (meters: Double, exposure: Double) {
    path.pieces.reduce((0, 0)) { sum, piece in
      guard let value = valueBySegment[piece.segment] else { return sum }
      return (sum.0 + piece.lengthMeters, sum.1 + piece.lengthMeters * value)
    }
  }

  /// What of a way is on measured streets, as if it took a minute in all: its burden is then the mean of p over those
  /// metres.
  func measured(of path: Path) -> Path {
    let pieces = path.pieces.filter { valueBySegment[$0.segment] != nil }
    let meters = pieces.reduce(0) { $0 + $1.lengthMeters }
    let even = pieces.map { piece in
      Path.Piece(
        segment: piece.segment, startFraction: piece.startFraction, endFraction: piece.endFraction,
        lengthMeters: piece.lengthMeters, durationSeconds: 60 * piece.lengthMeters / meters)
    }
    return Path(pieces: even, crossings: [], breaksExclusion: false)
  }
}

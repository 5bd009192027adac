internal import AirField
internal import Geo

/// Lines of equal value, through the same mesh as the filled contours.
struct Isolines {
  /// The value of the lines.
  let value: Float
  /// Each line's places, in order.
  let lines: [[Coordinate]]

  /// The lines at some values, ascending.
  static func all(spec: GridSpec, values: [Float], at levels: [Float]) -> [Isolines] {
    let thresholds = BandThresholds(bounds: levels)
    let outlines = BandOutlines(spec: spec, values: values, thresholds: thresholds)
    let assembler = RingAssembler(lattice: outlines.lattice, thresholds: thresholds)
    return levels.indices.map { bound in
      let links = outlines.links[bound + 1].filter { $0.key.bound == bound && $0.value.bound == bound }
      return Isolines(value: levels[bound], lines: assembler.chains(links))
    }
  }

  private static let minStep = 0.1

  /// Round values that cut a range into some five to ten steps.
  static func levels(from least: Float, to greatest: Float) -> [Float] {
    guard greatest > least, greatest.isFinite, least.isFinite else { return [] }
    let step = Float(max(minStep, RoundNumber.notBelow(Double(greatest - least) / 8)))
    let first = Int((least / step).rounded(.up))
    let last = Int((greatest / step).rounded(.down))
    return first <= last ? (first...last).map { Float($0) * step } : []
  }
}

extension RingAssembler {
  /// Follows links that need not close, from their ends first.
  func chains(_ links: [MeshPoint: MeshPoint]) -> [[Coordinate]] {
    let order: (MeshPoint, MeshPoint) -> Bool = { ($0.low, $0.high) < ($1.low, $1.high) }
    let ends = Set(links.values)
    let starts = links.keys.filter { !ends.contains($0) }.sorted(by: order) + links.keys.sorted(by: order)
    var open = Set(links.keys)
    return starts.compactMap { start in
      guard open.contains(start) else { return nil }
      var line = [coordinate(of: start)]
      var point = start
      while open.remove(point) != nil, let next = links[point] {
        line.append(coordinate(of: next))
        point = next
      }
      return line
    }
  }

  private func coordinate(of point: MeshPoint) -> Coordinate {
    let place = place(of: point)
    return lattice.coordinate(x: place.x, y: place.y)
  }
}

internal import AirField

/// Walks the mesh of a grid and notes the outline of every band as links from one point to the next, the band on the
/// left.
struct BandOutlines {
  let lattice: Lattice
  let thresholds: BandThresholds
  /// By band: the point after each point of its outlines.
  private(set) var links: [[MeshPoint: MeshPoint]]
  private let bands: [Int8]

  private static let unknown: Int8 = -1

  init(spec: GridSpec, values: [Float], thresholds: BandThresholds) {
    lattice = Lattice(spec: spec, values: values)
    self.thresholds = thresholds
    links = Array(repeating: [:], count: thresholds.count)
    bands = values.map { $0.isNaN ? Self.unknown : Int8(thresholds.band(of: $0)) }
    for row in 0..<spec.rows {
      for column in 0..<spec.columns where bands[row * spec.columns + column] != Self.unknown {
        if !isPlain(row, column) { trace(row, column) }
      }
    }
  }

  /// Whether a cell and all around it are of one band, so that no outline runs through it.
  private func isPlain(_ row: Int, _ column: Int) -> Bool {
    let spec = lattice.spec
    guard row > 0, column > 0, row < spec.rows - 1, column < spec.columns - 1 else { return false }
    let own = bands[row * spec.columns + column]
    for other in row - 1...row + 1 {
      let start = other * spec.columns + column - 1
      if bands[start] != own || bands[start + 1] != own || bands[start + 2] != own { return false }
    }
    return true
  }

  private mutating func trace(_ row: Int, _ column: Int) {
    let ring = lattice.ring(around: row, column)
    let middle = lattice.vertex(2 * row + 1, 2 * column + 1)
    let middleBand = Int(bands[row * lattice.spec.columns + column])
    var ringBands: [8 of Int] = .init(repeating: 0)
    for index in 0..<8 { ringBands[index] = thresholds.band(of: lattice.value(at: ring[index])) }
    for index in 0..<8 {
      let next = (index + 1) % 8
      cross(
        (middle, middleBand), (ring[index], ringBands[index]), (ring[next], ringBands[next]))
    }
    for side in 0..<4 where isBorder(row, column, side: side) {
      for half in 0..<2 {
        let start = 2 * side + half
        let end = (start + 1) % 8
        follow(
          from: (ring[start], ringBands[start]), to: (ring[end], ringBands[end]), row: row, column: column)
      }
    }
  }

  /// Whether nothing is known beyond a side of a cell: west, south, east, north.
  private func isBorder(_ row: Int, _ column: Int, side: Int) -> Bool {
    switch side {
    case 0: lattice.cell(row, column - 1).isNaN
    case 1: lattice.cell(row + 1, column).isNaN
    case 2: lattice.cell(row, column + 1).isNaN
    default: lattice.cell(row - 1, column).isNaN
    }
  }

  /// The parts of the bounds inside one triangle, whose corners run counter-clockwise.
  private mutating func cross(
    _ a: (vertex: Int, band: Int), _ b: (vertex: Int, band: Int), _ c: (vertex: Int, band: Int)
  ) {
    let least = min(a.band, b.band, c.band)
    let greatest = max(a.band, b.band, c.band)
    for bound in least..<greatest {
      // Going around, one edge leaves what is above the bound and another enters it.
      var exit: MeshPoint?
      var entry: MeshPoint?
      for (from, to) in [(a, b), (b, c), (c, a)] where (from.band > bound) != (to.band > bound) {
        let point = MeshPoint.crossing(from.vertex, to.vertex, bound: bound)
        if from.band > bound { exit = point } else { entry = point }
      }
      guard let exit, let entry else { continue }
      links[bound + 1][exit] = entry
      links[bound][entry] = exit
    }
  }

  /// Half a side of a cell beyond which nothing is known, with the cell on the left.
  private mutating func follow(
    from start: (vertex: Int, band: Int), to end: (vertex: Int, band: Int), row: Int, column: Int
  ) {
    var band = start.band
    var point = corner(start.vertex, row: row, column: column)
    while band != end.band {
      let bound = band < end.band ? band : band - 1
      let crossing = MeshPoint.crossing(start.vertex, end.vertex, bound: bound)
      links[band][point] = crossing
      point = crossing
      band += band < end.band ? 1 : -1
    }
    links[band][point] = corner(end.vertex, row: row, column: column)
  }

  /// A point of the border; where two known cells meet only in a corner, each has a point of its own there.
  private func corner(_ vertex: Int, row: Int, column: Int) -> MeshPoint {
    let vertexRow = vertex / lattice.columns
    let vertexColumn = vertex % lattice.columns
    guard vertexRow % 2 == 0, vertexColumn % 2 == 0 else { return .vertex(vertex) }
    let opposite = (vertexRow / 2 * 2 - 1 - row, vertexColumn / 2 * 2 - 1 - column)
    let touches =
      lattice.cell(row, opposite.1).isNaN && lattice.cell(opposite.0, column).isNaN
      && !lattice.cell(opposite.0, opposite.1).isNaN
    return .vertex(vertex, side: touches && row < opposite.0 ? 1 : 0)
  }
}

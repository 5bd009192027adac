internal import Computing
internal import Geo

/// The standard deviation of a surface on a lattice, computed at the corners of blocks and bilinear inside them.
///
/// σ has a cusp at every station, where a straight line is wrong. So the middle of every block and of its sides is
/// computed too, and the place of the block that is nearest to each station in it or beside it: a cusp that is narrower
/// than a block is seen by nothing else. A block whose corners say something else there is computed cell by cell.
struct CoarseSigma: Sendable {
  let surface: any FittedSurface
  let lattice: PlaneLattice
  /// Rows and columns from one corner to the next.
  let step: Int

  /// Most that corners may miss a middle by, relative to its σ.
  static let tolerance = 0.01

  /// The standard deviations, row after row.
  func sigmas() -> [Float] {
    let columns = corners(of: lattice.x.count)
    let rows = corners(of: lattice.y.count)
    let nodes = surface.estimates(
      on: PlaneLattice(x: columns.map { lattice.x[$0] }, y: rows.map { lattice.y[$0] })
    ).sigmas
    var result = [Float](repeating: .nan, count: lattice.count)
    result.withUnsafeMutableBufferPointer { memory in
      let output = SharedOutput(memory)
      inParallel(max(1, rows.count - 1)) { strip in
        let bottom = rows[min(strip.lowerBound + 1, rows.count - 1)]
        let top = rows[strip.lowerBound]
        // The last row belongs to the last strip, every other border to the strip below it.
        let end = bottom == lattice.y.count - 1 ? bottom + 1 : bottom
        output.write(top * lattice.x.count..<end * lattice.x.count) { sigmas in
          let upper = Array(nodes[strip.lowerBound * columns.count..<(strip.lowerBound + 1) * columns.count])
          let next = min(strip.lowerBound + 1, rows.count - 1)
          let lower = Array(nodes[next * columns.count..<(next + 1) * columns.count])
          fill(Strip(rows: top..<end, bottom: bottom, columns: columns, upper: upper, lower: lower), &sigmas)
        }
      }
    }
    return result
  }

  /// Every step-th index, and the last.
  private func corners(of count: Int) -> [Int] {
    let last = count - 1
    return Array(stride(from: 0, to: last, by: step)) + [last]
  }

  /// The blocks between two rows of corners.
  private struct Strip {
    /// The rows that it fills.
    let rows: Range<Int>
    /// The row of the lower corners.
    let bottom: Int
    let columns: [Int]
    let upper: [Float]
    let lower: [Float]

    /// Bilinear between the corners of a block, at shares of its width and height.
    func interpolated(_ block: Int, right: Float, down: Float) -> Float {
      let other = min(block + 1, columns.count - 1)
      let above = upper[block] + (upper[other] - upper[block]) * right
      let below = lower[block] + (lower[other] - lower[block]) * right
      return above + (below - above) * down
    }

    /// Whether the corners say what σ is at a place of a block.
    func isStraight(_ block: Int, at place: Place, sigma: Double) -> Bool {
      let straight = interpolated(block, right: place.right, down: place.down)
      return abs(Double(straight) - sigma) <= CoarseSigma.tolerance * sigma
    }
  }

  /// A place of a block, as shares of its width and height.
  private typealias Place = (right: Float, down: Float)

  private func fill(_ strip: Strip, _ sigmas: inout MutableSpan<Float>) {
    let blocks = 0..<max(1, strip.columns.count - 1)
    // The right side of a block is the left side of the next.
    let places: [Place] = [(0.5, 0.5), (0.5, 0), (0.5, 1), (0, 0.5), (1, 0.5)]
    let middles = places.prefix(4).map { place in
      surface.predict(blocks.map { self.point(of: $0, in: strip, place.right, place.down) })
    }
    let cusps = cusps(around: strip)
    for block in blocks {
      let cells = cells(of: block, in: strip)
      let isStraightInMiddles = places.indices.allSatisfy { index in
        guard index < 4 || block + 1 < blocks.count else { return true }
        let sigma = index < 4 ? middles[index][block].sigma : middles[3][block + 1].sigma
        return strip.isStraight(block, at: places[index], sigma: sigma)
      }
      if isStraightInMiddles, isStraight(block, in: strip, besides: cusps) {
        interpolate(block, cells: cells, in: strip, to: &sigmas)
      } else {
        computeEach(cells, strip, &sigmas)
      }
    }
  }

  /// The stations whose cusps may reach into a strip without a corner or a middle that sees them.
  private func cusps(around strip: Strip) -> [PlanePoint] {
    let reach = reach(in: strip)
    let (north, south) = (lattice.y[strip.rows.lowerBound], lattice.y[strip.bottom])
    return surface.cusps.filter { $0.y <= north + reach && $0.y >= south - reach }
  }

  /// Half the longer side of a strip's blocks: a cusp that is wider is seen in the middles.
  private func reach(in strip: Strip) -> Double {
    let (start, end) = (point(of: 0, in: strip, 0, 0), point(of: 0, in: strip, 1, 1))
    return max(end.x - start.x, start.y - end.y) / 2
  }

  /// Whether the corners of a block say what σ is where the block is nearest to each station around it.
  private func isStraight(_ block: Int, in strip: Strip, besides cusps: [PlanePoint]) -> Bool {
    let reach = reach(in: strip)
    let (start, end) = (point(of: block, in: strip, 0, 0), point(of: block, in: strip, 1, 1))
    let places = cusps.filter { $0.x >= start.x - reach && $0.x <= end.x + reach }.map { cusp in
      (right: Self.share(of: cusp.x, from: start.x, to: end.x), down: Self.share(of: cusp.y, from: start.y, to: end.y))
    }
    let estimates = surface.predict(places.map { point(of: block, in: strip, $0.right, $0.down) })
    return zip(places, estimates).allSatisfy { strip.isStraight(block, at: $0, sigma: $1.sigma) }
  }

  /// Where a coordinate lies between two others, 0 to 1.
  private static func share(of value: Double, from start: Double, to end: Double) -> Float {
    start == end ? 0 : Float(min(1, max(0, (value - start) / (end - start))))
  }

  /// The columns of a block; the last column belongs to the last block.
  private func cells(of block: Int, in strip: Strip) -> Range<Int> {
    let right = strip.columns[min(block + 1, strip.columns.count - 1)]
    return strip.columns[block]..<(right == lattice.x.count - 1 ? right + 1 : right)
  }

  /// A point of a block, at shares of its width and height.
  private func point(of block: Int, in strip: Strip, _ right: Float, _ down: Float) -> PlanePoint {
    let other = strip.columns[min(block + 1, strip.columns.count - 1)]
    let (west, north) = (lattice.x[strip.columns[block]], lattice.y[strip.rows.lowerBound])
    return PlanePoint(
      x: west + (lattice.x[other] - west) * Double(right), y: north + (lattice.y[strip.bottom] - north) * Double(down))
  }

  private func interpolate(_ block: Int, cells: Range<Int>, in strip: Strip, to sigmas: inout MutableSpan<Float>) {
    let width = Float(max(1, strip.columns[min(block + 1, strip.columns.count - 1)] - cells.lowerBound))
    let height = Float(max(1, strip.bottom - strip.rows.lowerBound))
    for row in strip.rows {
      let down = Float(row - strip.rows.lowerBound) / height
      let start = (row - strip.rows.lowerBound) * lattice.x.count
      for column in cells {
        sigmas[start + column] = strip.interpolated(block, right: Float(column - cells.lowerBound) / width, down: down)
      }
    }
  }

  private func computeEach(_ cells: Range<Int>, _ strip: Strip, _ sigmas: inout MutableSpan<Float>) {
    let points = strip.rows.flatMap { row in cells.map { PlanePoint(x: lattice.x[$0], y: lattice.y[row]) } }
    let estimates = surface.predict(points)
    for index in estimates.indices {
      let row = index / cells.count
      sigmas[row * lattice.x.count + cells.lowerBound + index % cells.count] = Float(estimates[index].sigma)
    }
  }
}

internal import Computing
internal import Geo

/// The standard deviation of a surface on a lattice, computed at the corners of blocks and bilinear inside them.
///
/// σ has a cusp at every station, where a straight line is wrong. So the middle of every block and of its sides is
/// computed too: a block whose corners say something else there is computed cell by cell.
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
  }

  private func fill(_ strip: Strip, _ sigmas: inout MutableSpan<Float>) {
    let blocks = 0..<max(1, strip.columns.count - 1)
    // The right side of a block is the left side of the next.
    let places: [(right: Float, down: Float)] = [(0.5, 0.5), (0.5, 0), (0.5, 1), (0, 0.5), (1, 0.5)]
    let middles = places.prefix(4).map { place in
      surface.predict(blocks.map { self.point(of: $0, in: strip, place.right, place.down) })
    }
    for block in blocks {
      let cells = cells(of: block, in: strip)
      let isStraight = places.indices.allSatisfy { index in
        guard index < 4 || block + 1 < blocks.count else { return true }
        let sigma = index < 4 ? middles[index][block].sigma : middles[3][block + 1].sigma
        let straight = strip.interpolated(block, right: places[index].right, down: places[index].down)
        return abs(Double(straight) - sigma) <= Self.tolerance * sigma
      }
      if isStraight {
        interpolate(block, cells: cells, in: strip, to: &sigmas)
      } else {
        computeEach(cells, strip, &sigmas)
      }
    }
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

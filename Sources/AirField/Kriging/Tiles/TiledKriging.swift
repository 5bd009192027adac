internal import Computing

/// The mean of a solved kriging system on a lattice, in square tiles.
///
/// What stations far from a tile add there is smooth: their sum is computed at Chebyshev nodes, and is the polynomial
/// through these in the cells. Stations that are near, where the covariance has its cusp, are added cell by cell. So
/// far stations, and most are far, cost nothing in a cell. It is a summation by near and far field (Fong and Darve
/// 2009, doi 10.1016/j.jcp.2009.08.031) of one level.
struct TiledKriging: Sendable {
  /// Mean and weights as ``KrigingSystem/solve(_:)`` gives them.
  let mean: Double
  let stations: WeightedStations
  /// Scaled places of columns and rows.
  let columns: [Double]
  let rows: [Double]

  /// Rows, and columns, of a tile: larger ones have more stations near, smaller ones more nodes for their cells.
  private static let side = 48

  /// Computes the mean on all cores, row after row.
  func values<Shape: CorrelationShape>(_: Shape.Type) -> [Float] {
    let tiles = stride(from: 0, to: columns.count, by: Self.side).map { first in
      TileColumns(first..<min(first + Self.side, columns.count), of: columns)
    }
    let piece = columns.count * Self.side
    return [Float].filled(with: 0, count: columns.count * rows.count, piece: piece) { part, values in
      let strip = TileRows(part.lowerBound / columns.count..<part.upperBound / columns.count, of: rows)
      for tile in tiles { fill(tile, strip, Shape.self, &values) }
    }
  }

  private func fill<Shape: CorrelationShape>(
    _ tile: TileColumns, _ strip: TileRows, _: Shape.Type, _ values: inout MutableSpan<Float>
  ) {
    let extent = TileExtent(columns: tile.interval, rows: strip.interval)
    let (near, far) = stations.split { extent.isFar(x: $0, y: $1, Shape.self) }
    let profiles = far.isEmpty ? [] : profiles(of: far, tile, strip.interval, Shape.self)
    for row in strip.y.indices {
      let start = row * columns.count + tile.range.lowerBound
      let y = Lanes(repeating: strip.y[row])
      for eight in tile.x.indices {
        var sum = Lanes(repeating: mean)
        if !far.isEmpty { strip.add(profiles.span, at: eight, stride: tile.x.count, inRow: row, to: &sum) }
        near.add(Shape.self, atX: tile.x[eight], y: y, to: &sum)
        let offset = eight * Lanes.scalarCount
        for lane in 0..<min(Lanes.scalarCount, tile.range.count - offset) {
          values[start + offset + lane] = Float(sum[lane])
        }
      }
    }
  }

  /// What far stations add in every column, at the rows' nodes: node after node, eight columns at a time.
  private func profiles<Shape: CorrelationShape>(
    of far: WeightedStations, _ tile: TileColumns, _ rows: ChebyshevInterval, _: Shape.Type
  ) -> [Lanes] {
    let count = ChebyshevInterval.nodeCount
    var values = [Double](repeating: 0, count: count * count)
    for first in stride(from: 0, to: values.count, by: Lanes.scalarCount) {
      var (x, y) = (Lanes.zero, Lanes.zero)
      for lane in 0..<Lanes.scalarCount {
        x[lane] = tile.interval.nodes[(first + lane) % count]
        y[lane] = rows.nodes[(first + lane) / count]
      }
      var sum = Lanes.zero
      far.add(Shape.self, atX: x, y: y, to: &sum)
      for lane in 0..<Lanes.scalarCount { values[first + lane] = sum[lane] }
    }
    return tile.profiles(through: values)
  }
}

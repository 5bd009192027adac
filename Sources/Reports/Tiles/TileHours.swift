package import AirData

/// The concentrations at the nodes of a tile: those of the hour, and of the hours before it as far as a layer needs
/// them.
package struct TileHours: Sendable {
  /// Where they are of.
  package let lattice: TileLattice
  /// By pollutant, latest hour first: µg/m³ by node, NaN where unknown; nil for an hour of which nothing is known.
  package let hours: [Pollutant: [[Float]?]]
  /// The concentrations that stand in for the latest hour where the hours before give no mean.
  package let standIns: [Pollutant: [Float]]

  /// Takes over the hours.
  package init(lattice: TileLattice, hours: [Pollutant: [[Float]?]], standIns: [Pollutant: [Float]] = [:]) {
    self.lattice = lattice
    self.hours = hours
    self.standIns = standIns
  }
}

extension TileLattice {
  /// The values of nodes at the middles of a row's pixels, those in the box from west to east.
  ///
  /// Between two nodes they lie on the straight line; where one of the two is unknown, the nearer one's counts.
  func pixels(ofRow row: Int, _ nodes: [Float]) -> [Float] {
    let width = longitudes.count
    let above = (row / step - rows.lowerBound / step) * width
    let down = Float(row % step) / Float(step)
    let line = (above..<above + width).map { Self.between(nodes[$0], nodes[$0 + width], share: down) }
    let first = columns.lowerBound / step
    let shift = step.trailingZeroBitCount
    return columns.map { column in
      let left = (column >> shift) - first
      return Self.between(line[left], line[left + 1], share: Float(column & (step - 1)) / Float(step))
    }
  }

  private static func between(_ first: Float, _ second: Float, share: Float) -> Float {
    let value = first + (second - first) * share
    return value.isNaN ? (share < 0.5 ? first : second) : value
  }
}

internal import AirData

/// What a layer has at the middles of a tile's pixels: concentrations lie between those of the nodes, an index is
/// computed from them.
struct TileValues {
  /// The pixels in the box, row after row, NaN where nothing is known; none at all where nothing is known of the layer.
  let values: [Float]
  /// What the index at each of them lacks, as ``AirData/IndexCoverage`` has it; empty for a pollutant.
  let missing: [PollutantSet]

  init(_ layer: MapLayer, _ nodes: TileHours, scale: IndexScale) {
    switch layer {
    case .index: (values, missing) = Self.indices(nodes, scale)
    case .pollutant(let pollutant): (values, missing) = (Self.concentrations(nodes, pollutant), [])
    }
  }

  private static func concentrations(_ nodes: TileHours, _ pollutant: Pollutant) -> [Float] {
    guard let hour = nodes.hours[pollutant]?.first ?? nil else { return [] }
    return nodes.lattice.rows.flatMap { nodes.lattice.pixels(ofRow: $0, hour) }
  }

  private static func indices(_ nodes: TileHours, _ scale: IndexScale) -> ([Float], [PollutantSet]) {
    let lattice = nodes.lattice
    var values: [Float] = []
    var missing: [PollutantSet] = []
    let pollutants = scale.pollutants.filter { nodes.hours[$0] != nil || nodes.standIns[$0] != nil }
    for row in lattice.rows {
      let inputs = pollutants.map { pollutant in
        IndexRow.Input(
          pollutant: pollutant,
          hours: (nodes.hours[pollutant] ?? []).prefix(scale.hourCount(of: pollutant)).map { hour in
            hour.map { lattice.pixels(ofRow: row, $0)[...] }
          }, standIn: nodes.standIns[pollutant].map { lattice.pixels(ofRow: row, $0)[...] })
      }
      let found = IndexRow(inputs, count: lattice.columns.count, scale: scale)
      values += found.values
      missing += found.values.indices.map { found.missing(at: $0, on: scale) }
    }
    return (values, missing)
  }
}

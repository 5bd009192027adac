internal import AirData

/// What a layer has at the middles of a tile's pixels: concentrations lie between those of the nodes, an index is computed from them.
struct TileValues {
  /// The pixels in the box, row after row, NaN where nothing is known; none at all where nothing is known of the layer.
  let values: [Float]

  init(_ layer: MapLayer, _ nodes: TileHours, scale: IndexScale) {
    switch layer {
    case .index: values = Self.indices(nodes, scale)
    case .pollutant(let pollutant): values = Self.concentrations(nodes, pollutant)
    }
  }

  private static func concentrations(_ nodes: TileHours, _ pollutant: Pollutant) -> [Float] {
    guard let hour = nodes.hours[pollutant]?.first ?? nil else { return [] }
    return nodes.lattice.rows.flatMap { nodes.lattice.pixels(ofRow: $0, hour) }
  }

  private static func indices(_ nodes: TileHours, _ scale: IndexScale) -> [Float] {
    let lattice = nodes.lattice
    let pollutants = scale.pollutants.filter { nodes.hours[$0] != nil || nodes.standIns[$0] != nil }
    var history = HourlyConcentrations()
    return lattice.rows.flatMap { row in
      let lines = pollutants.map { pollutant in
        Line(
          pollutant: pollutant,
          hours: (nodes.hours[pollutant] ?? []).prefix(HourlyConcentrations.hourCount).map { hour in
            hour.map { lattice.pixels(ofRow: row, $0) }
          }, standIn: nodes.standIns[pollutant].map { lattice.pixels(ofRow: row, $0) })
      }
      return lattice.columns.map { index(at: $0 - lattice.columns.lowerBound, of: lines, scale, &history) }
    }
  }

  /// The hours of a pollutant along a row of pixels.
  private struct Line {
    let pollutant: Pollutant
    let hours: [[Float]?]
    let standIn: [Float]?
  }

  /// The index of a pixel; what stands in serves only where the pollutant has no sub-index of its own hours.
  private static func index(
    at pixel: Int, of lines: [Line], _ scale: IndexScale, _ history: inout HourlyConcentrations
  ) -> Float {
    var worst = Float.nan
    for line in lines {
      for hoursAgo in 0..<HourlyConcentrations.hourCount {
        let hour = hoursAgo < line.hours.count ? line.hours[hoursAgo] : nil
        history[line.pollutant, hoursAgo: hoursAgo] = hour.map { Double($0[pixel]) }
      }
      var subIndex = scale.subIndex(of: line.pollutant, in: history)
      if subIndex == nil, let standIn = line.standIn {
        history.set(line.pollutant, latestFirst: CollectionOfOne(Double(standIn[pixel])))
        subIndex = scale.subIndex(of: line.pollutant, in: history)
      }
      if let value = subIndex.map({ Float($0.value) }), !(worst >= value) { worst = value }
    }
    return worst
  }
}

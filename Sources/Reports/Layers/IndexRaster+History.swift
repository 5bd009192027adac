package import AirData
internal import AirField
internal import Computing

extension IndexRaster {
  /// Computes the index of every cell from the concentrations of its hours, as the scale averages them.
  ///
  /// A concentration that stands in serves only where the pollutant has no sub-index of its own hours. nil where
  /// nothing is known anywhere.
  /// - Complexity: O(cells × pollutants × hours), rows in parallel.
  package init?(_ history: HistoryRasters, scale: IndexScale) {
    let spec = history.spec
    let inputs = Self.inputs(history, scale)
    let rows = (0..<spec.rows).parallelMap { row in
      let cells = row * spec.columns..<(row + 1) * spec.columns
      let row = IndexRow(inputs.map { $0.row(cells) }, count: spec.columns, scale: scale)
      return (row, missing: (0..<spec.columns).map { row.missing(at: $0, on: scale) })
    }
    let known = rows.reduce(into: Set<Pollutant>()) { $0.formUnion($1.0.known) }
    guard !known.isEmpty else { return nil }
    self.init(
      scale: scale, spec: spec, values: rows.flatMap(\.0.values), mainPollutants: rows.flatMap(\.0.mains),
      missingPollutants: rows.flatMap(\.missing),
      standIns: rows.reduce(into: Set<Pollutant>()) { $0.formUnion($1.0.standIns) },
      averages: rows.flatMap(\.0.averages), periods: rows.flatMap(\.0.periods))
  }

  /// A pollutant's hours, as ``IndexRow/Input`` has them, of all cells.
  private struct Input: Sendable {
    let pollutant: Pollutant
    let hours: [[Float]?]
    let standIn: [Float]?

    func row(_ cells: Range<Int>) -> IndexRow.Input {
      IndexRow.Input(pollutant: pollutant, hours: hours.map { $0?[cells] }, standIn: standIn?[cells])
    }
  }

  /// The pollutants that the scale rates, with no more hours than their averages need.
  private static func inputs(_ history: HistoryRasters, _ scale: IndexScale) -> [Input] {
    scale.pollutants.compactMap { pollutant in
      let hours = history.hours[pollutant] ?? []
      guard !hours.isEmpty || history.standIns[pollutant] != nil else { return nil }
      return Input(
        pollutant: pollutant, hours: Array(hours.prefix(scale.hourCount(of: pollutant))),
        standIn: history.standIns[pollutant])
    }
  }
}

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
      return IndexRow(inputs.map { $0.row(cells) }, count: spec.columns, scale: scale)
    }
    let rated = Set(rows.lazy.flatMap(\.rated))
    guard !rated.isEmpty else { return nil }
    self.init(
      scale: scale, spec: spec, values: rows.flatMap(\.values), mainPollutants: rows.flatMap(\.mains),
      missingPollutants: IndexScale.neededPollutants.filter { !rated.contains($0) })
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

package import AirData
internal import AirField
internal import Dispatch
internal import Synchronization

extension IndexRaster {
  /// Computes the index of every cell from the concentrations of its hours, as the scale averages them.
  ///
  /// A concentration that stands in serves only where the pollutant has no sub-index of its own hours. nil where
  /// nothing is known anywhere.
  /// - Complexity: O(cells × pollutants × hours), rows in parallel.
  package init?(_ history: HistoryRasters, scale: IndexScale) {
    let spec = history.spec
    let inputs = Self.inputs(history, scale)
    var values = [Float](repeating: .nan, count: spec.count)
    var mains = [UInt8](repeating: Self.noPollutant, count: spec.count)
    var missing = [UInt8](repeating: 0, count: spec.count)
    let pollutants = Mutex((known: Set<Pollutant>(), standIns: Set<Pollutant>()))
    values.withUnsafeMutableBufferPointer { values in
      mains.withUnsafeMutableBufferPointer { mains in
        missing.withUnsafeMutableBufferPointer { missing in
          let target = Cells(values: values, mains: mains, missing: missing)
          DispatchQueue.concurrentPerform(iterations: spec.rows) { row in
            let cells = row * spec.columns..<(row + 1) * spec.columns
            let found = IndexRow(inputs.map { $0.row(cells) }, count: spec.columns, scale: scale)
            for (number, cell) in cells.enumerated() { target.set(cell, found, number, scale) }
            pollutants.withLock {
              $0.known.formUnion(found.known)
              $0.standIns.formUnion(found.standIns)
            }
          }
        }
      }
    }
    let (known, standIns) = pollutants.withLock { $0 }
    guard !known.isEmpty else { return nil }
    self.init(
      scale: scale, spec: spec, values: values, mainPollutants: mains, missingBits: missing, standIns: standIns)
  }

  /// Where rows write side by side; each row writes its own cells only.
  private struct Cells: @unchecked Sendable {
    let values: UnsafeMutableBufferPointer<Float>
    let mains: UnsafeMutableBufferPointer<UInt8>
    let missing: UnsafeMutableBufferPointer<UInt8>

    /// Takes over a place of a row.
    func set(_ cell: Int, _ row: IndexRow, _ place: Int, _ scale: IndexScale) {
      values[cell] = row.values[place]
      mains[cell] = row.mains[place]
      missing[cell] = row.missingBits(at: place, on: scale)
    }
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

public import AirData
internal import AirField
internal import Dispatch
internal import Synchronization

extension IndexRaster {
  /// Computes the index of every cell from the concentrations of its hours, as the scale averages them.
  ///
  /// A concentration that stands in serves only where the pollutant has no sub-index of its own hours. nil where nothing is known
  /// anywhere.
  /// - Complexity: O(cells × pollutants × hours), rows in parallel.
  public init?(_ history: HistoryRasters, scale: IndexScale) {
    let spec = history.spec
    let inputs = Self.inputs(history, scale)
    var values = [Float](repeating: .nan, count: spec.count)
    var mains = [UInt8](repeating: Self.noPollutant, count: spec.count)
    let rated = Mutex(Set<Pollutant>())
    values.withUnsafeMutableBufferPointer { values in
      mains.withUnsafeMutableBufferPointer { mains in
        let target = Cells(values: values, mains: mains)
        DispatchQueue.concurrentPerform(iterations: spec.rows) { row in
          let cells = row * spec.columns..<(row + 1) * spec.columns
          let found = Self.fill(target, cells, inputs, scale)
          rated.withLock { $0.formUnion(found) }
        }
      }
    }
    let known = rated.withLock { $0 }
    guard !known.isEmpty else { return nil }
    self.init(
      scale: scale, spec: spec, values: values, mainPollutants: mains,
      missingPollutants: IndexScale.neededPollutants.filter { !known.contains($0) })
  }

  /// Where rows write side by side; each row writes its own cells only.
  private struct Cells: @unchecked Sendable {
    let values: UnsafeMutableBufferPointer<Float>
    let mains: UnsafeMutableBufferPointer<UInt8>
  }

  private struct Input: Sendable {
    let pollutant: Pollutant
    let number: UInt8
    /// Latest first; nil for an hour of which nothing is known.
    let hours: [[Float]?]
    let standIn: [Float]?

    /// Some cells of all hours in one piece of memory, hour after hour.
    func block(of cells: Range<Int>) -> [Float] {
      var block: [Float] = []
      block.reserveCapacity(cells.count * hours.count)
      for hour in hours {
        if let hour {
          block.append(contentsOf: hour[cells])
        } else {
          block.append(contentsOf: repeatElement(.nan, count: cells.count))
        }
      }
      return block
    }
  }

  /// The pollutants that the scale rates, with no more hours than their averages need.
  private static func inputs(_ history: HistoryRasters, _ scale: IndexScale) -> [Input] {
    scale.pollutants.compactMap { pollutant in
      let hours = history.hours[pollutant] ?? []
      guard !hours.isEmpty || history.standIns[pollutant] != nil else { return nil }
      return Input(
        pollutant: pollutant, number: pollutant.rasterNumber,
        hours: Array(hours.prefix(scale.hourCount(of: pollutant))), standIn: history.standIns[pollutant])
    }
  }

  /// Rates the cells of a row; returns the pollutants that had a sub-index in any of them.
  private static func fill(_ target: Cells, _ cells: Range<Int>, _ inputs: [Input], _ scale: IndexScale) -> Set<
    Pollutant
  > {
    var rated: Set<Pollutant> = []
    var known = HourlyConcentrations()
    var worst = [Double](repeating: -.infinity, count: cells.count)
    for input in inputs {
      let block = input.block(of: cells)
      var hours: [24 of Double] = .init(repeating: .nan)
      var isRated = false
      for (column, cell) in cells.enumerated() {
        for hoursAgo in input.hours.indices { hours[hoursAgo] = Double(block[hoursAgo * cells.count + column]) }
        known.set(input.pollutant, latestFirst: hours.span)
        var subIndex = scale.subIndex(of: input.pollutant, in: known)
        if subIndex == nil, let standIn = input.standIn?[cell], !standIn.isNaN {
          known.set(input.pollutant, latestFirst: CollectionOfOne(Double(standIn)))
          subIndex = scale.subIndex(of: input.pollutant, in: known)
        }
        guard let subIndex else { continue }
        isRated = true
        guard subIndex.value > worst[column] else { continue }
        worst[column] = subIndex.value
        target.values[cell] = Float(subIndex.value)
        target.mains[cell] = input.number
      }
      if isRated { rated.insert(input.pollutant) }
    }
    return rated
  }
}

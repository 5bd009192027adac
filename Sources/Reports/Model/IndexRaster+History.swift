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
    let hours: [[Float]]
    let standIn: [Float]?
  }

  /// The pollutants that the scale rates, with no more hours than its averages need.
  private static func inputs(_ history: HistoryRasters, _ scale: IndexScale) -> [Input] {
    let unknown = [Float](repeating: .nan, count: history.spec.count)
    return scale.pollutants.compactMap { pollutant in
      let hours = history.hours[pollutant] ?? []
      guard !hours.isEmpty || history.standIns[pollutant] != nil else { return nil }
      return Input(
        pollutant: pollutant, number: pollutant.rasterNumber,
        hours: hours.prefix(HourlyConcentrations.hourCount).map { $0 ?? unknown },
        standIn: history.standIns[pollutant])
    }
  }

  /// Rates some cells; returns the pollutants that had a sub-index in any of them.
  private static func fill(_ target: Cells, _ cells: Range<Int>, _ inputs: [Input], _ scale: IndexScale) -> Set<
    Pollutant
  > {
    var rated: Set<Pollutant> = []
    var known = HourlyConcentrations()
    for cell in cells {
      var worst: (value: Double, number: UInt8)?
      for input in inputs {
        // Hour by hour, since a sequence would be walked through its witness table.
        for hoursAgo in 0..<HourlyConcentrations.hourCount {
          let value = hoursAgo < input.hours.count ? input.hours[hoursAgo][cell] : .nan
          known[input.pollutant, hoursAgo: hoursAgo] = Double(value)
        }
        var subIndex = scale.subIndex(of: input.pollutant, in: known)
        if subIndex == nil, let standIn = input.standIn?[cell], !standIn.isNaN {
          known.set(input.pollutant, latestFirst: CollectionOfOne(Double(standIn)))
          subIndex = scale.subIndex(of: input.pollutant, in: known)
        }
        guard let subIndex else { continue }
        if !rated.contains(input.pollutant) { rated.insert(input.pollutant) }
        if worst.map({ subIndex.value > $0.value }) ?? true { worst = (subIndex.value, input.number) }
      }
      if let worst {
        target.values[cell] = Float(worst.value)
        target.mains[cell] = worst.number
      }
    }
    return rated
  }
}

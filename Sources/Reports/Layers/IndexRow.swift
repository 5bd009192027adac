internal import AirData

/// The index along a row of places: of every place the worst sub-index, computed from its hours of concentrations.
struct IndexRow {
  /// What is known of a pollutant along the row.
  struct Input {
    let pollutant: Pollutant
    /// Latest first, at most as many as the scale's average needs; nil for an hour of which nothing is known.
    let hours: [ArraySlice<Float>?]
    /// What stands in for the latest hour, only where the pollutant has no sub-index of its own hours.
    let standIn: ArraySlice<Float>?
  }

  /// The index of each place, NaN where nothing is known.
  private(set) var values: [Float]
  /// Which pollutant decides, by its ``AirData/Pollutant/number``.
  private(set) var mains: [UInt8]
  /// The concentration behind the index of each place, in µg/m³, averaged as the scale asks; NaN where nothing is
  /// known.
  private(set) var averages: [Float]
  /// Over which time it is averaged, by ``AirData/AveragingPeriod/rasterNumber``; an hour's where that stands in.
  private(set) var periods: [UInt8]
  /// Which pollutants have a sub-index at each place.
  private(set) var rated: [PollutantSet]
  /// The pollutants that have a sub-index at any of the places.
  private(set) var known: Set<Pollutant> = []
  /// The pollutants for which an hourly value stands in somewhere for a longer average.
  private(set) var standIns: Set<Pollutant> = []

  /// Rates so many places.
  /// - Complexity: O(places × inputs × hours).
  init(_ inputs: [Input], count: Int, scale: IndexScale) {
    values = [Float](repeating: .nan, count: count)
    mains = [UInt8](repeating: IndexRaster.noPollutant, count: count)
    averages = [Float](repeating: .nan, count: count)
    periods = [UInt8](repeating: AveragingPeriod.hour.rasterNumber, count: count)
    rated = [PollutantSet](repeating: [], count: count)
    var worst = [Double](repeating: -.infinity, count: count)
    var history = HourlyConcentrations()
    for input in inputs {
      let block = Self.block(input.hours, count: count)
      let standIn = input.standIn.map(Array.init)
      let number = UInt8(input.pollutant.number)
      var isStandIn = false
      var isRated = false
      var hours: [24 of Double] = .init(repeating: .nan)
      for place in 0..<count {
        for hoursAgo in input.hours.indices { hours[hoursAgo] = Double(block[hoursAgo * count + place]) }
        history.set(input.pollutant, latestFirst: hours.span)
        var subIndex = scale.subIndex(of: input.pollutant, in: history)
        if subIndex == nil, let standIn = standIn?[place], !standIn.isNaN {
          history.set(input.pollutant, latestFirst: CollectionOfOne(Double(standIn)))
          subIndex = scale.subIndex(of: input.pollutant, in: history)
        }
        guard let subIndex else { continue }
        isRated = true
        isStandIn = isStandIn || subIndex.isStandIn
        rated[place].insert(input.pollutant)
        guard subIndex.value > worst[place] else { continue }
        worst[place] = subIndex.value
        values[place] = Float(subIndex.value)
        mains[place] = number
        averages[place] = Float(subIndex.concentration)
        periods[place] = subIndex.meanPeriod.rasterNumber
      }
      if isRated { known.insert(input.pollutant) }
      if isStandIn { standIns.insert(input.pollutant) }
    }
  }

  /// What is missing at a place, as ``AirData/IndexCoverage`` has it; none where nothing is known at all.
  func missing(at place: Int, on scale: IndexScale) -> PollutantSet {
    rated[place].isEmpty ? [] : IndexCoverage(on: scale, rated: rated[place]).missing
  }

  /// The places of all hours in one piece of memory, hour after hour.
  private static func block(_ hours: [ArraySlice<Float>?], count: Int) -> [Float] {
    var block: [Float] = []
    block.reserveCapacity(count * hours.count)
    for hour in hours {
      if let hour {
        block.append(contentsOf: hour)
      } else {
        block.append(contentsOf: repeatElement(.nan, count: count))
      }
    }
    return block
  }
}

internal import Computing

/// What the travel times of a graph count as in searches, worked out when it is first asked for.
final class PricedDurations: Sendable {
  /// What is known of a mode.
  private struct Known {
    /// The highest price of any street that is open.
    let highestPrice: Double
    /// Nil where nothing is dear, so that the travel times themselves serve.
    let values: Values?
  }

  /// A mode's array, in memory of its own.
  private final class Values: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<UInt32>

    init(count: Int) {
      buffer = .allocate(capacity: count)
    }

    deinit {
      buffer.deallocate()
    }
  }

  private let profile: ProfileSettings
  private let storage: GraphStorage
  private let known = Lock([Known?](repeating: nil, count: TravelMode.allCases.count))

  init(_ storage: GraphStorage, _ profile: ProfileSettings) {
    self.storage = storage
    self.profile = profile
  }

  /// The array of a mode: the travel times themselves where nothing is dear to it.
  /// - Complexity: O(edges) the first time; later a lock.
  func values(_ mode: TravelMode) -> UnsafeBufferPointer<UInt32> {
    known(mode).values.map { UnsafeBufferPointer($0.buffer) } ?? storage.durations[mode.index]
  }

  /// The highest price of any street that is open to a mode, 1 where none is dear.
  func highestPrice(_ mode: TravelMode) -> Double { known(mode).highestPrice }

  private func known(_ mode: TravelMode) -> Known {
    known.withLock { known in
      if let known = known[mode.index] { return known }
      let made = make(mode)
      known[mode.index] = made
      return made
    }
  }

  private func make(_ mode: TravelMode) -> Known {
    guard storage.facts.areKnown else { return Known(highestPrice: 1, values: nil) }
    let paces = TravelPaces(profile: profile)
    let table = storage.facts.kindFacts.flatMap { facts in
      [Directions.forward, .backward].map { paces.pace(mode, facts, $0) }
    }
    let highest = table.reduce(1) { $1.kilometersPerHour > 0 ? max($0, $1.price) : $0 }
    if let needs = NeedPrices(storage, profile, mode) { return priced(mode, table, by: needs) }
    guard highest > 1 else { return Known(highestPrice: 1, values: nil) }
    let durations = storage.durations[mode.index]
    let values = Values(count: durations.count)
    for edge in durations.indices {
      let packed = storage.edgeSegment[edge]
      let pace = table[2 * Int(storage.facts.segmentKinds[Int(packed >> 1)]) + Int(packed & 1)]
      values.buffer.initializeElement(at: edge, to: pace.priced(durations[edge]))
    }
    return Known(highestPrice: highest, values: values)
  }

  /// The priced times where what a mode needs makes streets dear, beside their kinds.
  private func priced(_ mode: TravelMode, _ table: [TravelPace], by needs: NeedPrices) -> Known {
    let durations = storage.durations[mode.index]
    let values = Values(count: durations.count)
    var highest = 1.0
    for edge in durations.indices {
      let packed = storage.edgeSegment[edge]
      var pace = table[2 * Int(storage.facts.segmentKinds[Int(packed >> 1)]) + Int(packed & 1)]
      if durations[edge] != StreetGraph.closed {
        pace.price = ProfileSettings.factor(pace.price * needs.price(ofEdge: edge))
        highest = max(highest, pace.price)
      }
      values.buffer.initializeElement(at: edge, to: pace.priced(durations[edge]))
    }
    return Known(highestPrice: highest, values: highest > 1 ? values : nil)
  }
}

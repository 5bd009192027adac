extension StreetGraph {
  /// Travel time of a mode in milliseconds by edge as searches count it.
  ///
  /// It is more than ``durations(_:)`` on streets that are dear, and ``closed`` where the mode may not go.
  /// Asking takes a lock that all searches share: ask once before a loop, not in it.
  package func pricedDurations(_ mode: TravelMode) -> UnsafeBufferPointer<UInt32> { prices.values(mode) }

  /// The highest price of any street that is open to a mode: by so much an edge counts for more than its time, at most.
  package func highestPrice(_ mode: TravelMode) -> Double { prices.highestPrice(mode) }

  /// Whether one rides among cars that are faster than a scooter's streets are to be, along a segment's shape or
  /// against it.
  package func isAmongFastCars(_ segment: Int, isReversed: Bool, mode: TravelMode) -> Bool {
    guard storage.facts.areKnown else { return false }
    let facts = storage.facts.facts(ofSegment: segment)
    return TravelPaces(profile: profile).pace(mode, facts, isReversed ? .backward : .forward).isAmongFastCars
  }

  /// Whether one keeps off cars along a segment's shape or against it: there are none, or bikes have a track or lane of
  /// their own.
  package func isCalm(_ segment: Int, isReversed: Bool) -> Bool {
    guard storage.facts.areKnown else { return false }
    let bit = (isReversed ? Directions.backward : .forward).rawValue
    return storage.facts.facts(ofSegment: segment).calm & bit != 0
  }

  /// Whether the limit of its cars alone closes some street to scooters.
  package var closesFastStreets: Bool {
    storage.facts.kindFacts.contains { facts in
      facts.scooter & ~facts.calm != 0
        && TravelFacts.kilometersPerHour(facts.carLimit) > profile.scooterHighestLimitKilometersPerHour
    }
  }

  /// Whether travel times can be worked out for another profile: true of what was built from an extract.
  package var knowsFacts: Bool { storage.facts.areKnown }

  /// The same streets with the travel times of another profile; the graph's other arrays are shared.
  ///
  /// Only modes for which the profile says something else are worked out. Their least times along the hierarchy are
  /// left out, so that the router makes them when it needs them. A graph that does not know facts stays as it is.
  /// - Complexity: O(edges) for each mode that changes, O(nodes + edges) where other edges are open to it then.
  package func adapted(to other: ProfileSettings) -> StreetGraph {
    guard knowsFacts, other.text != profile.text else { return self }
    let changed = TravelMode.allCases.filter { other.text(of: $0) != profile.text(of: $0) }
    var metadata = metadata
    metadata.profile = other.summary
    metadata.settings = other.text
    let times = GraphMemory(
      storage.memory,
      replacing: { writer in
        for mode in changed { writer.set(.durations(mode), DurationTable(storage, other).durations(mode)) }
        writer.set(offsets: .metadataOffsets, bytes: .metadataBytes, metadata.fields)
      })
    let timed = GraphStorage(times)
    let memory = GraphMemory(
      times,
      replacing: { writer in
        for mode in changed {
          // What hangs together depends on what is open alone, which speeds do not change.
          if !storage.isOpenLike(timed, mode) {
            writer.set(.components(mode), ModeConnectivity(timed, mode: mode).components)
          }
          writer.set(GraphSection.times(mode).up, [UInt32]())
          writer.set(GraphSection.times(mode).down, [UInt32]())
        }
      })
    return StreetGraph(storage: GraphStorage(memory), isSound: isSound)
  }
}

extension GraphStorage {
  /// Whether a mode may use the same edges as in other storage of the same streets.
  fileprivate func isOpenLike(_ other: GraphStorage, _ mode: TravelMode) -> Bool {
    let (mine, others) = (durations[mode.index], other.durations[mode.index])
    var isLike = true
    for edge in mine.indices {
      isLike = isLike && (mine[edge] == StreetGraph.closed) == (others[edge] == StreetGraph.closed)
    }
    return isLike
  }
}

/// Works out travel times from facts.
struct DurationTable {
  private let storage: GraphStorage
  private let profile: ProfileSettings

  init(_ storage: GraphStorage, _ profile: ProfileSettings) {
    self.storage = storage
    self.profile = profile
  }

  /// The travel times of a mode by edge.
  /// - Complexity: O(edges).
  func durations(_ mode: TravelMode) -> [UInt32] {
    let paces = TravelPaces(profile: profile)
    let needs = NeedPrices(storage, profile, mode)
    let facts = storage.facts
    let table = facts.kindFacts.flatMap { kind in
      [Directions.forward, .backward].map { paces.pace(mode, kind, $0) }
    }
    let bit = ModeSet(mode).rawValue
    return table.withUnsafeBufferPointer { table in
      storage.edgeSegment.indices.map { edge in
        guard facts.edgeModes[edge] & bit != 0 else { return StreetGraph.closed }
        let segment = Int(storage.edgeSegment[edge] >> 1)
        if let needs, needs.price(ofEdge: edge) == NeedPrice.closed { return StreetGraph.closed }
        let pace = table[2 * Int(facts.segmentKinds[segment]) + Int(storage.edgeSegment[edge] & 1)]
        return pace.milliseconds(forMillimeters: storage.segmentLengths[segment])
      }
    }
  }
}

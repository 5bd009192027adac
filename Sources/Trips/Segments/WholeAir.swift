internal import AirData
internal import CityAir
internal import Computing
internal import Foundation
internal import Synchronization

/// What is breathed on a whole segment, as plain numbers: adding them up counts no reference, which processors would
/// have to hand to each other for every street that many routes take.
struct WholeAir: BitwiseCopyable, Sendable {
  /// Mean concentrations in µg/m³ by pollutant, 0 for those that nobody measures.
  let concentrations: PollutantMeans
  /// The means of what streets add in µg/m³, by pollutant.
  let increments: PollutantMeans
  /// The pollutants that somebody measures.
  let measured: PollutantSet
  /// Whether all of that is known along the whole segment.
  let isKnown: Bool
  let index: IndexMean
  let caveats: IndexCaveats
  /// The share of the segment on which the streets are stronger on the map than is believed.
  let shareBeyondStations: Double

  init(_ air: SegmentAir) {
    var concentrations = PollutantMeans()
    var increments = PollutantMeans()
    var measured = PollutantSet()
    var isKnown = true
    for (pollutant, values) in air.concentrations {
      concentrations[pollutant] = values.mean
      measured.insert(pollutant)
      isKnown = isKnown && !values.mean.isNaN
    }
    for (pollutant, values) in air.increments {
      increments[pollutant] = values.mean
      isKnown = isKnown && !values.mean.isNaN
    }
    (self.concentrations, self.increments, self.measured) = (concentrations, increments, measured)
    self.isKnown = isKnown
    (index, caveats, shareBeyondStations) = (air.wholeIndex, air.wholeCaveats, air.shareBeyondStations)
  }
}

/// A mean for each pollutant, as a segment has it.
struct PollutantMeans: BitwiseCopyable, Sendable {
  fileprivate var values = SIMD8<Float>()

  subscript(pollutant: Pollutant) -> Float {
    get { values[pollutant.number] }
    set { values[pollutant.number] = newValue }
  }
}

/// A sum for each pollutant.
struct PollutantSums: Sendable {
  private var values = SIMD8<Double>()

  subscript(pollutant: Pollutant) -> Double {
    get { values[pollutant.number] }
    set { values[pollutant.number] = newValue }
  }

  /// Adds means × a factor.
  mutating func add(_ means: PollutantMeans, times factor: Double) { values += SIMD8<Double>(means.values) * factor }
}

/// ``WholeAir`` by segment, worked out when a segment is first asked for and kept as long as the table.
///
/// Reading takes no lock: a place is open, being filled by one thread, or filled for good. Whoever comes while it is
/// being filled works its figures out too.
final class WholeAirTable: @unchecked Sendable {
  private enum State {
    static let open: UInt8 = 0
    static let filling: UInt8 = 1
    static let filled: UInt8 = 2
  }

  private let states: UnsafeMutablePointer<Atomic<UInt8>>
  private let figures: UnsafeMutablePointer<WholeAir>
  private let count: Int

  /// - Complexity: O(1): memory is given where it is written to.
  init(count: Int) {
    self.count = count
    states = ZeroedMemory.bytes(count: count, stride: MemoryLayout<Atomic<UInt8>>.stride)
      .bindMemory(to: Atomic<UInt8>.self, capacity: count)
    figures = ZeroedMemory.allocate(WholeAir.self, count: count)
  }

  deinit {
    free(states)
    ZeroedMemory.deallocate(figures)
  }

  /// The figures of a segment.
  func air(ofSegment segment: Int, make: () -> SegmentAir) -> WholeAir {
    precondition(segment >= 0 && segment < count, "no such segment")
    if states[segment].load(ordering: .acquiring) == State.filled { return figures[segment] }
    let air = WholeAir(make())
    let (isMine, _) = states[segment].compareExchange(
      expected: State.open, desired: State.filling, ordering: .acquiring)
    if isMine {
      figures[segment] = air
      states[segment].store(State.filled, ordering: .releasing)
    }
    return air
  }
}

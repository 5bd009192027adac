internal import AirData
internal import AirField
package import CityAir
internal import Computing
package import Foundation
package import Routing
package import Setup
package import Streets

/// The air of one hour over a network: what all questions about the hour share.
///
/// It never changes. What questions need of it is worked out when it is first asked for, once for all of them; it goes
/// when its keeper has another one and the last question that began with it has ended.
package final class HourSnapshot: MemoryCounted {
  package let city: CityConfiguration
  /// Finds the paths of all hours' questions, over the one network.
  package let router: Router
  /// The field, and where it comes from.
  package let air: GatheredAir
  /// The traveller who sees it so; nil for nobody in particular.
  let traveller: Traveller?
  /// When it was made.
  package let made: Date
  /// What is breathed along segments.
  let exposure: ObjectTable<SegmentAir>
  /// The same along whole segments, as numbers.
  private let wholes: WholeAirTable
  /// How the streets are expected to tell its air apart.
  private let pattern: ExpectedPattern
  /// What is expected of each pollutant where it is not known.
  private let expected: LazyTable<Pollutant, ExpectedAir?>
  private let pollutions: LazyTable<PollutionMeasure, HourPollution>
  private let customizations = HourCustomizations()
  private let knownStations: LazyValue<[StationAir]>

  /// Takes the air of an hour over the network of a router.
  package init(city: CityConfiguration, router: Router, air: GatheredAir, made: Date = Date()) {
    self.made = made
    self.city = city
    self.router = router
    self.air = air
    traveller = nil
    exposure = ObjectTable(count: router.graph.segmentCount)
    wholes = WholeAirTable(count: router.graph.segmentCount)
    (pattern, expected, pollutions, knownStations) = (ExpectedPattern(), LazyTable(), LazyTable(), LazyValue())
  }

  /// The same hour to somebody in particular, over the same streets with other travel times: what is known of the air
  /// is shared, and no search of one is answered by the metrics of the other.
  init(_ other: HourSnapshot, to traveller: Traveller, router: Router) {
    (made, air, exposure, wholes) = (other.made, other.air, other.exposure, other.wholes)
    (self.traveller, city, self.router) = (traveller, traveller.applied(to: other.city), router)
    (pattern, expected) = (other.pattern, other.expected)
    (pollutions, knownStations) = (other.pollutions, other.knownStations)
  }

  /// A text that no other state of an hour has: its start and when it was made.
  package var stamp: String {
    let hour = Int(air.fields.hour.timeIntervalSince1970)
    return "\(hour)-" + String(Int(made.timeIntervalSince1970 * 1e6), radix: 16)
  }

  package var memoryBytes: Int {
    let bySegment = exposure.madeCount * (SegmentAir.usualBytes + MemoryLayout<WholeAir>.stride)
    return (pollutions.values.map(\.memoryBytes) + expected.values.map { $0?.memoryBytes ?? 0 })
      .reduce(bySegment + pattern.memoryBytes, +)
  }

  /// The network.
  package var graph: StreetGraph { router.graph }

  /// The hour's pollution by a measure.
  /// - Complexity: O(length of the network) the first time; whoever asks for the same meanwhile waits for it.
  package func pollution(by measure: PollutionMeasure) -> HourPollution {
    pollutions.value(measure) { madePollution(by: measure) }
  }

  /// The hour's pollution by a measure; a task that waits for it gives up its thread.
  /// - Complexity: O(length of the network) the first time.
  package func preparedPollution(by measure: PollutionMeasure) async -> HourPollution {
    await Deadline.notCounting {
      await pollutions.awaited(measure) { madePollution(by: measure) }
    }
  }

  private func madePollution(by measure: PollutionMeasure) -> HourPollution {
    HourPollution(measure, air: air, graph: graph, city: city, pattern: pattern)
  }

  /// Has the fastest way of a mode and a measure, and the one by an avoidance that many questions share, found by
  /// metrics of their own from now on; without an avoidance it is the balanced way.
  ///
  /// Worth it for many questions. Where the network has no hierarchy, nothing changes.
  /// - Throws: ``BrisaError`` for an avoidance out of its range.
  /// - Complexity: O(edges + triangles) the first time; a task that waits for it gives up its thread.
  package func customize(
    for measure: PollutionMeasure, mode: TravelMode, avoidance: Double? = nil
  ) async throws(BrisaError) {
    try await customize(
      HourCustomizations.Target(measure: measure, mode: mode, avoidance: avoidance ?? city.balancedAvoidance))
  }

  private func customize(_ target: HourCustomizations.Target) async throws(BrisaError) {
    guard let pollution = await preparedPollution(by: target.measure).streets?.pollution else { return }
    try await customizations.customize(router, for: target, pollution)
  }

  /// Works out what was asked of another one of the hour, so that no question has to wait for what was there before.
  /// - Complexity: O(edges + triangles) for each measure and mode, O(length) of the streets that were looked at.
  func prepare(as other: HourSnapshot) async {
    for measure in other.pollutions.keys { _ = await preparedPollution(by: measure) }
    // Whoever asks is told what is wrong.
    for target in other.customizations.targets { try? await customize(target) }
    for pollutant in other.expected.keys { _ = expectedAir(of: pollutant) }
    if other.knownStations.isMade { _ = stations }
    for segment in other.exposure.made { _ = wholeAir(ofSegment: segment) }
  }

  /// The air along a segment.
  func air(ofSegment segment: Int) -> SegmentAir {
    exposure.value(segment) { SegmentAir(graph: graph, segment: segment, fields: air.fields) }
  }

  /// The air along a whole segment.
  func wholeAir(ofSegment segment: Int) -> WholeAir {
    wholes.air(ofSegment: segment) { air(ofSegment: segment) }
  }

  /// What a masked place of a segment is charged of a pollutant; nil where nothing is known of all the network.
  func charge(_ pollutant: Pollutant, ofSegment segment: Int) -> Float? {
    expectedAir(of: pollutant)?.charge(ofSegment: segment)
  }

  private func expectedAir(of pollutant: Pollutant) -> ExpectedAir? {
    expected.value(pollutant) {
      let field = air.fields.field
      let found = NetworkSamples(graph, usesKept: air.fields.keepsStreets(of: pollutant)).values {
        field.concentrations(pollutant, at: $0.coordinates, streets: $0.streets)
      }
      let sampler = PollutionSampler(fields: air.fields, measure: .pollutant(pollutant))
      return ExpectedAir(found.means, graph: graph, sampler: sampler, pattern: pattern)
    }
  }

  /// The stations with a reading of the hour.
  var stations: [StationAir] {
    knownStations.value { air.fields.stationAirs() }
  }
}

import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("p along streets whose air is kept with the network")
struct KeptStreetAirTests {
  /// A grid of streets of all classes, some of them in tunnels, a kilometre and a half wide.
  private static let network = {
    var network = TestNetwork()
    var generator = SeededRandom(seed: 31)
    let nodes = (0..<8).map { row in
      (0..<8).map { column in
        network.addNode(
          Double(column) * 200 + .random(in: -40...40, using: &generator),
          Double(row) * 200 + .random(in: -40...40, using: &generator))
      }
    }
    let classes: [HighwayClass] = [.primary, .tertiary, .residential, .footway, .service]
    for row in 0..<8 {
      for column in 0..<8 {
        for (down, right) in [(0, 1), (1, 0)] where row + down < 8 && column + right < 8 {
          let street = network.addStreet(nodes[row][column], nodes[row + down][column + right])
          network.segments[street].highwayClass = classes[Int.random(in: 0..<classes.count, using: &generator)]
          network.segments[street].flags = Int.random(in: 0..<9, using: &generator) == 0 ? .tunnel : []
        }
      }
    }
    return network
  }()

  private static let stations = [
    DrawnAir.reading(.no2, 52, x: 610, y: 400, station: "street", type: .traffic),
    DrawnAir.reading(.no2, 21, x: 1300, y: 1300, station: "park", type: .background),
    DrawnAir.reading(.pm25, 11, x: 300, y: 900, station: "roof", type: .background),
  ]

  private func streetAir(
    _ graph: StreetGraph, _ readings: [Reading], _ measure: PollutionMeasure, maskDistanceMeters: Double = 5000
  ) throws -> (sampler: PollutionSampler, air: StreetAir) {
    let model = CityStreets(graph, city: CityConfiguration()).model
    let history = [readings] + [[Reading]](repeating: [], count: HourFields.historyHours - 1)
    let fields = try HourFields(
      HourReadings(hour: DrawnAir.hour, latestFirst: history), scale: .usEPA,
      over: FieldSetup(
        model: FieldModel(streets: model), origin: DrawnAir.place(0, 0), maskDistanceMeters: maskDistanceMeters))
    let sampler = PollutionSampler(fields: fields, measure: measure)
    return (sampler, try #require(StreetAir(graph: graph, sampler: sampler)))
  }

  @Test(
    "is that which is worked out anew",
    arguments: [
      (measure: PollutionMeasure.mix, stationCount: 3, mask: 5000.0), (.pollutant(.no2), 3, 5000), (.traffic, 3, 5000),
      (.mix, 0, 5000), (.pollutant(.no2), 2, 600), (.pollutant(.pm25), 3, 5000),
    ])
  func isTheSame(measure: PollutionMeasure, stationCount: Int, mask: Double) throws {
    let plain = Self.network.graph
    let keeping = plain.adding(KernelTables(streetsOf: plain))
    let readings = Array(Self.stations.prefix(stationCount))
    let anew = try streetAir(plain, readings, measure, maskDistanceMeters: mask)
    let kept = try streetAir(keeping, readings, measure, maskDistanceMeters: mask)
    #expect(!anew.sampler.countsKeptStreets)
    #expect(kept.sampler.countsKeptStreets == (measure != .pollutant(.pm25)))
    for segment in 0..<plain.segmentCount {
      let (left, right) = (anew.air.pollution[segment], kept.air.pollution[segment])
      #expect(abs(left - right) <= 1e-5 * left, "segment \(segment): \(left), \(right)")
    }
    #expect(
      Set((0..<plain.segmentCount).map { kept.air.pollution[$0] }).count > (measure == .pollutant(.pm25) ? 0 : 30))
  }

  @Test("is breathed as that which is worked out anew")
  func exposure() throws {
    let (plain, keeping) = try graphs()
    let fields = try streetAir(keeping, Self.stations, .pollutant(.no2)).sampler.fields
    var isAtStreet = false
    for segment in 0..<plain.segmentCount {
      let anew = SegmentAir(graph: plain, segment: segment, fields: fields)
      let kept = SegmentAir(graph: keeping, segment: segment, fields: fields)
      for (left, right) in zip(anew.concentrations + anew.increments, kept.concentrations + kept.increments) {
        #expect(left.pollutant == right.pollutant)
        #expect(
          abs(left.values.mean - right.values.mean) <= 1e-4 * max(1, left.values.mean),
          "segment \(segment), \(left.pollutant)")
      }
      #expect(anew.shareBeyondStations == kept.shareBeyondStations, "segment \(segment)")
      isAtStreet = isAtStreet || kept.increments.contains { $0.values.mean > 1 }
    }
    #expect(isAtStreet)
  }

  /// Without a station at a street: what that one reads belongs to its own place, whatever sample is near.
  @Test("errs as at the nearest sample that the network keeps", arguments: [true, false])
  func errors(isMeasured: Bool) throws {
    let (plain, keeping) = try graphs()
    let readings = isMeasured ? Array(Self.stations.dropFirst()) : []
    let sampler = try streetAir(keeping, readings, .pollutant(.no2)).sampler
    let source =
      sampler.pattern.map { ErrorSource.pattern($0) } ?? .field(sampler.fields.field, .no2, keepsStreets: true)
    let projection = sampler.pattern?.projection ?? sampler.fields.field.projection
    for segment in 0..<plain.segmentCount {
      let kept = SegmentErrors(graph: keeping, segment: segment, projection: projection, sources: [source])
      let samples = NetworkSamples.places(ofSegment: segment, in: plain)
      let anew = source.errorParts(at: samples, streets: nil)
      #expect(!kept.parts[0].isEmpty, "segment \(segment)")
      for (number, part) in kept.parts[0].enumerated() {
        let nearest = (2 * number + 1) * samples.count / (2 * kept.parts[0].count)
        let (left, right) = (try #require(part), try #require(anew[nearest]))
        #expect(
          abs(left.increment - right.increment) <= 1e-4 * max(1, right.increment), "segment \(segment), \(number)")
        #expect(abs(left.street - right.street) <= 0.02 * max(1, right.street), "segment \(segment), \(number)")
      }
    }
  }

  /// The network without and with what is kept of its streets.
  private func graphs() throws -> (plain: StreetGraph, keeping: StreetGraph) {
    let plain = Self.network.graph
    return (plain, plain.adding(KernelTables(streetsOf: plain)))
  }

  @Test("is worked out anew where the network keeps other samples than it has")
  func isOfOtherSamples() throws {
    let plain = Self.network.graph
    var tables = KernelTables(streetsOf: plain)
    tables.samples.append(SIMD2(0, 0))
    tables.firstSample[tables.firstSample.count - 1] += 1
    let anew = try streetAir(plain, Self.stations, .pollutant(.no2))
    let kept = try streetAir(plain.adding(tables), Self.stations, .pollutant(.no2))
    for segment in 0..<plain.segmentCount {
      #expect(abs(anew.air.pollution[segment] - kept.air.pollution[segment]) <= 1e-5 * anew.air.pollution[segment])
    }
  }
}

import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("How sure a route is cleaner")
struct CleanerProbabilityTests {
  @Test("two ways of nearly equal time through nearly equal air: hardly more than a guess, and no route of its own")
  func equalAir() throws {
    // 6249 m in 6001 s.
    let ways = BowedWays(bow: 300, metersPerSecond: 1.0413)
    let all = try ways.answer(south: 30.2, north: 30) { $0.offersAllRoutes = true }
    let cleanest = try #require(all.route(.cleanest))
    #expect(cleanest.streets.map(\.name) == ["Bow"])
    let probability = try #require(cleanest.cleanerProbability)
    #expect(probability > 0.5 && probability < 0.6)
    #expect(all.routes[0].cleanerProbability == nil)
    let offered = try ways.answer(south: 30.2, north: 30)
    #expect(offered.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(offered.routes[0].streets.map(\.name) == ["Straight"])
  }

  @Test("a strong contrast between well measured streets is sure")
  func contrast() throws {
    let answer = try BowedWays(bow: 1200).answer(south: 90, north: 5)
    let cleanest = try #require(answer.route(.cleanest))
    #expect(cleanest.streets.map(\.name) == ["Bow"])
    #expect(try #require(cleanest.cleanerProbability) > 0.95)
    let difference = cleanest.difference
    let percent = try #require(difference.burdenPercent)
    let sigma = try #require(difference.burdenSigmaPercent)
    let interval = try #require(difference.burdenInterval68Percent)
    #expect(sigma > 0 && sigma < abs(percent))
    // Without streets there is no amplitude: the range is ± σ.
    #expect(abs(interval.lowerBound - (percent - sigma)) < 0.01 && abs(interval.upperBound - (percent + sigma)) < 0.01)
    let fastest = answer.routes[0]
    #expect(fastest.cleanerProbability == nil && fastest.difference.burdenSigmaPercent == nil)
    #expect(fastest.difference.burdenInterval68Percent == nil)
  }

  @Test("of an index nothing is said, and its routes are cut by what they save alone")
  func index() throws {
    let answer = try BowedWays(bow: 1200).answer(south: 90, north: 5) { $0.measure = .ica }
    #expect(answer.routes.count > 1)
    #expect(
      answer.routes.allSatisfy { $0.cleanerProbability == nil && $0.difference.burdenSigmaPercent == nil })
  }
}

/// The odds of two paths, held against sums by hand.
@Suite("Noise of a burden")
struct BurdenNoiseTests {
  private func odds(bow: Double) throws -> (of: DifferenceOdds, same: DifferenceOdds) {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let m = network.addNode(1000, 0)
    let e = network.addNode(2000, 0)
    let north = network.addNode(1500, bow)
    network.addStreet(w, m)
    network.addStreet(m, e)
    network.addStreet(m, north)
    network.addStreet(north, e)
    let readings = [DrawnAir.reading(.no2, 40, x: 1000, y: 300, station: "s")]
    let air = DrawnAir(network: network, readings: readings, method: .mean)
    let sampler = PollutionSampler(fields: try air.fields(), measure: .pollutant(.no2))
    let noise = try #require(BurdenNoise(graph: network.graph, sampler: sampler, model: FieldModel()))
    let straight = path([(0, 1000), (1, 1000)])
    let around = path([(0, 1000), (2, 500), (3, 500)])
    return (
      noise.odds(of: around, burdenMinutes: 9, from: straight, otherMinutes: 10),
      noise.odds(of: straight, burdenMinutes: 10, from: straight, otherMinutes: 10)
    )
  }

  @Test("what two ways share cancels; what they do not share cancels the more, the closer they run")
  func cancels() throws {
    let odds = try [20.0, 200, 1000].map { try self.odds(bow: $0) }
    let sigmas = try odds.map { try #require($0.of.shareSigma) }
    #expect(sigmas[0] > 0)
    #expect(sigmas[0] < sigmas[1] && sigmas[1] < sigmas[2])
    let chances = odds.map(\.of.probabilityBelowZero)
    #expect(chances[0] > chances[1] && chances[1] > chances[2] && chances[2] > 0.5)
    #expect(odds.allSatisfy { $0.same.shareSigma == 0 && $0.same.probabilityBelowZero == 0.5 })
  }

  /// The uncertainty of the difference between two paths along segment 0, the one street of a network, of 800 m.
  private func sigmaOnOneStreet() throws -> (Path, Path) throws -> Double {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(800, 0)
    network.addStreet(w, e)
    let noise = try noise(over: network)
    return { one, other in
      try #require(noise.odds(of: one, burdenMinutes: 9, from: other, otherMinutes: 10).shareSigma)
    }
  }

  @Test("of a piece that both share, what it takes longer on one of them counts")
  func sharedForLonger() throws {
    let sigma = try sigmaOnOneStreet()
    let nothing = path([])
    let whole = [800.0, 300, 500].map { seconds in
      Path(
        pieces: [
          Path.Piece(segment: 0, startFraction: 0, endFraction: 1, lengthMeters: 800, durationSeconds: seconds)
        ], crossings: [], breaksExclusion: false)
    }
    let (slow, quick, rest) = (whole[0], whole[1], whole[2])
    #expect(abs(try sigma(slow, quick) / sigma(rest, nothing) - 1) < 1e-9)
    #expect(abs(try sigma(quick, slow) / sigma(rest, nothing) - 1) < 1e-9)
    #expect(try sigma(slow, slow) == 0)
  }

  @Test("a street that both take there and back cancels as often as both take it")
  func sharedTwice() throws {
    let sigma = try sigmaOnOneStreet()
    func turns(_ count: Int) -> Path {
      Path(
        pieces: (0..<count).map { turn in
          let isBack = turn % 2 == 1
          return Path.Piece(
            segment: 0, startFraction: isBack ? 1 : 0, endFraction: isBack ? 0 : 1, lengthMeters: 800,
            durationSeconds: 800)
        }, crossings: [], breaksExclusion: false)
    }
    let (once, twice) = (turns(1), turns(2))
    #expect(try sigma(twice, twice) == 0)
    #expect(abs(try sigma(twice, once) / sigma(once, path([])) - 1) < 1e-9)
    #expect(abs(try sigma(once, twice) / sigma(once, path([])) - 1) < 1e-9)
  }

  @Test("pieces that do not follow on each other have a place each")
  func apart() throws {
    var network = TestNetwork()
    let nodes = [0.0, 20, 5000, 5020].map { network.addNode($0, 0) }
    for (tail, head) in zip(nodes, nodes.dropFirst()) { network.addStreet(tail, head) }
    let noise = try noise(over: network)
    func sigma(_ pieces: [(segment: Int, seconds: Double)]) throws -> Double {
      try #require(noise.odds(of: path(pieces), burdenMinutes: 9, from: path([]), otherMinutes: 10).shareSigma)
    }
    let both = try sigma([(0, 20), (2, 20)])
    let together = FieldModel().errorCorrelation(for: .no2).value(atMeters: 5000)
    let expected = try sigma([(0, 20)]) * (2 + 2 * together).squareRoot()
    #expect(abs(both / expected - 1) < 0.05, "\(both) for \(expected)")
  }

  private func noise(over network: TestNetwork) throws -> BurdenNoise {
    let readings = [DrawnAir.reading(.no2, 40, x: 1000, y: 300, station: "s")]
    let fields = try DrawnAir(network: network, readings: readings, method: .mean).fields()
    let sampler = PollutionSampler(fields: fields, measure: .pollutant(.no2))
    return try #require(BurdenNoise(graph: network.graph, sampler: sampler, model: FieldModel()))
  }

  @Test("is the double sum over parts of 50 m, on the field's σ and its correlation")
  func isTheDoubleSum() throws {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(800, 0)
    let n = network.addNode(400, 300)
    network.addStreet(w, e)
    network.addStreet(w, n)
    network.addStreet(n, e)
    let readings = [DrawnAir.reading(.no2, 40, x: 0, y: 100, station: "s")]
    let fields = try DrawnAir(network: network, readings: readings, method: .kriging).fields()
    let sampler = PollutionSampler(fields: fields, measure: .pollutant(.no2))
    let noise = try #require(BurdenNoise(graph: network.graph, sampler: sampler, model: FieldModel()))
    let odds = noise.odds(
      of: path([(1, 500), (2, 500)]), burdenMinutes: 10, from: path([(0, 800)]), otherMinutes: 10)

    // Every 10 m, by hand.
    let correlation = FieldModel().errorCorrelation(for: .no2)
    let corners: [(sign: Double, from: (Double, Double), to: (Double, Double), meters: Double)] = [
      (-1, (0, 0), (800, 0), 800), (1, (0, 0), (400, 300), 500), (1, (400, 300), (800, 0), 500),
    ]
    let parts = corners.flatMap { line in
      stride(from: 5.0, to: line.meters, by: 10).map { meters in
        let along = meters / line.meters
        let x = line.from.0 + (line.to.0 - line.from.0) * along
        let y = line.from.1 + (line.to.1 - line.from.1) * along
        let sigma = fields.field.estimate(.no2, at: DrawnAir.place(x, y))?.sigma ?? 0
        return (x: x, y: y, error: line.sign * 10 / 60 * sigma / 25)
      }
    }
    var variance = 0.0
    for one in parts {
      for other in parts {
        let meters = hypot(one.x - other.x, one.y - other.y)
        variance += one.error * other.error * correlation.value(atMeters: meters)
      }
    }
    let sigma = try #require(odds.shareSigma) * 10
    #expect(abs(sigma / variance.squareRoot() - 1) < 0.03, "\(sigma) for \(variance.squareRoot())")
  }

  @Test("an amplitude known to a factor of two moves how much is saved, and hardly whether anything is")
  func sharedAmplitude() throws {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(2000, 0)
    let n = network.addNode(1000, 300)
    network.segments[network.addStreet(w, e)].highwayClass = .primary
    for (tail, head) in [(w, n), (n, e)] { network.segments[network.addStreet(tail, head)].highwayClass = .footway }
    var air = DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 80, x: 1000, y: 0, station: "street", type: .traffic),
        DrawnAir.reading(.no2, 20, x: 1000, y: 1500, station: "park", type: .background),
        DrawnAir.reading(.no2, 22, x: -500, y: 1500, station: "wood", type: .background),
        DrawnAir.reading(.pm25, 9, x: -500, y: 1500, station: "wood", type: .background),
      ], method: .mean)
    air.increment = .on
    let sampler = PollutionSampler(fields: try air.fields(), measure: .mix)
    func odds(_ ratios: [Double]) throws -> DifferenceOdds {
      // Of PM2.5 no street has a part.
      let noise = try #require(
        BurdenNoise(graph: network.graph, sampler: sampler, model: FieldModel()) { $0 == .no2 ? ratios : [1] })
      return noise.odds(
        of: path([(1, 1044), (2, 1044)]), burdenMinutes: 27, from: path([(0, 2000)]), otherMinutes: 45)
    }
    let known = try odds([1])
    let vague = try odds([0.5, 0.75, 1, 1.25, 1.5])
    #expect(known.probabilityBelowZero > 0.8)
    #expect(abs(vague.probabilityBelowZero - known.probabilityBelowZero) < 0.03)
    #expect(vague.probabilityBelowZero != known.probabilityBelowZero)
    #expect(try #require(vague.shareSigma) > #require(known.shareSigma))
  }

  private func path(_ pieces: [(segment: Int, seconds: Double)]) -> Path {
    Path(
      pieces: pieces.map {
        Path.Piece(
          segment: $0.segment, startFraction: 0, endFraction: 1, lengthMeters: $0.seconds, durationSeconds: $0.seconds)
      }, crossings: [], breaksExclusion: false)
  }
}

extension ErrorCorrelation {
  /// The correlation at a distance as its formula says it, from 1 at distance 0 towards 0.
  fileprivate func value(atMeters distance: Double) -> Double {
    (1 - nuggetRatio) * exp(-3 * distance / rangeMeters) + nuggetRatio * exp(-3 * distance / Self.blockMeters)
  }
}

internal import CityAir
package import Foundation
internal import Geo
package import Planner
internal import Routing
package import Setup
internal import Streets
internal import Trips

/// Looks for loops from seeded places of a city, and holds them against triangles.
package struct LoopsBench: Sendable {
  private let engine: CityEngine
  private let lengths: [LoopLength]
  private let departure: Date
  private let seed: UInt64

  /// - Throws: ``BrisaError`` for a length that is none.
  package init(_ engine: CityEngine, lengths: [String], at departure: Date, seed: UInt64) throws(BrisaError) {
    self.engine = engine
    self.lengths = try lengths.map { (text) throws(BrisaError) in
      try LoopLength(parsing: text, option: "--lengths")
    }
    (self.departure, self.seed) = (departure, seed)
  }

  /// A row of a table for each length.
  /// - Throws: ``BrisaError``.
  package func report(starts: Int) async throws(BrisaError) -> String {
    let hour = try await engine.hours().hour(at: departure)
    let question = RouteQuestion(
      origin: hour.graph.box.center, destination: hour.graph.box.center, departure: departure)
    _ = await hour.preparedPollution(by: question.measure)
    var lines =
      "| length | starts | with a loop | within 8 % | at most a tenth twice | three that differ | burden a km "
      + "| of a triangle | less | seconds |\n|---|---|---|---|---|---|---|---|---|---|\n"
    for length in lengths { lines += row(length, question: question, in: hour, starts: starts) }
    return lines
  }

  private func row(_ length: LoopLength, question: RouteQuestion, in hour: HourSnapshot, starts: Int) -> String {
    var random = SeededRandom(seed: seed)
    var sums = Sums()
    for start in places(starts, on: hour.graph, &random) {
      var asked = question
      asked.origin = start
      let began = ContinuousClock.now
      let answer = try? LoopPlanner(hour).loops(LoopQuestion(asked, length: length))
      sums.seconds += (ContinuousClock.now - began).milliseconds / 1000
      let triangle = Triangle(hour, asked, length).burdenPerKilometer(
        bearing: 2 * .pi * Double(random.next() >> 11) * 0x1p-53)
      sums.add(answer, length, triangle)
    }
    return sums.row(length.word, starts)
  }

  /// Places on streets of the largest part of the network.
  private func places(_ count: Int, on graph: StreetGraph, _ random: inout SeededRandom) -> [Coordinate] {
    func any() -> SnappedPoint? {
      let node = Int(random.next() % UInt64(max(1, graph.nodeCount)))
      return try? graph.snap(graph.coordinate(ofNode: node), mode: .walk, limitMeters: 50)
    }
    let sample = (0..<50).compactMap { _ in any() }
    let main = sample.max { first, second in
      sample.count { graph.areConnected($0, first, mode: .walk) }
        < sample.count { graph.areConnected($0, second, mode: .walk) }
    }
    var places: [Coordinate] = []
    for _ in 0..<100 * count where places.count < count {
      if let place = any(), let main, graph.areConnected(place, main, mode: .walk) { places.append(place.place) }
    }
    return places
  }
}

/// What the loops of a length come to.
private struct Sums {
  var seconds = 0.0
  private var found = 0
  private var loops = 0
  private var fitting = 0
  private var lean = 0
  private var threes = 0
  private var both: [(loop: Double, triangle: Double)] = []

  mutating func add(_ answer: RouteAnswer?, _ length: LoopLength, _ triangle: Double?) {
    guard let answer, let routeLoops = answer.loops else { return }
    found += 1
    if answer.routes.count == 3 { threes += 1 }
    for (route, loop) in zip(answer.routes, routeLoops.loops) {
      loops += 1
      let share: Double? =
        switch length {
        case .meters(let meters): route.distanceMeters / meters
        case .seconds(let seconds): route.durationSeconds / seconds
        case .dose: nil
        }
      if let share, abs(share - 1) <= 0.08 { fitting += 1 }
      if loop.repeatedShare <= 0.1 { lean += 1 }
    }
    if let best = answer.routes.first, let burden = best.air?.burdenMinutes, let triangle {
      both.append((burden / (answer.relative?.factor ?? 1) / best.distanceMeters * 1000, triangle))
    }
  }

  func row(_ name: String, _ starts: Int) -> String {
    func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0 ? "-" : String(format: "%.0f %%", 100 * Double(part) / Double(whole))
    }
    let count = Double(max(1, both.count))
    let (own, triangle) = (both.reduce(0) { $0 + $1.loop } / count, both.reduce(0) { $0 + $1.triangle } / count)
    return "| \(name) | \(starts) | \(percent(found, starts)) | \(percent(fitting, loops)) | \(percent(lean, loops)) "
      + "| \(percent(threes, starts)) "
      + String(
        format: "| %.2f | %.2f | %.1f %% | %.2f |\n", own, triangle, 100 * (1 - own / triangle),
        seconds / Double(starts))
  }
}

/// The usual loop: fastest ways over the corners of a triangle, made larger or smaller until the length fits.
private struct Triangle {
  private let hour: HourSnapshot
  private let question: RouteQuestion
  private let length: LoopLength

  init(_ hour: HourSnapshot, _ question: RouteQuestion, _ length: LoopLength) {
    (self.hour, self.question, self.length) = (hour, question, length)
  }

  /// Its burden in minutes a kilometre; nil where none fits.
  func burdenPerKilometer(bearing: Double) -> Double? {
    let wanted: Double =
      switch length {
      case .meters(let meters): meters
      case .seconds(let seconds): seconds * 4 / 3.6
      case .dose: 0
      }
    for turn in 0..<12 {
      var side = wanted / 3 / 1.3
      for _ in 0..<8 {
        guard let way = way(side: side, bearing: bearing + Double(turn) * .pi / 6) else { break }
        let share =
          if case .seconds(let seconds) = length { way.seconds / seconds } else { way.meters / wanted }
        if abs(share - 1) <= 0.08 { return way.burden / way.meters * 1000 }
        side /= share
      }
    }
    return nil
  }

  private func way(side: Double, bearing: Double) -> (meters: Double, seconds: Double, burden: Double)? {
    let corners = [0, Double.pi / 3].map { corner(side, bearing + $0) }
    let requests = ([question.origin] + corners + [question.origin]).map {
      SnappingRequest($0, limitMeters: max(100, side / 3))
    }
    guard let points = try? hour.graph.snapped(requests, mode: question.mode).get(),
      let way = try? TourPlanner(hour).tour(question, over: points, labels: []).itineraries[0], way.distanceMeters > 0,
      let streets = hour.pollution(by: question.measure).streets
    else { return nil }
    let burden = way.legs.flatMap(\.path.pieces).reduce(0) {
      $0 + $1.durationSeconds * Double(streets.pollution[$1.segment]) / 60
    }
    return (way.distanceMeters, way.durationSeconds, burden)
  }

  private func corner(_ side: Double, _ bearing: Double) -> Coordinate {
    let degrees = side / 111_195
    let origin = question.origin
    return Coordinate(
      latitude: origin.latitude + degrees * cos(bearing),
      longitude: origin.longitude + degrees * sin(bearing) / cos(origin.latitude * .pi / 180))
  }
}

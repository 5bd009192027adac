import TestSupport
import Testing

@testable import Routing

@Suite("Moving air that does not fit")
struct MovingAirCheckTests {
  private let map = DrawnMap("A---B---C")

  private func air(_ moments: [(milliseconds: Double, pollution: [Float])]) -> Result<MovingAir, RoutingError> {
    do throws(RoutingError) {
      return .success(
        try MovingAir(moments.map { .init(milliseconds: $0.milliseconds, pollution: $0.pollution) }))
    } catch {
      return .failure(error)
    }
  }

  private func error<Answer>(_ ask: () throws(RoutingError) -> Answer) -> RoutingError? {
    do throws(RoutingError) {
      _ = try ask()
      return nil
    } catch {
      return error
    }
  }

  @Test("air has a moment")
  func isEmpty() {
    #expect(error { () throws(RoutingError) in try MovingAir([]) } == .noMoments)
  }

  @Test("all moments have as many figures")
  func counts() {
    let error = error { () throws(RoutingError) in try air([(0, [1, 2]), (5000, [1])]).get() }
    #expect(error == .pollutionCount(expected: 2, found: 1))
  }

  @Test("moments are put in order, and lie a millisecond apart or more", arguments: [0, 0.5, -0.5])
  func times(milliseconds: Double) throws {
    let sorted = try air([(5000, [1]), (0, [2])]).get()
    #expect(sorted.moments.map(\.milliseconds) == [0, 5000])
    let error = error { () throws(RoutingError) in try air([(0, [1]), (milliseconds, [1])]).get() }
    #expect(error == .invalidMoment(milliseconds: max(0, milliseconds)))
  }

  @Test("a moment is at a finite time", arguments: [Double.nan, .infinity])
  func isFinite(milliseconds: Double) {
    guard case .failure(.invalidMoment) = air([(0, [1]), (milliseconds, [1])]) else {
      Issue.record("accepted \(milliseconds)")
      return
    }
  }

  @Test("as many figures as segments, finite and at least 0, are what a search takes")
  func fitsTheGraph() throws {
    let choices = try ChoiceRouter(map.router)
    var query = map.query(("AB", 0), ("BC", 1))
    query.objective = .cleanest
    for (figures, expected) in [
      ([1] as [Float], RoutingError.pollutionCount(expected: 2, found: 1)),
      ([1, -1], .invalidPollution(segment: 1, value: -1)),
      ([.infinity, 1], .invalidPollution(segment: 0, value: .infinity)),
    ] {
      let air = try air([(0, figures), (5000, figures)]).get()
      #expect(error { () throws(RoutingError) in try choices.moving(query, air: air) } == expected)
    }
  }

  @Test("the tolerance is finite and at least 0", arguments: [-0.01, .infinity])
  func tolerance(value: Double) throws {
    let air = try air([(0, [1, 1])]).get()
    let choices = try ChoiceRouter(map.router)
    let query = map.query(("AB", 0), ("BC", 1))
    let error = error { () throws(RoutingError) in try choices.moving(query, air: air, tolerance: value) }
    #expect(error == .invalidTolerance(value))
  }
}

internal import AirData
internal import Answers
internal import Foundation
internal import Planner
package import Setup
package import Trips

/// Measures whole answers, from coordinates to geometry, figures and notices.
package struct AnswerBench: Sendable {
  private let questions: [RouteQuestion]
  private let avoidance: Double

  /// Reads a table of trips as ``BatchJob`` has them; in all else the questions are like one.
  ///
  /// Where one route is asked for, it is by `avoidance` (lambda).
  /// - Throws: ``BrisaError`` that names the file.
  package init(trips path: String, like question: RouteQuestion, avoidance: Double) throws(BrisaError) {
    self.avoidance = avoidance
    var questions: [RouteQuestion] = []
    var table = try PlaceTable(path, columns: .trip)
    while let row = try table.next() {
      let places = try row.places.get()
      var trip = question
      (trip.origin, trip.destination) = (places[0], places[1])
      questions.append(trip)
    }
    guard !questions.isEmpty else { throw BrisaError(.badData, "There are no trips in '\(path)'.") }
    self.questions = questions
  }

  /// The hour that all questions are about.
  fileprivate var departure: Date { questions[0].departure }

  /// The kinds of answer, in the order of the report's figures.
  private enum Kind: String, CaseIterable {
    /// The usual routes.
    case routes = "usual routes"
    /// The usual routes, written out.
    case text = "usual routes as GeoJSON"
    /// One route, by the avoidance, compared with none.
    case single = "one route"
  }

  /// Asks every question for every kind of answer; one that has no answer is passed over.
  ///
  /// Network and air are there before and the hour is customized, as for the rows of a batch, and the first answer of
  /// each kind is given once more at the beginning: what it works out for all questions of the hour is left out.
  func report(_ hour: HourSnapshot) async throws(BrisaError) -> String {
    var lines: [String] = []
    for kind in Kind.allCases { lines += try await self.lines(of: kind, hour) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of kind: Kind, _ hour: HourSnapshot) async throws(BrisaError) -> [String] {
    var times = SearchTimes()
    var routes: [Double] = []
    let planner = RoutePlanner(hour)
    let question = questions[0]
    try await hour.customize(for: question.measure, mode: question.mode, avoidance: question.avoidance)
    _ = try? answer(questions[0], kind, planner)
    for question in questions {
      let given = try times.measure { () throws(BrisaError) in
        do throws(BrisaError) { return try answer(question, kind, planner) } catch {
          guard error.code == .noRoute || error.code == .offNetwork else { throw error }
          return nil
        }
      }
      if let given { routes.append(Double(given.routes.count)) } else { times.removeLast() }
    }
    return times.lines(of: kind.rawValue) + ["# \(kind.rawValue), number of routes: " + BenchSearch.quantiles(routes)]
  }

  private func answer(
    _ question: RouteQuestion, _ kind: Kind, _ planner: RoutePlanner
  ) throws(BrisaError) -> RouteAnswer? {
    var question = question
    if kind == .single {
      question.avoidance = avoidance
      question.comparesWithFastest = false
    }
    let answer = try planner.answer(question)
    if kind == .text { _ = try RouteFormat.geojson.text(answer) }
    return answer
  }
}

extension CityEngine {
  /// Measures whole answers on the configured network: quantiles of each kind of answer on lines that begin with #.
  /// - Throws: ``BrisaError``.
  package func report(_ bench: AnswerBench) async throws(BrisaError) -> String {
    try await bench.report(try await hours().hour(at: bench.departure))
  }
}

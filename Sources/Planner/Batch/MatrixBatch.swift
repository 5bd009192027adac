internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Routing
internal import Streets

/// Answers a table of points: the way from each to each, one search for each origin.
struct MatrixBatch {
  /// A point with its place on a street, or what is wrong with it.
  private struct Point {
    let id: String
    let place: Result<SnappedPoint, BrisaError>
  }

  /// Points that are taken, at most: as many rows come out as the square of that.
  static let mostPoints = 20_000

  private let planner: RoutePlanner
  private let tables: RoutePlanner.Tables
  private let question: RouteQuestion
  private let choices: ChoiceRouter
  private let columns: BatchColumns
  private let departure: String
  private let points: [Point]
  /// Every segment on which a way may begin or end: those have a profile in the search, whichever way is looked at.
  private let ends: Set<Int>

  /// - Throws: ``BrisaError`` for too many points.
  init(
    _ rows: inout PlaceTable, _ planner: RoutePlanner, _ tables: RoutePlanner.Tables, _ question: RouteQuestion
  ) throws(BrisaError) {
    self.planner = planner
    self.tables = tables
    self.question = question
    do {
      choices = try ChoiceRouter(planner.router)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
    columns = BatchColumns(labels: [], pollutants: planner.air.picture.field.pollutants)
    departure = BatchTime.text(question.departure)
    var points: [Point] = []
    while let row = try rows.next() {
      guard points.count < Self.mostPoints else {
        throw BrisaError(.badData, "There are more than \(Self.mostPoints) points: divide the table.")
      }
      points.append(Point(id: row.id, place: Self.snap(row, planner, question)))
    }
    self.points = points
    ends = Set(points.compactMap { try? $0.place.get().segment })
  }

  private static func snap(
    _ row: PlaceTable.Row, _ planner: RoutePlanner, _ question: RouteQuestion
  ) -> Result<SnappedPoint, BrisaError> {
    row.places.flatMap { places in
      do throws(SnapError) {
        return .success(
          try planner.graph.snap(places[0], mode: question.mode, limitMeters: planner.city.snapLimitMeters))
      } catch {
        return .failure(BrisaError(.offNetwork, "Point '\(row.id)' is off the network: \(error.message)"))
      }
    }
  }

  /// Number of points.
  var count: Int { points.count }

  /// The first row of the table.
  var header: String {
    var line = CSVLine()
    for name in ["from", "departure", "to"] + columns.names { line.add(name) }
    return line.text
  }

  /// The rows from one point to every point.
  func lines(from number: Int) -> [TripBatch.Line] {
    let origin = points[number]
    let reached = paths(from: origin)
    return points.enumerated().map { index, destination in
      var line = CSVLine()
      line.add(origin.id)
      line.add(departure)
      line.add(destination.id)
      do throws(BrisaError) {
        let start = try origin.place.get()
        let end = try destination.place.get()
        guard let path = try reached.get()[index] else { throw Self.noWay(question) }
        columns.add(route(path, from: start, to: end), to: &line)
        return TripBatch.Line(text: line.text, hasFailed: false)
      } catch {
        columns.add(error, to: &line)
        return TripBatch.Line(text: line.text, hasFailed: true)
      }
    }
  }

  private static func noWay(_ question: RouteQuestion) -> BrisaError {
    question.forbidsCircles
      ? BrisaError(.noRoute, "No way by \(question.modeWord) keeps out of the forbidden zones.")
      : BrisaError(.noRoute, "No way leads there by \(question.modeWord).")
  }

  /// The paths to all points in their order; nil where there is none.
  private func paths(from origin: Point) -> Result<[Path?], BrisaError> {
    origin.place.flatMap { start in
      let known = points.map { try? $0.place.get() }
      var query = planner.query(question, from: start, to: start, streets: tables.streets)
      query.objective = question.avoidance.map { .weighted(avoidance: $0) } ?? .fastest
      for point in known.compactMap({ $0 }) {
        query.profiles[point.segment] = tables.streets?.profile(ofEnd: point.segment)
      }
      do throws(RoutingError) {
        var found = try choices.paths(query, to: known.compactMap { $0 }).makeIterator()
        return .success(known.map { $0 == nil ? nil : found.next() ?? nil })
      } catch {
        return .failure(BrisaError(error, mode: question.mode))
      }
    }
  }

  private func route(_ path: Path, from origin: SnappedPoint, to destination: SnappedPoint) -> PlannedRoute {
    let figures = RouteFigures(
      router: planner.router, question: question, origin: origin, destination: destination,
      ventilation: planner.city.ventilationCubicMetersPerHour[question.mode] ?? 0)
    var breathed =
      planner.air.picture.isEmpty
      ? nil
      : BreathedAir(
        graph: planner.graph, picture: planner.air.picture, streets: tables.streets, ends: ends,
        memory: planner.memory)
    return figures.route(FoundPath(labels: [], avoidance: question.avoidance ?? 0, path: path), breathed: &breathed)
  }
}

internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Routing
internal import Setup
internal import Streets

/// Answers a table of points: the path from each to each, one search for each origin.
struct MatrixBatch {
  /// A point with its place on a street, or what is wrong with it.
  private struct Point {
    let id: String
    /// What the table says, nil where that is no place.
    let typed: Coordinate?
    let place: Result<SnappedPoint, BrisaError>
  }

  /// Points that are taken, at most: as many rows come out as the square of that.
  static let maxPoints = 20_000

  private let hour: HourSnapshot
  private let streets: StreetAir?
  private let question: RouteQuestion
  private let choices: ChoiceRouter
  private let columns: BatchColumns
  private let common: BatchCommon
  /// Said in each row: that burdens have no unit, where that is so.
  private let unitNotices: [Notice]
  private let points: [Point]
  /// Where the points lie that are on the network, in their order.
  private let places: [SnappedPoint]
  /// Every segment on which a path may begin or end with its profile, which it has whichever way is looked at.
  private let profiles: [Int: SegmentProfile]
  private let ends: Set<Int>

  /// - Throws: ``BrisaError`` for too many points.
  init(
    _ rows: inout PlaceTable, _ question: RouteQuestion, in hour: HourSnapshot, _ common: BatchCommon
  ) throws(BrisaError) {
    self.hour = hour
    let streets = hour.pollution(by: question.measure).streets
    self.streets = streets
    self.question = question
    do {
      choices = try ChoiceRouter(hour.router)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
    columns = BatchColumns(labels: [], pollutants: hour.air.fields.field.pollutants)
    self.common = common
    unitNotices = QuestionNotices(question, in: hour, base: .eachOther).all
      .filter { $0.code == QuestionNotices.trafficOnlyCode }
    var points: [Point] = []
    while let row = try rows.next() {
      guard points.count < Self.maxPoints else {
        throw BrisaError(.badData, "There are more than \(Self.maxPoints) points: divide the table.")
      }
      points.append(Point(id: row.id, typed: try? row.places.get().first, place: Self.snap(row, hour, question)))
    }
    self.points = points
    places = points.compactMap { try? $0.place.get() }
    ends = Set(places.map(\.segment))
    profiles = streets?.profiles(ofEnds: ends) ?? [:]
  }

  private static func snap(
    _ row: PlaceTable.Row, _ hour: HourSnapshot, _ question: RouteQuestion
  ) -> Result<SnappedPoint, BrisaError> {
    row.places.flatMap { places in
      do throws(SnapError) {
        return .success(
          try hour.graph.snap(places[0], mode: question.mode, limitMeters: hour.city.snapLimitMeters))
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
    for name in ["from", "departure", "question", "to"] + columns.names { line.add(name) }
    return line.text
  }

  /// What a row, counted from 0, says of the points that it is about.
  func key(ofRow row: Int) -> (from: String, to: String, question: String) {
    let (origin, destination) = (points[row / count], points[row % count])
    return (origin.id, destination.id, question(origin, destination))
  }

  private func question(_ origin: Point, _ destination: Point) -> String {
    common.question([origin.typed, destination.typed].compactMap { $0 })
  }

  /// The rows from one point to every point.
  func lines(from number: Int) -> [BatchLine] {
    let origin = points[number]
    let reached = paths(from: origin)
    return points.enumerated().map { index, destination in
      var line = CSVLine()
      line.add(origin.id)
      line.add(common.departure)
      line.add(question(origin, destination))
      line.add(destination.id)
      do throws(BrisaError) {
        var ends = TripEnds(try origin.place.get(), try destination.place.get())
        let path = if let found = try reached.get()[index] { found } else { try moved(&ends) }
        let answer = route(path, between: ends)
        columns.add(answer.route, unitNotices + answer.notices + EndNotices(ends: ends).farEnds, to: &line)
        return BatchLine(text: line.text, hasFailed: false)
      } catch {
        columns.add(error, to: &line)
        return BatchLine(text: line.text, hasFailed: true)
      }
    }
  }

  /// The path between two points that their nearest streets do not join, by streets near by that do.
  private func moved(_ ends: inout TripEnds) throws(BrisaError) -> Path {
    var asked = question
    (asked.origin, asked.destination) = (ends.origin.requested, ends.destination.requested)
    do throws(BrisaError) {
      ends = try EndFinder(hour).endsInMode(asked)
      var query = PathFinder(hour).query(question, between: ends, streets: streets)
      query.objective = objective
      query.profiles.merge(profiles) { own, _ in own }
      return try PathFinder(hour).path(query)
    } catch  where error.code == .noRoute {
      throw Self.noWay(question)
    }
  }

  private var objective: Objective {
    question.avoidance.map { .weighted(avoidance: $0) } ?? .fastest
  }

  private static func noWay(_ question: RouteQuestion) -> BrisaError {
    question.forbidsZones
      ? BrisaError(.noRoute, "No way \(question.mode.manner) keeps out of the forbidden zones.")
      : BrisaError(.noRoute, "No way leads there \(question.mode.manner).")
  }

  /// The paths to all points in their order; nil where there is none.
  private func paths(from origin: Point) -> Result<[Path?], BrisaError> {
    origin.place.flatMap { start in
      var query = PathFinder(hour).query(question, between: TripEnds(start), streets: streets)
      query.objective = objective
      query.profiles = profiles
      do throws(RoutingError) {
        var found = try choices.paths(query, to: places).makeIterator()
        return .success(points.map { (try? $0.place.get()) == nil ? nil : found.next() ?? nil })
      } catch {
        return .failure(BrisaError(error, mode: question.mode))
      }
    }
  }

  /// The route of a path, and what has to be said of its air.
  private func route(
    _ path: Path, between ends: TripEnds
  ) -> (route: PlannedRoute, notices: [Notice]) {
    var breathed = BreathedAir(in: hour, streets: streets, ends: self.ends.union(ends.segments))
    let found = LabelledPath(labels: [], avoidance: question.avoidance ?? 0, path: path)
    let route = RouteFigures(question, between: ends, in: hour).route(found, breathed: &breathed)
    return (route, breathed?.caveats.notices ?? [])
  }
}

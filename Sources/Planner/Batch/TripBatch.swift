internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// Answers a table of trips row by row.
struct TripBatch {
  /// A row of figures.
  struct Line: Sendable {
    let text: String
    let hasFailed: Bool
  }

  private let planner: RoutePlanner
  private let tables: RoutePlanner.Tables
  private let question: RouteQuestion
  private let columns: BatchColumns
  private let common: Set<Notice>
  private let departure: String

  init(_ planner: RoutePlanner, _ tables: RoutePlanner.Tables, _ question: RouteQuestion) {
    self.planner = planner
    self.tables = tables
    self.question = question
    var labels: [RouteLabel] = question.avoidance == nil ? [.fastest, .balanced, .cleanest] : [.fastest, .chosen]
    if question.maxDetour != nil { labels.append(.budget) }
    columns = BatchColumns(labels: labels, pollutants: planner.air.picture.field.pollutants)
    common = Set(planner.commonNotices(question, tables))
    departure = BatchTime.text(question.departure)
  }

  /// The first row of the table.
  var header: String {
    var line = CSVLine()
    for name in ["id", "departure"] + columns.names { line.add(name) }
    return line.text
  }

  /// The figures of one trip, or why there are none.
  func line(_ row: PlaceTable.Row) -> Line {
    var line = CSVLine()
    line.add(row.id)
    line.add(departure)
    do throws(BrisaError) {
      let places = try row.places.get()
      var question = question
      (question.origin, question.destination) = (places[0], places[1])
      columns.add(try planner.answer(question, tables), hiding: common, to: &line)
      return Line(text: line.text, hasFailed: false)
    } catch {
      columns.add(error, to: &line)
      return Line(text: line.text, hasFailed: true)
    }
  }
}

/// How the moment of a table is written.
enum BatchTime {
  static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}

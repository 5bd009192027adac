internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup

/// Answers a table of trips row by row.
struct TripBatch {
  private let planner: RoutePlanner
  private let question: RouteQuestion
  private let columns: BatchColumns
  /// Said once of the job, and so in no row.
  private let jobNotices: Set<Notice>
  private let common: BatchCommon

  init(_ question: RouteQuestion, in hour: HourSnapshot, _ common: BatchCommon) {
    planner = RoutePlanner(hour)
    self.question = question
    var labels: [RouteLabel] = question.avoidance == nil ? [.fastest, .balanced, .cleanest] : [.fastest, .chosen]
    if question.maxDetour != nil { labels.append(.budget) }
    columns = BatchColumns(labels: labels, pollutants: hour.air.fields.field.pollutants)
    // That burdens have no unit is told in each row: a table is read without what was said when it was made.
    jobNotices = Set(QuestionNotices(question, in: hour).all.filter { $0.code != QuestionNotices.trafficOnlyCode })
    self.common = common
  }

  /// The first row of the table.
  var header: String {
    var line = CSVLine()
    for name in ["id", "departure", "question"] + columns.names { line.add(name) }
    return line.text
  }

  /// The figures of one trip, or why there are none.
  func line(_ row: PlaceTable.Row) -> BatchLine {
    var line = CSVLine()
    line.add(row.id)
    line.add(common.departure)
    line.add(common.question((try? row.places.get()) ?? []))
    do throws(BrisaError) {
      let places = try row.places.get()
      var question = question
      (question.origin, question.destination) = (places[0], places[1])
      columns.add(try planner.answer(question), hiding: jobNotices, to: &line)
      return BatchLine(text: line.text, hasFailed: false)
    } catch {
      columns.add(error, to: &line)
      return BatchLine(text: line.text, hasFailed: true)
    }
  }
}

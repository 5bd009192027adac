internal import AirField
internal import CityAir
package import Setup
package import Streets

/// Answers tables of ways between places, in one hour.
package struct TablePlanner: Sendable {
  private let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// The ways from each of some places to each of others.
  /// - Throws: ``BrisaError``.
  /// - Complexity: a search upwards for each place where the network has a hierarchy and no figures of the air are
  ///   wanted, else one over the city for each origin; for the cleanest way one for each pair.
  package func table(_ question: TableQuestion, over places: [SnappedPoint]) throws(BrisaError) -> TableAnswer {
    let search = TableSearch(question, over: places, in: hour)
    let targets = question.destinations.map { places[$0] }
    // One after the other: whoever asks for a table shares the threads with those who ask for a route.
    var cells = try search.figures(from: question.origins.map { places[$0] }, to: targets) ?? []
    if cells.isEmpty {
      for origin in question.origins { cells.append(try search.row(from: places[origin], to: targets)) }
    }
    let pollution = hour.pollution(by: question.route.measure)
    return TableAnswer(
      places: places, rows: cells, pollutants: question.needsAir ? hour.air.fields.field.pollutants : [],
      air: pollution.provenance.aged(at: question.route.departure),
      notices: QuestionNotices(question.route, in: hour, base: .eachOther).all, attribution: pollution.attribution,
      hour: hour)
  }
}

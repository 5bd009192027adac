internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Streets
internal import Trips

extension Parameters {
  /// A question about ways between two places by `mode`, `at` and `by`.
  /// - Throws: ``Problem``.
  func trip(
    from origin: Coordinate, to destination: Coordinate, _ city: CityConfiguration, now: Date
  ) throws(Problem) -> RouteQuestion {
    var question = RouteQuestion(
      origin: origin, destination: destination, departure: try moment("at", zone: city.timeZone, now: now))
    do throws(BrisaError) {
      if let mode = items["mode"] { question.mode = try TravelModeWord.parse(mode) }
      if let by = items["by"] { question.measure = try PollutionMeasure(parsing: by) }
    } catch {
      throw Problem(error)
    }
    return question
  }

  /// Places with semicolons between them; none where the parameter is not given.
  /// - Throws: ``Problem``.
  func places(_ name: String) throws(Problem) -> [Coordinate] {
    guard let text = items[name], !text.isEmpty else { return [] }
    var places: [Coordinate] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      places.append(try Self.place(String(part), name))
    }
    return places
  }
}

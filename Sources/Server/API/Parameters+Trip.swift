internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Streets
internal import Trips

extension Parameters {
  /// Who travels: the names that all questions about ways take.
  static let ofTravellers: Set<String> = [
    "profile", "speed", "breathing", "sensitive", "stairs", "wheelchair", "pram", "lit", "quiet",
  ]

  /// Who travels in a mode; nil for nobody in particular.
  /// - Throws: ``Problem``.
  func traveller(_ mode: TravelMode, _ city: CityConfiguration) throws(Problem) -> Traveller? {
    var requested = RequestedTraveller()
    requested.profile = items.text("profile")
    (requested.speed, requested.breathing) = (items["speed"], items["breathing"])
    requested.stairs = items["stairs"]
    requested.isSensitive = try flag("sensitive")
    (requested.wheelchair, requested.pram) = (try flag("wheelchair"), try flag("pram"))
    (requested.lit, requested.quiet) = (try flag("lit"), try flag("quiet"))
    do throws(BrisaError) { return try requested.traveller(mode, in: city) } catch { throw Problem(error) }
  }

  /// A question about ways between two places by `mode`, `at` and `by`.
  /// - Throws: ``Problem``.
  func trip(
    from origin: Coordinate, to destination: Coordinate, _ city: CityConfiguration, now: Date
  ) throws(Problem) -> RouteQuestion {
    var question = RouteQuestion(
      origin: origin, destination: destination, departure: try moment("at", zone: city.timeZone, now: now))
    do throws(BrisaError) {
      if let mode = items["mode"] { question.mode = try TravelModeWord.parse(mode) }
    } catch {
      throw Problem(error)
    }
    question.traveller = try traveller(question.mode, city)
    do throws(BrisaError) {
      if let word = question.traveller?.measureWord { question.measure = try PollutionMeasure(parsing: word) }
      if let by = items["by"] { question.measure = try PollutionMeasure(parsing: by) }
    } catch {
      throw Problem(error)
    }
    return question
  }

  /// Places with semicolons between them; none where the parameter is not given.
  /// - Throws: ``Problem``.
  func places(_ name: String) throws(Problem) -> [Coordinate] {
    let places = try items.read(name) { (text) throws(Problem) -> [Coordinate] in
      guard !text.isEmpty else { return [] }
      var places: [Coordinate] = []
      for part in text.split(separator: ";", omittingEmptySubsequences: false) {
        places.append(try Self.place(String(part), name))
      }
      return places
    }
    return places ?? []
  }
}

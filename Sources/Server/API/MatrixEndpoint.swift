internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Streets
internal import Trips

/// `/v1/matrix`: the ways from each of some places to each of others, in figures.
enum MatrixEndpoint {
  static let parameters = Set<String>(["from", "to", "mode", "by", "at", "label", "city"])
    .union(Parameters.ofTravellers)

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: Self.parameters)
    let (origins, destinations) = try places(parameters, asked.service.limits)
    let city = try asked.city(parameters, at: origins[0])
    let question = try parameters.trip(
      from: origins[0], to: destinations[0], city.configuration, now: asked.service.clock.now)
    let label = try parameters.word("label", RouteLabelWord.balanced).label
    let table = try await table(
      question, label: label, from: origins, to: destinations, by: city.engine)
    return reply(table, label, asked.language).stamped(table.hour, asked.service.clock.now, in: asked.language)
  }

  private static func places(
    _ parameters: Parameters, _ limits: ServiceLimits
  ) throws(Problem) -> (origins: [Coordinate], destinations: [Coordinate]) {
    let origins = try parameters.places("from")
    let destinations = try parameters.places("to")
    guard !origins.isEmpty, !destinations.isEmpty else {
      throw Problem(
        400, "bad-argument", "A matrix needs places: give from and to as lists of [latitude, longitude].")
    }
    for (name, count) in [("from", origins.count), ("to", destinations.count)] where count > limits.tableCoordinates {
      throw Problem(
        400, "too-big", "'\(name)' has \(count) places, and \(limits.tableCoordinates) are taken at most.")
    }
    return (origins, destinations)
  }

  private static func table(
    _ question: RouteQuestion, label: RouteLabel, from origins: [Coordinate], to destinations: [Coordinate],
    by engine: CityEngine
  ) async throws(Problem) -> TableAnswer {
    let limit = engine.city.snapLimitMeters
    let requests = (origins + destinations).map { SnappingRequest($0, limitMeters: limit) }
    let found: Result<TableAnswer, NoStreetNear>
    do throws(BrisaError) {
      found = try await engine.table(
        TableQuestion(
          question, from: Array(origins.indices), to: Array(origins.count..<requests.count), by: label, needsAir: true),
        over: requests)
    } catch {
      throw Problem(error)
    }
    do throws(NoStreetNear) {
      return try found.get()
    } catch {
      let isOrigin = error.place < origins.count
      let number = isOrigin ? error.place : error.place - origins.count
      throw Problem(offNetwork: "\(isOrigin ? "from" : "to")[\(number)]", limitMeters: limit)
    }
  }

  private static func reply(_ table: TableAnswer, _ label: RouteLabel, _ language: Language) -> Reply {
    .json { json in
      json.member("label", label.rawValue)
      rows("durationSeconds", decimals: 1, of: table, to: &json) { $0.durationSeconds }
      rows("distanceMeters", decimals: 1, of: table, to: &json) { $0.distanceMeters }
      rows("burden", decimals: 3, of: table, to: &json) { $0.burdenMinutes }
      json.key("doseMicrograms")
      json.object { json in
        for pollutant in table.pollutants {
          // Somebody who does not move inhales nothing on the way.
          rows(pollutant.rawValue, decimals: 3, of: table, to: &json) {
            $0.durationSeconds > 0 ? $0.doseMicrograms[pollutant] : 0
          }
        }
      }
      json.air(table.air, attribution: table.attribution, notices: table.notices, in: language)
    }
  }

  /// Writes a figure, a row for each origin; null where there is no way, or nothing is known.
  private static func rows(
    _ name: String, decimals: Int, of table: TableAnswer, to json: inout JSONWriter,
    _ figure: (TableAnswer.Cell) -> Double?
  ) {
    json.key(name)
    json.array(table.rows) { json, row in
      json.array(row) { json, cell in
        if let value = cell.flatMap(figure) { json.number(value, decimals: decimals) } else { json.null() }
      }
    }
  }
}

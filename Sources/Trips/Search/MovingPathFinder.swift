internal import AirData
internal import Foundation
internal import Routing
internal import Setup
internal import Streets

/// Finds the paths of a question for air that changes under way.
struct MovingPathFinder {
  let finder: PathFinder
  let hours: HourlyStreets
  /// How much more than the least a path may cost, as a share.
  let tolerance: Double
  /// A path between the same ends, which is the fastest where it takes less time than the one that is found.
  let known: LabelledPath?

  /// The paths of some searches, fastest first, for somebody who leaves at a moment.
  ///
  /// Nil where nothing is known of the air, or forbidden zones cannot be kept out of: then the air stands still.
  func paths(
    _ query: Router.Query, leaving departure: Date, _ searches: [LabelledSearch]
  ) throws(BrisaError) -> LabelledPaths? {
    do throws(RoutingError) {
      let ends: Set = [query.origin.segment, query.destination.segment]
      guard let air = try hours.movingAir(leaving: departure, ends: ends) else { return nil }
      var query = query
      query.pollution = air.moments.first?.pollution
      // Those of every moment are in the air.
      query.profiles = [:]
      let choices = try ChoiceRouter(finder.router)
      var found = LabelledPaths()
      var proven = 0.0
      for search in searches {
        query.objective = search.objective
        guard let way = try choices.moving(query, air: air, tolerance: tolerance) else { return nil }
        proven = max(proven, way.provenTolerance)
        found.add(way.path, label: search.label, avoidance: search.avoidance)
      }
      found.lead(by: known)
      for index in found.paths.indices {
        found.paths[index].movingBurden = hours.burden(of: found.paths[index].path, leaving: departure, ends: ends)
      }
      found.movingAir = RouteMovingAir(tolerance: tolerance, provenTolerance: proven, hours: hours.starts)
      found.notices += [hours.gapNotice].compactMap { $0 }
      if proven > tolerance { found.notices.append(Self.looserTolerance(proven)) }
      return found
    } catch {
      throw BrisaError(error, mode: query.mode, of: finder.hour.traveller)
    }
  }

  /// What is said where the tolerance that was asked for could not be shown, but a looser one: it is rounded up, as it
  /// else might be the very one that was missed.
  static func looserTolerance(_ proven: Double) -> Notice {
    let percent = LocalizedText(digits: String(format: "%.1f %%", (proven * 1000 - 1e-6).rounded(.up) / 10))
    return Notice(
      code: "tolerance-missed",
      text: proven.isFinite
        ? LocalizedText(
          en: "The search was given up: a route may exceed the least cost by up to \(percent.en).",
          es: "Se dejó de buscar: un camino puede superar el coste mínimo hasta en un \(percent.es).",
          ca: "Es va deixar de buscar: un camí pot superar el cost mínim fins a un \(percent.ca).")
        : LocalizedText(
          en: "The search was given up: nothing is known of how much a route exceeds the least cost.",
          es: "Se dejó de buscar: no se sabe cuánto supera un camino el coste mínimo.",
          ca: "Es va deixar de buscar: no se sap quant supera un camí el cost mínim."))
  }
}

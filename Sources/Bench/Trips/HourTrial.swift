package import AirData
package import AirField
package import CityAir
package import Foundation
internal import Geo
package import Routing
package import Setup
package import Streets
package import Trips

/// One hour over a network, made from readings in hand: to judge fields, routes and probabilities by places whose air
/// is known.
///
/// All is as the city's configuration has it, but neither sources nor the archive are asked, and the network stays from
/// hour to hour.
package struct HourTrial: Sendable {
  /// The field of the hour.
  package var field: PollutionField { air.fields.field }
  /// The streets that the field was given; nil where it has none.
  package var streets: StreetModel? { air.streets.model }

  private let snapshot: HourSnapshot
  private var air: GatheredAir { snapshot.air }

  /// Fits the field of the hour that begins at a time.
  /// - Throws: ``BrisaError`` for readings that no field can be made of.
  package init(city: CityConfiguration, graph: StreetGraph, readings: [Reading], hour: Date) throws(BrisaError) {
    let settled = try FieldSettings(city)
    let streets = CityStreets(graph, city: city, tried: settled.model.calibration)
    let history = [readings] + [[Reading]](repeating: [], count: HourFields.historyHours - 1)
    let fields = try HourFields(
      HourReadings(hour: hour, latestFirst: history), scale: city.scale,
      over: FieldSetup(
        model: settled.model(with: streets), origin: graph.box.center, maskDistanceMeters: city.maskDistanceMeters))
    var air = GatheredAir(fields: fields, entries: [], streets: streets)
    air.zone = city.timeZone
    air.fieldSettings = settled
    snapshot = HourSnapshot(city: city, router: Router(graph: graph), air: air)
  }

  /// What answers trips that are to have little of a measure.
  /// - Complexity: O(length of the network).
  package func trips(_ measure: PollutionMeasure) -> TripTrial {
    TripTrial(snapshot, measure: measure)
  }
}

/// Answers trips in one hour with the paths themselves.
package struct TripTrial: Sendable {
  /// What came of a trip.
  package struct Answer: Sendable {
    /// The way of least time.
    package let fastest: Path
    /// The way of least burden, however little it gains.
    package let cleanest: Path
    /// The way that bears the label `cleanest` in an answer: the fastest where no way is worth a choice.
    package let offered: Path
    /// The chance that ``cleanest`` has less burden than ``fastest``; nil where they are the same, and where p is no
    /// sum of concentrations.
    package let cleanerProbability: Double?
  }

  private let hour: HourSnapshot
  private let pollution: HourPollution

  init(_ hour: HourSnapshot, measure: PollutionMeasure) {
    self.hour = hour
    pollution = hour.pollution(by: measure)
  }

  /// The ways of a trip, found as for ``CityEngine/route(_:)``.
  /// - Throws: ``BrisaError`` as that does.
  package func answer(_ question: RouteQuestion) throws(BrisaError) -> Answer {
    let ends = try EndFinder(hour).ends(question)
    let found = try LabelledPathFinder(question, between: ends, in: hour).paths().paths
    let figures = RouteFigures(question, between: ends, in: hour, noise: pollution.noise)
    var breathed = BreathedAir(in: hour, streets: pollution.streets, ends: ends.segments)
    let routes = figures.routes(found, breathed: &breathed)
    let offered = RouteOffers(question).offered(routes).first { $0.labels.contains(.cleanest) }
    guard let fastest = found.first, let cleanest = found.firstIndex(where: { $0.labels.contains(.cleanest) }),
      let place = routes.firstIndex(where: {
        $0.avoidance == offered?.avoidance && $0.durationSeconds == offered?.durationSeconds
      })
    else { throw BrisaError(.noAir, "Nothing is known of the air along the trip, so that no way is the cleanest.") }
    return Answer(
      fastest: fastest.path, cleanest: found[cleanest].path, offered: found[place].path,
      cleanerProbability: routes[cleanest].cleanerProbability)
  }

  /// How the difference between the burdens of two ways may turn out, which need not join two places; nil where nobody
  /// knows p.
  package func odds(of path: Path, from other: Path) -> DifferenceOdds? {
    guard let noise = pollution.noise, let own = burdenMinutes(of: path), let others = burdenMinutes(of: other) else {
      return nil
    }
    return noise.odds(of: path, burdenMinutes: own, from: other, otherMinutes: others)
  }

  /// How much more burden one way has than another, in minutes; nil where nobody knows p.
  package func burdenDifference(of path: Path, from other: Path) -> Double? {
    guard let own = burdenMinutes(of: path), let others = burdenMinutes(of: other) else { return nil }
    return own - others
  }

  private func burdenMinutes(of path: Path) -> Double? {
    pollution.streets.map { streets in
      path.pieces.reduce(0) { $0 + $1.durationSeconds / 60 * streets.pollution(on: $1, ends: []) }
    }
  }
}

internal import AirData
internal import Routing
package import Setup

/// A trip over several stops, as a traveller asks for it.
package struct TripQuestion: Sendable, Hashable {
  /// Most stops of which the best order is looked for.
  package static let maxToOrder = 200
  /// Most stops that are visited in the order of the list.
  package static let maxInOrder = 1000

  /// How and when one travels, and which pollution counts; its ends are ignored.
  package var route: RouteQuestion
  /// The stops in the order of the list, after the start and before the end where these stand beside it.
  package var stops: [TripStop]
  /// Whether the first of them is a start beside the list, instead of any of it.
  package var startsAtFirst: Bool
  /// Whether the last of them is an end beside the list, instead of any of it.
  package var endsAtLast: Bool
  /// Whether it comes back to where it began.
  package var isRoundTrip: Bool
  /// What the order of the stops minimises.
  package var goal = TripGoal.time
  /// Who says the order.
  package var order = TripOrder.optimal
  /// Seconds that the search for an order takes at most, where not all orders can be looked at.
  package var searchSeconds = 2.0

  /// Asks for the best order by time.
  package init(
    _ route: RouteQuestion, over stops: [TripStop], startsAtFirst: Bool, endsAtLast: Bool, isRoundTrip: Bool
  ) {
    (self.route, self.stops) = (route, stops)
    (self.startsAtFirst, self.endsAtLast, self.isRoundTrip) = (startsAtFirst, endsAtLast, isRoundTrip)
  }

  var ends: StopEnds { StopEnds(isRoundTrip: isRoundTrip, startsAtFirst: startsAtFirst, endsAtLast: endsAtLast) }

  /// The number of one of the stops in the list, from 1; nil for an end beside it.
  func number(of stop: Int) -> Int? {
    if startsAtFirst, stop == 0 { return nil }
    if endsAtLast, stop == stops.count - 1 { return nil }
    return startsAtFirst ? stop : stop + 1
  }

  /// What one of the stops is called: by its number where the list has it, else by its title.
  func name(of stop: Int, numbered: (TripStop) -> (_ number: Int) -> String) -> String {
    number(of: stop).map(numbered(stops[stop])) ?? stops[stop].title
  }

  /// What one of the stops is called at the beginning of a sentence.
  func text(of stop: Int) -> LocalizedText {
    guard let number = number(of: stop) else { return stops[stop].text(of: stop == 0 ? .origin : .destination) }
    return stops[stop].stopText(number: number)
  }

  /// Refuses too few stops and too many.
  /// - Throws: ``BrisaError``.
  package func check() throws(BrisaError) {
    guard stops.count >= 2 else {
      throw BrisaError(
        .badArgument,
        text: LocalizedText(
          en: "A trip needs two stops at least: name more of them.",
          es: "Un viaje necesita dos paradas como mínimo: indique más.",
          ca: "Un viatge necessita dos parades com a mínim: indique'n més."))
    }
    let most = order == .optimal ? Self.maxToOrder : Self.maxInOrder
    guard stops.count <= most else { throw Self.tooMany(stops.count, order) }
  }

  private static func tooMany(_ count: Int, _ order: TripOrder) -> BrisaError {
    guard order == .optimal else {
      return BrisaError(
        .badArgument,
        text: LocalizedText(
          en: "There are \(count) stops, and a trip has \(maxInOrder) at most: divide them among several trips.",
          es: "Hay \(count) paradas, y un viaje tiene \(maxInOrder) como mucho: repártalas en varios.",
          ca: "Hi ha \(count) parades, i un viatge en té \(maxInOrder) com a molt: repartisca-les en diversos."))
    }
    return BrisaError(
      .badArgument,
      text: LocalizedText(
        en: "There are \(count) stops, and the best order is looked for of \(maxToOrder) at most: divide them among "
          + "several trips, or visit up to \(maxInOrder) as they are listed with --order given.",
        es: "Hay \(count) paradas, y el mejor orden se busca de \(maxToOrder) como mucho: repártalas en varios "
          + "viajes, o visite hasta \(maxInOrder) en el orden de la lista con --order given.",
        ca:
          "Hi ha \(count) parades, i el millor orde es busca de \(maxToOrder) com a molt: repartisca-les en diversos "
          + "viatges, o visite'n fins a \(maxInOrder) en l'orde de la llista amb --order given."))
  }
}

extension TripGoal {
  /// The ways that an order is found with.
  var label: RouteLabel { self == .burden ? .cleanest : .fastest }
}

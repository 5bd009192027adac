internal import CityAir
internal import Routing
package import Setup
package import Streets

/// Answers questions about the ways over places one after the other, in one hour.
package struct TourPlanner: Sendable {
  private let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// The ways over places, one for each label that is asked for; the fastest comes first, also where it was not asked
  /// for, since all others are compared with it.
  ///
  /// The ends in the question are not looked at. Like ways are one with all their labels.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - places: At least two.
  ///   - labels: ``RouteLabel/chosen`` is found with the question's avoidance.
  ///   - continuesStraight: Whether nobody turns round at a place between.
  ///   - isOffer: Whether ways that are not worth a choice join the fastest, see ``RouteOffers``.
  /// - Returns: the ways, and what their figures were made of.
  /// - Throws: ``BrisaError`` where no way leads from a place to the next, by its code ``ErrorCode/noRoute``.
  package func tour(
    _ question: RouteQuestion, over places: [SnappedPoint], labels: [RouteLabel], continuesStraight: Bool = false,
    isOffer: Bool = false
  ) throws(BrisaError) -> TourAnswer {
    let pollution = hour.pollution(by: question.measure)
    let tour = TourSearch(question, over: places, in: hour)
    var found: [TourSearch.Found] = []
    let searches = LabelledSearch.searches(
      of: labels, for: question, in: hour.city, knowsAir: pollution.streets != nil)
    for search in searches {
      let goesOn = continuesStraight && places.count > 2
      found.append((search, try goesOn ? tour.straightPaths(search.objective) : tour.paths(search.objective)))
    }
    var itineraries = isOffer ? tour.offers(found) : tour.itineraries(found)
    if pollution.isRelative, let relative = RelativeBurden(fastestBurden: itineraries.first?.air?.burdenMinutes) {
      itineraries = itineraries.map { $0.burdens(times: relative.factor) }
    }
    return TourAnswer(question, over: places, in: hour, itineraries: itineraries)
  }
}

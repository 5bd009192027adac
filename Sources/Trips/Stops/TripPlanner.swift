internal import AirData
internal import CityAir
internal import Geo
package import Routing
package import Setup
package import Streets

/// Answers questions about trips over several stops, in one hour.
package struct TripPlanner: Sendable {
  private let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// The ways over the stops of a trip, in the order that was asked for, with the figures of every leg.
  /// - Throws: ``BrisaError``, which names the stop that has no street near by, and those that no way joins.
  /// - Complexity: that of a table from each stop to each, and of ``TripQuestion/searchSeconds``.
  package func trip(_ question: TripQuestion) throws(BrisaError) -> RouteAnswer {
    try question.check()
    let points = try snapped(question) { question.text(of: $0) }
    let found = question.order == .given ? nil : try bestOrder(question, over: points)
    let order = found?.stops ?? Array(points.indices)
    let places = order + (question.isRoundTrip ? order.prefix(1) : [])
    let labels: [RouteLabel] =
      question.goal == .burden ? [.cleanest] : question.route.avoidance == nil ? [.balanced, .cleanest] : [.chosen]
    var answer = try TourPlanner(hour).tour(question.route, over: places.map { points[$0] }, labels: labels)
      .routes(
        naming: places.dropFirst().map { question.name(of: $0, numbered: TripStop.spoken(number:)) },
        called: places.map { question.text(of: $0) })
    answer.via = []
    answer.trip = RouteTrip(
      goal: question.goal, order: question.order, isBestOfAll: found?.isBestOfAll ?? false,
      isRoundTrip: question.isRoundTrip,
      visits: order.map {
        RouteTrip.Visit(
          number: question.number(of: $0), stop: question.stops[$0], snapMeters: points[$0].distanceMeters)
      })
    answer.add(SameStops.notice(question))
    return answer
  }

  /// The ways from the origin of a question over some places to its destination, each with its legs.
  /// - Throws: ``BrisaError``, which names the place that is near no street, or the two that no way joins.
  package func route(_ question: RouteQuestion, over via: [TripStop]) throws(BrisaError) -> RouteAnswer {
    let stops = [TripStop(question.origin)] + via + [TripStop(question.destination)]
    var trip = TripQuestion(question, over: stops, startsAtFirst: true, endsAtLast: true, isRoundTrip: false)
    trip.order = .given
    try trip.check()
    let labels: [RouteLabel] = question.avoidance == nil ? [.balanced, .cleanest] : [.chosen]
    let points = try snapped(trip) { number in
      switch number {
      case 0: stops[number].text(of: .origin)
      case stops.count - 1: stops[number].text(of: .destination)
      default: stops[number].viaText(number: number)
      }
    }
    return try TourPlanner(hour).tour(question, over: points, labels: labels)
      .routes(naming: via.enumerated().map { $1.spoken(number: $0 + 1) })
  }

  /// The trip over stops whose ways of a label cost least in sum, with the best of all orders for up to
  /// ``Routing/StopOrder/maxExact`` stops.
  ///
  /// The ends in the question are not looked at. Where zones are forbidden, as few ways as can be go into them.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - stops: At least two.
  ///   - ends: Where it begins and ends.
  ///   - label: Which ways between stops are to cost least in sum.
  /// - Returns: the trip.
  /// - Throws: ``BrisaError`` where the stops do not hang together, by its code ``ErrorCode/noRoute``.
  /// - Complexity: that of a table from each stop to each, and of its order.
  package func trip(
    _ question: RouteQuestion, over stops: [SnappedPoint], ends: StopEnds, by label: RouteLabel
  ) throws(BrisaError) -> TripAnswer {
    let order = StopOrder(costs: try costs(question, over: stops, by: label) { $0.costSeconds }, ends: ends).stops
    let places = order + (ends.isRoundTrip ? order.prefix(1) : [])
    // The cleanest way may be the balanced one, as it is over places in a given order.
    let labels: [RouteLabel] = label == .cleanest ? [label, .balanced] : [label]
    return TripAnswer(
      tour: try TourPlanner(hour).tour(question, over: places.map { stops[$0] }, labels: labels), stops: stops,
      order: order)
  }

  /// The stops on the network.
  /// - Throws: ``BrisaError`` with what a stop is called, by its number from 0, where no street is near to it.
  private func snapped(
    _ question: TripQuestion, calling name: (Int) -> LocalizedText
  ) throws(BrisaError) -> [SnappedPoint] {
    let limit = hour.city.snapLimitMeters
    let requests = question.stops.map { SnappingRequest($0.place, limitMeters: limit) }
    do throws(NoStreetNear) {
      // In an order of its own a stop may only be left, or only be reached.
      let isGiven = question.order == .given && !question.isRoundTrip
      guard isGiven else { return try hour.graph.snappedInGroups(requests, mode: question.route.mode).get() }
      return try hour.snapped(requests, mode: question.route.mode).get()
    } catch {
      throw .offNetwork(name(error.place), limitMeters: limit)
    }
  }

  private func bestOrder(
    _ question: TripQuestion, over points: [SnappedPoint]
  ) throws(BrisaError) -> StopOrder {
    let costs = try costs(question.route, over: points, by: question.goal.label) { cell in
      question.goal == .distance ? cell.distanceMeters : cell.costSeconds
    }
    let order = StopOrder(costs: costs, ends: question.ends, effort: .seconds(question.searchSeconds))
    guard order.missingWays == 0 else {
      throw .unjoined(StopGroups(costs).strays, of: question, in: hour)
    }
    return order
  }

  /// What the way from each stop to each costs; nil where there is none.
  ///
  /// One that cannot keep out of forbidden zones costs more than all others together: as few as can be go into them.
  private func costs(
    _ question: RouteQuestion, over points: [SnappedPoint], by label: RouteLabel,
    _ cost: (TableAnswer.Cell) -> Double?
  ) throws(BrisaError) -> [[Double?]] {
    let around = try table(question, over: points, by: label, cost)
    guard question.forbidsZones, around.contains(where: { row in row.contains { $0 == nil } }) else { return around }
    var opened = question
    opened.forbidsZones = false
    let through = try table(opened, over: points, by: label, cost)
    let dearest = (around + through).joined().compactMap { $0 }.max() ?? 0
    let more = (dearest + 1) * Double(points.count + 1)
    return zip(around, through).map { row, entering in
      zip(row, entering).map { own, other in own ?? other.map { $0 + more } }
    }
  }

  private func table(
    _ question: RouteQuestion, over points: [SnappedPoint], by label: RouteLabel,
    _ cost: (TableAnswer.Cell) -> Double?
  ) throws(BrisaError) -> [[Double?]] {
    let all = Array(points.indices)
    let asked = TableQuestion(question, from: all, to: all, by: label, needsCost: true)
    return try TablePlanner(hour).table(asked, over: points).rows.map { row in row.map { $0.flatMap(cost) } }
  }
}

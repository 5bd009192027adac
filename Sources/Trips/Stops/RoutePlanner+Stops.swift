internal import AirData
internal import CityAir
internal import Geo
internal import Routing
package import Setup
internal import Streets

extension RoutePlanner {
  /// The ways over the stops of a trip, in the order that was asked for, with the figures of every leg.
  /// - Throws: ``BrisaError``, which names the stop that has no street near by, and those that no way joins.
  /// - Complexity: that of a table from each stop to each, and of ``TripQuestion/searchSeconds``.
  package func trip(_ question: TripQuestion) throws(BrisaError) -> RouteAnswer {
    try question.check()
    let points = try snapped(question) { question.stops[$0].stopText(number: $0 + 1) }
    let order = question.order == .given ? Array(points.indices) : try order(question, over: points)
    let places = order + (question.isRoundTrip ? order.prefix(1) : [])
    let labels: [RouteLabel] =
      question.goal == .burden ? [.cleanest] : question.route.avoidance == nil ? [.balanced, .cleanest] : [.chosen]
    var answer = try tour(question.route, over: places.map { points[$0] }, labels: labels)
      .routes(naming: places.dropFirst().map { question.stops[$0].spoken(number: $0 + 1) })
    answer.via = []
    answer.trip = RouteTrip(
      goal: question.goal, order: question.order,
      isBestOfAll: question.order == .optimal && points.count <= StopOrder.mostExact,
      isRoundTrip: question.isRoundTrip,
      visits: order.map {
        RouteTrip.Visit(number: $0 + 1, stop: question.stops[$0], snapMeters: points[$0].distanceMeters)
      })
    answer.add(Self.sameStops(question.stops))
    return answer
  }

  /// The stops on the network.
  /// - Throws: ``BrisaError`` with what a stop is called, by its number from 0, where no street is near to it.
  func snapped(
    _ question: TripQuestion, calling name: (Int) -> LocalizedText
  ) throws(BrisaError) -> [SnappedPoint] {
    let limit = city.snapLimitMeters
    let wishes = question.stops.map { StreetWish($0.place, limitMeters: limit) }
    do throws(NoStreetNear) {
      return try graph.snapped(wishes, mode: question.route.mode).get()
    } catch {
      throw .offNetwork(name(error.place), limitMeters: limit)
    }
  }

  private func order(_ question: TripQuestion, over points: [SnappedPoint]) throws(BrisaError) -> [Int] {
    let all = Array(points.indices)
    let table = try table(
      question.route, over: points, from: all, to: all, by: question.goal.label, needsAir: false, needsCost: true)
    let costs = table.rows.map { row in
      row.map { cell in cell.flatMap { question.goal == .distance ? $0.distanceMeters : $0.costSeconds } }
    }
    let order = StopOrder(costs: costs, ends: question.ends, effort: .seconds(question.searchSeconds))
    guard order.missingWays == 0 else {
      throw .unjoined(StopGroups(costs).strays, of: question.stops, mode: question.route.mode)
    }
    return order.stops
  }

  /// Stops nearer to each other than this are one place.
  private static let sameMeters = 1.0

  private static func sameStops(_ stops: [TripStop]) -> Notice? {
    var pairs: [(first: Int, second: Int)] = []
    for second in stops.indices {
      guard let first = stops[..<second].firstIndex(where: { isSame($0, stops[second]) }) else { continue }
      pairs.append((first + 1, second + 1))
    }
    guard let pair = pairs.first else { return nil }
    let more = pairs.count - 1
    return Notice(
      code: "same-stop",
      text: LocalizedText(
        en: "Stops \(pair.first) and \(pair.second) are one place\(more > 0 ? ", and so are \(more) more" : ""): "
          + "all are kept, with no way between them.",
        es: "Las paradas \(pair.first) y \(pair.second) son un mismo lugar\(more > 0 ? ", y \(more) más" : ""): se "
          + "conservan todas, sin camino entre ellas.",
        ca: "Les parades \(pair.first) i \(pair.second) són un mateix lloc\(more > 0 ? ", i \(more) més" : ""): es "
          + "conserven totes, sense camí entre elles."))
  }

  private static func isSame(_ first: TripStop, _ second: TripStop) -> Bool {
    abs(first.place.latitude - second.place.latitude) < 1e-4
      && first.place.distanceMeters(to: second.place) < sameMeters
  }
}

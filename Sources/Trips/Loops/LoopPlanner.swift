internal import AirData
internal import CityAir
internal import Routing
package import Setup
internal import Streets

/// Answers questions about round trips, in one hour.
package struct LoopPlanner: Sendable {
  private let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// Round trips of a length, in the cleanest air that it allows, the best first.
  /// - Throws: ``BrisaError`` for a place off the network, a dose of no pollutant, and where no loop of the length
  ///   is found there.
  /// - Complexity: some hundred searches over the streets within half the length.
  package func loops(_ question: LoopQuestion) throws(BrisaError) -> RouteAnswer {
    let origin = try origin(question.route)
    let pollution = hour.pollution(by: question.route.measure)
    let ways = try ways(question, from: origin, pollution)
    guard !ways.isEmpty else { throw Self.noLoop(question) }
    var asked = question.route
    asked.destination = asked.origin
    let ends = TripEnds(origin)
    var assembly = AnswerAssembly(asked, between: ends, in: hour, isComparison: false)
    let routes = assembly.routes(ways.map { LabelledPath(labels: [.loop], avoidance: nil, path: $0.path) })
    var answer = assembly.answer(
      routes,
      notices: QuestionNotices(asked, in: hour, base: .firstLoop).all
        + [EndNotices(ends: ends).farOrigin].compactMap { $0 } + Self.notices(ways))
    answer.loops = RouteLoops(
      length: question.length,
      loops: ways.map {
        RouteLoops.Loop(
          repeatedShare: $0.repeatedShare, sharedShare: $0.sharedShare,
          relativeBurden: pollution.streets == nil ? nil : $0.relativePollution)
      },
      pollution: VerdictWords.pollution(by: question.route.measure, in: answer.air))
    return answer
  }

  private func origin(_ question: RouteQuestion) throws(BrisaError) -> SnappedPoint {
    do throws(SnapError) {
      let nearest = try hour.graph.snap(question.origin, mode: question.mode, limitMeters: hour.city.snapLimitMeters)
      return hour.graph.beginning(near: nearest, mode: question.mode, limitMeters: hour.city.snapLimitMeters)
    } catch {
      throw BrisaError(.offNetwork, text: TripEnd.origin.offNetwork(error))
    }
  }

  private func ways(
    _ question: LoopQuestion, from origin: SnappedPoint, _ pollution: HourPollution
  ) throws(BrisaError) -> [LoopWay] {
    let (measure, length) = try measure(of: question)
    var query = LoopQuery(
      origin: origin, mode: question.route.mode, measure: measure, length: length,
      pollution: pollution.streets?.pollution)
    query.zones = hour.zones(of: question.route)
    query.policy = hour.zonePolicy(of: question.route)
    do throws(RoutingError) {
      return try hour.router.loops(query)
    } catch {
      throw BrisaError(error, mode: question.route.mode)
    }
  }

  /// What the length is measured in.
  private func measure(of question: LoopQuestion) throws(BrisaError) -> (ReachQuery.Measure, length: Double) {
    switch question.length {
    case .meters(let meters): return (.meters, meters)
    case .seconds(let seconds): return (.seconds, seconds)
    case .dose(let micrograms):
      guard case .pollutant(let pollutant) = question.route.measure else {
        throw BrisaError(
          .badArgument, "A dose is of one pollutant: choose it with --by, one of no2, pm25, pm10, o3.")
      }
      guard let measure = hour.doseMeasure(of: pollutant, mode: question.route.mode) else {
        throw BrisaError(.noAir, "Nothing is known of \(pollutant.symbol) at this hour: ask for a length or a time.")
      }
      return (measure, micrograms)
    }
  }

  private static func noLoop(_ question: LoopQuestion) -> BrisaError {
    let word = question.length.word
    let manner = question.route.mode.mannerText
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en:
          "No loop of \(word) was found there \(manner.en): the streets that one comes to may be too few, or the loop too "
          + "short. Choose another length, another place, or a larger network.",
        es:
          "No se ha encontrado ahí ninguna vuelta de \(word) \(manner.es): puede que las calles a las que se llega sean "
          + "pocas, o la vuelta demasiado corta. Elija otra longitud, otro lugar o una red mayor.",
        ca:
          "No s'ha trobat ahí cap volta de \(word) \(manner.ca): pot ser que els carrers on s'arriba siguen pocs, o la "
          + "volta massa curta. Trie una altra longitud, un altre lloc o una xarxa major."))
  }

  private static func notices(_ ways: [LoopWay]) -> [Notice] {
    var notices: [Notice] = []
    if ways.count < 3 {
      notices.append(
        Notice(
          code: "few-loops",
          text: LocalizedText(
            en: "No more loops of this length were found that really differ.",
            es: "No se han encontrado más vueltas de esta longitud que se distingan de verdad.",
            ca: "No s'han trobat més voltes d'esta longitud que es distingisquen de veres.")))
    }
    if ways.contains(where: { $0.repeatedShare > LoopQuery.maxRepeated }) {
      notices.append(
        Notice(
          code: "travelled-twice",
          text: LocalizedText(
            en: "More than a tenth is travelled twice: no loop of this length was found that does better there.",
            es:
              "Más de una décima parte se recorre dos veces: no se ha encontrado ahí ninguna vuelta mejor de esta "
              + "longitud.",
            ca: "Més d'una dècima part es recorre dos vegades: no s'ha trobat ahí cap volta millor d'esta longitud.")))
    }
    return notices
  }
}

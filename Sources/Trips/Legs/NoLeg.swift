internal import AirData
internal import Geo
internal import Setup
internal import Streets

extension BrisaError {
  /// Two places of a tour between which no way leads in an hour, with another mode named where a way leads in one.
  static func noLeg(
    from number: Int, _ origin: Coordinate, to destination: Coordinate, _ question: RouteQuestion, in hour: HourSnapshot
  ) -> BrisaError {
    let (first, second) = (TripStop(origin).name(number: number), TripStop(destination).name(number: number + 1))
    let manner = question.mode.mannerText
    let end = OtherModes(question, in: hour).advice(over: [origin, destination])
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en: "No way leads \(manner.en) from place \(first) to place \(second): leave one of them out\(end.en)",
        es: "Ningún camino lleva \(manner.es) del lugar \(first) al lugar \(second): quite uno de ellos\(end.es)",
        ca: "Cap camí porta \(manner.ca) del lloc \(first) al lloc \(second): lleve'n un\(end.ca)"))
  }
}

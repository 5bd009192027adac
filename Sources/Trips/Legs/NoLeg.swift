internal import AirData
internal import Geo
internal import Setup
internal import Streets

extension BrisaError {
  /// Two places of a tour between which no way leads.
  static func noLeg(from number: Int, _ origin: Coordinate, to destination: Coordinate, _ mode: TravelMode)
    -> BrisaError
  {
    let (first, second) = (TripStop(origin).name(number: number), TripStop(destination).name(number: number + 1))
    let manner = mode.mannerText
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en:
          "No way leads \(manner.en) from place \(first) to place \(second): leave one of them out, or try another mode.",
        es:
          "Ningún camino lleva \(manner.es) del lugar \(first) al lugar \(second): quite uno de ellos, o pruebe otro modo.",
        ca: "Cap camí porta \(manner.ca) del lloc \(first) al lloc \(second): lleve'n un, o prove un altre mode."))
  }
}

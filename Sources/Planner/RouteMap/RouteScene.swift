internal import Streets

/// What an answer was found over, kept so that a map of it needs no second question to the sources.
struct RouteScene: Sendable {
  let graph: StreetGraph
  let air: GatheredAir
}

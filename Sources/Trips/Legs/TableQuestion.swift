/// Asks for the ways from each of some places to each of others, in figures.
package struct TableQuestion: Sendable {
  /// How and when one travels, and which pollution counts; its ends are ignored.
  package let route: RouteQuestion
  /// Numbers of the places where ways begin.
  package let origins: [Int]
  /// Numbers of the places where they end.
  package let destinations: [Int]
  /// Which way from place to place.
  package let label: RouteLabel
  /// Whether burdens and doses are wanted too.
  package let needsAir: Bool
  /// Whether the cost that the search minimised is wanted too.
  package let needsCost: Bool

  /// Asks for what is needed beside times and lengths.
  package init(
    _ route: RouteQuestion, from origins: [Int], to destinations: [Int], by label: RouteLabel, needsAir: Bool = false,
    needsCost: Bool = false
  ) {
    self.route = route
    self.origins = origins
    self.destinations = destinations
    self.label = label
    self.needsAir = needsAir
    self.needsCost = needsCost
  }
}

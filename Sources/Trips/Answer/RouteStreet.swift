/// One street of a route.
package struct RouteStreet: Sendable, Hashable {
  /// The street's name, empty where it has none.
  package let name: String
  /// Length in metres.
  package let lengthMeters: Double
}

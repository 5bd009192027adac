/// How an hour stands to a limit, by the running mean that ends with it.
package struct Exceedance: Hashable, Sendable {
  /// What the running mean is compared with.
  package let limit: Limit
  /// The greatest running mean on the map, in µg/m³.
  package let greatestMean: Double
  /// Share of the known area whose running mean is above the limit, 0 to 1.
  package let areaShare: Double
}

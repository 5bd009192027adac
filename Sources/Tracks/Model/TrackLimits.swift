/// What is read of a file of tracks, at most.
package struct TrackLimits: Sendable, Hashable {
  /// Bytes, also those that a KMZ file unpacks to.
  package var bytes: Int
  /// Places in all.
  package var places: Int
  /// Elements of XML and values of JSON beside those that places are made of.
  package var elements: Int
  /// How deep elements lie in each other.
  package var depth: Int

  /// Bounds; the defaults are those of the command: a day at one place a second is 86 400 places, about 12 MB of GPX.
  package init(
    bytes: Int = 512 << 20, places: Int = 2_000_000, elements: Int = 10_000_000, depth: Int = 48
  ) {
    self.bytes = bytes
    self.places = places
    self.elements = elements
    self.depth = depth
  }

  /// The limits of the service.
  package static let ofService = TrackLimits(bytes: 16 << 20, places: 100_000, elements: 500_000)
}

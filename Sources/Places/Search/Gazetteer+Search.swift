package import Files
package import Geo
internal import GRDB

extension Gazetteer {
  /// The places that a text may mean, the likeliest first; those nearest to a place where the text is empty.
  /// - Throws: ``StoredFileError`` for a text that is too long, or none with nothing else to look for.
  package func search(_ query: PlaceQuery) throws(StoredFileError) -> [PlaceMatch] {
    guard query.text.unicodeScalars.count <= PlaceQuery.longest else {
      throw StoredFileError(.refused, "A place's name has at most \(PlaceQuery.longest) letters: shorten it.")
    }
    var query = query
    query.limit = PlaceQuery.limits.clamping(query.limit)
    if query.text.allSatisfy(\.isWhitespace) {
      guard !query.filters.isEmpty else {
        throw StoredFileError(.refused, "It is not said what to look for: write a name, or choose a category.")
      }
      guard let place = query.near ?? center else { return [] }
      return try places(around: place, query)
    }
    return try read { [center] in try PlaceSearcher.search(query, center: center, in: $0) }
  }

  /// What is at a place: the nearest places with their distance, houses with their numbers.
  /// - Throws: ``StoredFileError``.
  package func reverse(
    _ place: Coordinate, limit: Int = 5, filters: [PlaceFilter] = [], houses: PlaceQuery.Houses = .any
  ) throws(StoredFileError) -> [PlaceMatch] {
    var query = PlaceQuery("", near: place)
    query.limit = PlaceQuery.limits.clamping(limit)
    query.filters = filters
    query.houses = houses
    return try places(around: place, query)
  }

  private func places(around place: Coordinate, _ query: PlaceQuery) throws(StoredFileError) -> [PlaceMatch] {
    try read { try NearbyPlaces(query, around: place, in: $0).places() }
  }
}

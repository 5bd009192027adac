internal import Files
package import Geo
package import Places
package import Setup

extension CityEngine {
  /// The places that a text may mean, the likeliest first; see ``Gazetteer/search(_:)``.
  /// - Throws: ``BrisaError`` where no places are known, or the text is refused.
  package func places(_ query: PlaceQuery) throws(BrisaError) -> [PlaceMatch] {
    let gazetteer = try opened.gazetteer()
    var query = query
    query.town = city.name
    do throws(StoredFileError) { return try gazetteer.search(query) } catch { throw BrisaError(error) }
  }

  /// What is at a place, the nearest first.
  /// - Throws: ``BrisaError`` where no places are known.
  package func places(
    at place: Coordinate, limit: Int = 5, filters: [PlaceFilter] = [], houses: PlaceQuery.Houses = .any
  ) throws(BrisaError) -> [PlaceMatch] {
    let gazetteer = try opened.gazetteer()
    do throws(StoredFileError) {
      return try gazetteer.reverse(place, limit: limit, filters: filters, houses: houses)
    } catch {
      throw BrisaError(error)
    }
  }

  /// Which place a name means.
  /// - Throws: ``BrisaError`` where no places are known, or the name is refused.
  package func choice(of name: String) throws(BrisaError) -> PlaceChoice {
    PlaceChoice(try places(PlaceQuery(name)))
  }
}

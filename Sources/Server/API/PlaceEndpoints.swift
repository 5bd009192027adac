internal import AirData
internal import Answers
internal import Geo
internal import Places
internal import Planner
internal import Setup

/// `/v1/places`, and the two addresses of Photon, `/api` and `/reverse`.
enum PlaceEndpoints {
  static let ofPlaces: Set<String> = ["q", "lat", "lon", "limit", "lang", "bbox", "category", "city"]
  static let ofPhoton: Set<String> = [
    "q", "lat", "lon", "zoom", "location_bias_scale", "limit", "lang", "bbox", "layer", "city",
  ]
  static let ofReverse: Set<String> = ["lat", "lon", "radius", "limit", "lang", "layer", "city"]

  /// Places by name, or around a place without one.
  /// - Throws: ``Problem``.
  static func places(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofPlaces)
    var query = try query(parameters, asked.service.limits)
    // A coordinate is a place to look around, as on the command line, and chooses the city.
    if let place = try? Coordinate(parsing: query.text) { (query.text, query.near) = ("", place) }
    if let word = parameters.items["category"] {
      guard let filter = PlaceFilter(word) else {
        throw Problem(400, "bad-argument", "There is no such category: take one of \(PlaceFilter.words), or key=value.")
      }
      query.filters = [filter]
    }
    if query.text.isEmpty, query.filters.isEmpty, query.near == nil {
      throw Problem(400, "bad-argument", "It is not said what to look for: give q, or lat and lon, or a category.")
    }
    let matches = try found(query, asked, parameters)
    do throws(BrisaError) {
      return .json(text: try PlacesJSON(matches, language: language(asked, parameters)).json())
    } catch {
      throw Problem(error)
    }
  }

  /// Places by name, as Photon answers.
  /// - Throws: ``Problem``.
  static func photon(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofPhoton, lists: ["layer"])
    var query = try query(parameters, asked.service.limits)
    guard !query.text.isEmpty else { throw Problem(400, "bad-argument", "A name is needed: give q.") }
    _ = try parameters.number("zoom", in: 0...24)
    _ = try parameters.number("location_bias_scale", in: 0...1)
    (query.filters, query.houses) = try layers(parameters)
    return PhotonWriter.reply(try found(query, asked, parameters), language: language(asked, parameters))
  }

  /// What is at a place, as Photon answers.
  /// - Throws: ``Problem``.
  static func reverse(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofReverse, lists: ["layer"])
    let place = try parameters.place()
    let radius = try parameters.number("radius", in: 0...20)
    var query = PlaceQuery("", near: place)
    query.limit = try limit(parameters, asked.service.limits) ?? 1
    (query.filters, query.houses) = try layers(parameters)
    var matches = try found(query, asked, parameters)
    if let radius { matches = matches.filter { ($0.distanceMeters ?? 0) <= radius * 1000 } }
    return PhotonWriter.reply(matches, language: language(asked, parameters))
  }

  /// The tag of the language in which places are called; nil for their own names.
  private static func language(_ asked: APICall, _ parameters: Parameters) -> String? {
    parameters.items["lang"] ?? SpokenLanguage.likedBest(asked.call.headers["accept-language"])
  }

  private static func query(_ parameters: Parameters, _ limits: ServiceLimits) throws(Problem) -> PlaceQuery {
    let text = parameters.items.text("q") ?? ""
    guard text.unicodeScalars.count <= limits.placeLetters else {
      throw Problem(400, "too-big", "'q' has at most \(limits.placeLetters) letters: shorten it.")
    }
    let hasPlace = parameters.items["lat"] != nil || parameters.items["lon"] != nil
    var query = PlaceQuery(text, near: hasPlace ? try parameters.place() : nil)
    query.limit = try limit(parameters, limits) ?? min(10, limits.places)
    query.box = try parameters.box("bbox")
    return query
  }

  private static func limit(_ parameters: Parameters, _ limits: ServiceLimits) throws(Problem) -> Int? {
    guard let number = try parameters.number("limit", in: 1...Double(limits.places)) else { return nil }
    guard number == number.rounded() else {
      throw Problem(400, "bad-argument", "'limit' takes a whole number from 1 to \(limits.places).")
    }
    return Int(number)
  }

  /// Photon's layers, as far as there are such places here: what is in one of those that are named.
  private static func layers(
    _ parameters: Parameters
  ) throws(Problem) -> (filters: [PlaceFilter], houses: PlaceQuery.Houses) {
    guard let text = parameters.items["layer"] else { return ([], .any) }
    let layers = Set(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    var categories: Set<PlaceCategory> = []
    for layer in layers { categories.formUnion(try Self.categories(ofLayer: layer)) }
    let houses: PlaceQuery.Houses =
      switch (layers.contains("house"), layers.contains("street")) {
      case (true, false): .only
      case (false, true): .omitted
      default: .any
      }
    return (PlaceCategory.allCases.filter { categories.contains($0) }.map { .category($0) }, houses)
  }

  private static func categories(ofLayer layer: String) throws(Problem) -> Set<PlaceCategory> {
    switch layer {
    case "street", "house": return [.street, .square]
    case "locality", "district", "city", "county", "state", "country": return [.locality]
    case "other": return Set(PlaceCategory.allCases).subtracting([.street, .locality])
    default:
      throw Problem(
        400, "bad-argument", "'layer' is one of house, street, locality, district, city, county, state, country, other."
      )
    }
  }

  private static func found(
    _ query: PlaceQuery, _ asked: APICall, _ parameters: Parameters
  ) throws(Problem) -> [PlaceMatch] {
    // The middle of a large box may lie outside of every city.
    let middle = query.box.map(\.center).flatMap { middle in
      asked.service.roster.current.city(named: nil, at: middle) == nil ? nil : middle
    }
    let city = try asked.city(parameters, at: query.near ?? middle)
    do throws(BrisaError) {
      if query.text.allSatisfy(\.isWhitespace), let near = query.near {
        return try city.engine.places(at: near, limit: query.limit, filters: query.filters, houses: query.houses)
      }
      return try city.engine.places(query)
    } catch {
      throw Problem(error)
    }
  }
}

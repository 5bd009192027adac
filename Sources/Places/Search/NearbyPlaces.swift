internal import Foundation
internal import GRDB
internal import Geo

/// The places around a place, the nearest first.
struct NearbyPlaces {
  private let query: PlaceQuery
  private let place: Coordinate
  private let database: Database

  /// Half sides of the boxes that are looked into, until one holds enough.
  private static let reachesMeters = [60.0, 250, 1000, 4000, 20_000]
  /// Points that one box gives at most, the nearest; the small boxes come first.
  private static let maxSpots = 4000

  init(_ query: PlaceQuery, around place: Coordinate, in database: Database) {
    self.query = query
    self.place = place
    self.database = database
  }

  /// As many as the query wants, each once.
  func places() throws -> [PlaceMatch] {
    var matches: [PlaceMatch] = []
    for reach in Self.reachesMeters {
      matches = try self.matches(within: reach)
      if matches.count >= query.limit { break }
    }
    return Array(matches.prefix(query.limit))
  }

  /// The places within some metres, each at its nearest point, the nearest first.
  private func matches(within meters: Double) throws -> [PlaceMatch] {
    var nearest: [Int64: PlaceMatch] = [:]
    for row in try rows(within: meters) {
      let match = try match(row)
      guard let distance = match.distanceMeters, distance <= meters else { continue }
      let id = try row.decode(Int64.self, forColumn: "entry")
      if distance < (nearest[id]?.distanceMeters ?? .infinity) { nearest[id] = match }
    }
    // More than are wanted, since some of them are one place.
    let sorted = nearest.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }.prefix(query.limit * 3)
    return PlaceMatch.single(try sorted.map { id, match in try named(match, of: id) })
  }

  /// A match with the names of its entry.
  private func named(_ match: PlaceMatch, of entry: Int64) throws -> PlaceMatch {
    var match = match
    let names = try EntryRow.names(of: entry, in: database)
    if let first = names.first { (match.entry.names, match.matchedName) = (names, first.text) }
    return match
  }

  /// The points in the box of some metres around the place, with their entries and houses, the nearest first.
  private func rows(within meters: Double) throws -> [Row] {
    guard let box = BoundingBox(around: [place])?.expanded(byMeters: meters) else { return [] }
    let (sql, values) = EntryRow.conditions(query)
    return try Row.fetchAll(
      database,
      sql: """
        SELECT \(EntryRow.columns), spot.house AS number,
          COALESCE(home.latitude, (spot.south + spot.north) / 2) AS spot_latitude,
          COALESCE(home.longitude, (spot.west + spot.east) / 2) AS spot_longitude,
          home.text AS home_text, home.postcode AS home_postcode
        FROM spot CROSS JOIN entry ON entry.id = spot.entry LEFT JOIN house AS home ON home.id = spot.house
        WHERE spot.east >= ? AND spot.west <= ? AND spot.north >= ? AND spot.south <= ?
          \(sql)\(Self.houseCondition(query.houses))
        ORDER BY (spot.south - ?) * (spot.south - ?) + (spot.west - ?) * (spot.west - ?) * ?
        LIMIT \(Self.maxSpots)
        """, arguments: [box.west, box.east, box.south, box.north] + values + nearestFirst)
  }

  /// The values of the marks of an order by nearness: on a flat map a degree of longitude is shorter than one of
  /// latitude.
  private var nearestFirst: StatementArguments {
    let shrinking = cos(place.latitude * .pi / 180)
    return [place.latitude, place.latitude, place.longitude, place.longitude, shrinking * shrinking]
  }

  private static func houseCondition(_ houses: PlaceQuery.Houses) -> String {
    switch houses {
    case .any: ""
    case .only: " AND (spot.house IS NOT NULL OR entry.category NOT IN ('street', 'square'))"
    case .omitted: " AND spot.house IS NULL"
    }
  }

  private func match(_ row: Row) throws -> PlaceMatch {
    let entry = try EntryRow.entry(row, names: [])
    let spot = try EntryRow.place(row, "spot_latitude", "spot_longitude")
    var match = PlaceMatch(
      entry: entry, matchedName: "", postcode: entry.postcode, place: spot, likeness: 1, score: 0)
    if let text = try row.decode(String?.self, forColumn: "home_text") {
      match.houseNumber = text
      match.precision = .exact
      let postcode = try row.decode(String?.self, forColumn: "home_postcode") ?? ""
      if !postcode.isEmpty { match.postcode = postcode }
    }
    let distance = spot.distanceMeters(to: place)
    match.distanceMeters = distance
    match.score = -distance
    return match
  }
}

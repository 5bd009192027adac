internal import GRDB
internal import Geo

/// One search in an index.
struct PlaceSearcher {
  private let database: Database
  private let query: PlaceQuery
  private let center: Coordinate?
  /// The best match of every entry that was found so far.
  private var found: [Int64: PlaceMatch] = [:]

  /// Rows that one look into the index gives at most.
  private static let mostRows = 300
  /// Metres around the place of asking in which a place is found however little known it is.
  private static let nearMeters = 500.0
  /// Streets whose houses are looked for.
  private static let mostStreets = 12

  /// The places that a text may mean, the likeliest first.
  static func search(_ query: PlaceQuery, center: Coordinate?, in database: Database) throws -> [PlaceMatch] {
    var searcher = PlaceSearcher(database: database, query: query, center: center)
    try searcher.search()
    return try searcher.best()
  }

  private init(database: Database, query: PlaceQuery, center: Coordinate?) {
    self.database = database
    self.query = query
    self.center = center
  }

  private mutating func search() throws {
    let text = SearchWords(query.text)
    if let number = text.number {
      try find(number.rest, number: (number.number, number.text))
    }
    // `Carrer 12 d'Abril` has a number and is none.
    try find(text.words, number: nil)
  }

  /// Looks for words as they were typed, then mistyped, then with one of them left out.
  private mutating func find(_ texts: [String], number: (HouseNumber, String)?) throws {
    guard !texts.isEmpty else { return }
    var words = texts.enumerated().map { SearchWord($1, mayGoOn: $0 == texts.count - 1 && number == nil) }
    try look(for: words, missing: 0, number: number)
    guard found.count < query.limit else { return }
    for index in words.indices {
      words[index].add(try Gazetteer.meant(by: words[index].text, in: database))
    }
    try look(for: words, missing: 0, number: number)
    guard found.isEmpty, words.count > 1 else { return }
    for index in words.indices.reversed() {
      var rest = words
      let left = rest.remove(at: index)
      try look(for: rest, missing: left.kind == nil ? 1 : 0, number: number)
    }
  }

  private mutating func look(for words: [SearchWord], missing: Int, number: (HouseNumber, String)?) throws {
    let expression = words.map(\.expression).joined(separator: " AND ")
    try take(expression, around: nil, words, missing, number)
    if let near = query.near { try take(expression, around: near, words, missing, number) }
  }

  /// Takes the rows that an expression of the index finds, the best known first.
  private mutating func take(
    _ expression: String, around near: Coordinate?, _ words: [SearchWord], _ missing: Int,
    _ number: (HouseNumber, String)?
  ) throws {
    var (sql, values) = EntryRow.conditions(query)
    if let box = near.flatMap({ BoundingBox(around: [$0])?.expanded(byMeters: Self.nearMeters) }) {
      sql += " AND entry.id IN (SELECT entry FROM spot WHERE east >= ? AND west <= ? AND north >= ? AND south <= ?)"
      values += [box.west, box.east, box.south, box.north]
    }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT \(EntryRow.columns), name.text AS text, name.language AS language
        FROM words CROSS JOIN name ON name.id = words.rowid CROSS JOIN entry ON entry.id = name.entry
        WHERE words MATCH ?\(sql) ORDER BY words.rowid LIMIT \(Self.mostRows)
        """, arguments: [expression] + values)
    while let row = try rows.next() { try take(row, words, missing, number) }
  }

  private mutating func take(
    _ row: Row, _ words: [SearchWord], _ missing: Int, _ number: (HouseNumber, String)?
  ) throws {
    let id: Int64 = row["entry"]
    let text: String = row["text"]
    let entry = EntryRow.entry(row, names: [PlaceEntry.Name(text, language: row["language"])])
    if number != nil, entry.category != .street, entry.category != .square { return }
    let likeness = NameLikeness.of(
      words, missing: missing, name: Folding.words(text),
      context: Folding.words("\(entry.street) \(entry.postcode) \(entry.city)"), category: entry.category)
    guard likeness > 0.2, likeness > (found[id]?.likeness ?? 0) else { return }
    var match = PlaceMatch(
      entry: entry, matchedName: text, postcode: entry.postcode, place: entry.place, likeness: likeness, score: 0)
    if let number { match.houseNumber = number.1 }
    weigh(&match)
    found[id] = match
  }

  private func weigh(_ match: inout PlaceMatch) {
    match.score = match.likeness + 0.2 * match.entry.importance
    if let near = query.near {
      let meters = match.entry.box.distanceMeters(from: near)
      match.distanceMeters = meters
      match.score += 0.25 / (1 + meters / 1000)
    } else if let center {
      match.score += 0.05 / (1 + match.entry.box.distanceMeters(from: center) / 1000)
    }
  }

  /// The likeliest of all, with their houses and names.
  private func best() throws -> [PlaceMatch] {
    let sorted = found.sorted { (-$0.value.score, $0.key) < (-$1.value.score, $1.key) }
    var matches: [PlaceMatch] = []
    for (rank, (id, match)) in sorted.enumerated() where rank < max(Self.mostStreets, query.limit * 3) {
      var match = match
      if !match.houseNumber.isEmpty { try HouseFinder(database, street: id).find(&match) }
      if let near = query.near { match.distanceMeters = match.place.distanceMeters(to: near) }
      match.entry.names = try EntryRow.names(of: id, in: database)
      matches.append(match)
    }
    matches.sort { $0.score > $1.score }
    return Array(PlaceMatch.single(matches).prefix(query.limit))
  }
}

extension BoundingBox {
  /// Metres from a place to the nearest point of the box, 0 inside.
  func distanceMeters(from place: Coordinate) -> Double {
    Coordinate(
      latitude: min(max(place.latitude, south), north), longitude: min(max(place.longitude, west), east)
    ).distanceMeters(to: place)
  }
}

extension PlaceMatch {
  /// Metres within which two places of one name and kind are one: a station's building and its stops.
  private static let oneMeters = 150.0

  /// Each place once, the likelier one of two.
  static func single(_ matches: [PlaceMatch]) -> [PlaceMatch] {
    var kept: [PlaceMatch] = []
    for match in matches {
      let name = Folding.folded(match.title())
      let isKnown = kept.contains { other in
        other.isOfSort(match) && Folding.folded(other.title()) == name
          && (other.place.distanceMeters(to: match.place) < oneMeters || other.isWaterBeside(match))
      }
      if !isKnown { kept.append(match) }
    }
    return kept
  }

  private func isOfSort(_ other: PlaceMatch) -> Bool {
    let categories: Set<PlaceCategory> = [entry.category, other.entry.category]
    // A station and its stops; a square or park and the ways over it.
    return categories.count == 1 || categories.isSubset(of: [.station, .stop])
      || categories.isSubset(of: [.street, .square]) || categories.isSubset(of: [.street, .park])
  }

  private func isWaterBeside(_ other: PlaceMatch) -> Bool {
    entry.category == .water && entry.box.expanded(byMeters: 500).intersects(other.entry.box)
  }
}

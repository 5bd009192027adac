internal import GRDB
internal import Geo

/// One search in an index.
struct PlaceSearcher {
  private let database: Database
  private let query: PlaceQuery
  private let center: Coordinate?
  /// The best row of every entry that was found so far.
  private var found: [Int64: FoundName] = [:]
  /// The words that a word may have been meant to be, of those that were looked at.
  private var meant: [String: [(word: String, slips: Int)]] = [:]

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
      words[index].add(try meant(by: words[index].text))
    }
    try look(for: words, missing: 0, number: number)
    guard found.isEmpty, words.count > 1 else { return }
    for index in words.indices.reversed() {
      var rest = words
      let left = rest.remove(at: index)
      try look(for: rest, missing: left.kind == nil ? 1 : 0, number: number)
    }
  }

  private mutating func meant(by word: String) throws -> [(word: String, slips: Int)] {
    if let known = meant[word] { return known }
    let words = try Gazetteer.meant(by: word, in: database)
    meant[word] = words
    return words
  }

  private mutating func look(for words: [SearchWord], missing: Int, number: (HouseNumber, String)?) throws {
    let expression = words.map(\.expression).joined(separator: " AND ")
    try take(expression, around: nil, words: words, missing: missing, number: number)
    if let near = query.near { try take(expression, around: near, words: words, missing: missing, number: number) }
  }

  /// Takes the rows that an expression of the index finds, the best known first.
  private mutating func take(
    _ expression: String, around near: Coordinate?, words: [SearchWord], missing: Int,
    number: (HouseNumber, String)?
  ) throws {
    var (sql, values) = EntryRow.conditions(query)
    if let box = near.flatMap({ BoundingBox(around: [$0])?.expanded(byMeters: Self.nearMeters) }) {
      sql += " AND entry.id IN (SELECT entry FROM spot WHERE east >= ? AND west <= ? AND north >= ? AND south <= ?)"
      values += [box.west, box.east, box.south, box.north]
    }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT \(FoundName.columns)
        FROM words CROSS JOIN name ON name.id = words.rowid CROSS JOIN entry ON entry.id = name.entry
        WHERE words MATCH ?\(sql) ORDER BY words.rowid LIMIT \(Self.mostRows)
        """, arguments: [expression] + values)
    while let row = try rows.next() { take(FoundName(row), words: words, missing: missing, number: number) }
  }

  private mutating func take(
    _ name: FoundName, words: [SearchWord], missing: Int, number: (HouseNumber, String)?
  ) {
    if number != nil, name.category != .street, name.category != .square { return }
    var name = name
    name.likeness = NameLikeness.of(
      words, missing: missing, name: Folding.words(name.text), context: Folding.words(name.context),
      category: name.category)
    guard name.likeness > 0.2, name.likeness > (found[name.entry]?.likeness ?? 0) else { return }
    if let number { name.houseNumber = number.1 }
    weigh(&name)
    found[name.entry] = name
  }

  private func weigh(_ name: inout FoundName) {
    name.score = name.likeness + 0.2 * name.importance
    if let near = query.near {
      let meters = name.box.distanceMeters(from: near)
      name.distanceMeters = meters
      name.score += 0.25 / (1 + meters / 1000)
    } else if let center {
      name.score += 0.05 / (1 + name.box.distanceMeters(from: center) / 1000)
    }
  }

  /// The likeliest of all, with their houses and names.
  private func best() throws -> [PlaceMatch] {
    let sorted = found.sorted { (-$0.value.score, $0.key) < (-$1.value.score, $1.key) }
    var matches: [PlaceMatch] = []
    for (id, name) in sorted.prefix(max(Self.mostStreets, query.limit * 3)) {
      guard var match = try name.match(in: database) else { continue }
      if !match.houseNumber.isEmpty { try HouseFinder(database, street: id).find(&match) }
      if let near = query.near { match.distanceMeters = match.place.distanceMeters(to: near) }
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
    var kept: [(match: PlaceMatch, name: String)] = []
    for match in matches {
      let name = Folding.folded(match.title())
      let isKnown = kept.contains { other, otherName in
        otherName == name && other.isOfSort(match)
          && (other.place.distanceMeters(to: match.place) < oneMeters || other.isWaterBeside(match))
      }
      if !isKnown { kept.append((match, name)) }
    }
    return kept.map(\.match)
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

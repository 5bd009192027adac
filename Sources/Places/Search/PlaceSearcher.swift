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
  /// A number that was asked for and that no street has, nor any place for a postcode.
  private var unknownNumber: String?

  /// Rows that one look into the index gives at most.
  private static let maxRows = 300
  /// A name that is no likelier than this is none of those that were meant.
  private static let minLikeness = 0.2
  /// Metres around the place of asking in which a place is found however little known it is.
  private static let nearMeters = 500.0
  /// Streets whose houses are looked for.
  private static let maxStreets = 12

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
    try find(text, missing: 0)
    guard found.isEmpty else { return }
    let address = PostalAddress(query.text, town: query.town)
    var shortest = text
    for (place, short) in address.texts.enumerated() where place > 0 || address.isShorter {
      let words = SearchWords(short)
      if place == 0 {
        unknownNumber = try words.number == nil ? numberOfNoPlace(address.postcodes) : nil
        shortest = words
      }
      try find(words, missing: place > 0 || unknownNumber != nil ? 1 : 0)
      guard found.isEmpty else { return }
    }
    if let house = shortest.house { try leaveOneOut(house.rest, houseNumber: house.text) }
    if let number = shortest.number { try leaveOneOut(number.rest, houseNumber: number.text) }
    try leaveOneOut(shortest.words, houseNumber: nil)
  }

  /// The number that ends a text and is as long as a postcode, but none of this city.
  private func numberOfNoPlace(_ numbers: [String]) throws -> String? {
    guard numbers.count == 1, let number = numbers.first, query.text.hasSuffix(number), !query.text.contains(",") else {
      return nil
    }
    let isWord = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM words WHERE words MATCH ?)", arguments: ["\"\(number)\""])
    let isOfHouse = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM house WHERE postcode = ?)", arguments: [number])
    return isWord == true || isOfHouse == true ? nil : number
  }

  /// Looks for a text, as that of a house of a street and as that of anything; then as that of a part of a house.
  private mutating func find(_ text: SearchWords, missing: Int) throws {
    if let number = text.number {
      try find(number.rest, missing: missing, houseNumber: number.text)
    }
    // `Carrer 12 d'Abril` has a number and is none.
    try find(text.words, missing: missing, houseNumber: nil)
    guard found.isEmpty, let house = text.house else { return }
    try find(house.rest, missing: missing, houseNumber: house.text)
  }

  /// Looks for words as they were typed, then mistyped.
  private mutating func find(_ texts: [String], missing: Int, houseNumber: String?) throws {
    guard !texts.isEmpty else { return }
    var words = Self.words(texts, houseNumber)
    try look(for: words, missing: missing, houseNumber: houseNumber)
    guard found.count < query.limit else { return }
    try addMeant(to: &words)
    try look(for: words, missing: missing, houseNumber: houseNumber)
  }

  /// Looks for words with one of them left out, where nothing is found yet.
  private mutating func leaveOneOut(_ texts: [String], houseNumber: String?) throws {
    guard found.isEmpty, texts.count > 1 else { return }
    var words = Self.words(texts, houseNumber)
    try addMeant(to: &words)
    for index in words.indices.reversed() {
      var rest = words
      let left = rest.remove(at: index)
      try look(for: rest, missing: left.kind == nil ? 1 : 0, houseNumber: houseNumber)
    }
  }

  private static func words(_ texts: [String], _ houseNumber: String?) -> [SearchWord] {
    texts.enumerated().map { SearchWord($1, mayGoOn: $0 == texts.count - 1 && houseNumber == nil) }
  }

  private mutating func addMeant(to words: inout [SearchWord]) throws {
    for index in words.indices {
      words[index].add(try meant(by: words[index].text))
    }
  }

  private mutating func meant(by word: String) throws -> [(word: String, slips: Int)] {
    if let known = meant[word] { return known }
    let words = try Gazetteer.meant(by: word, in: database)
    meant[word] = words
    return words
  }

  private mutating func look(for words: [SearchWord], missing: Int, houseNumber: String?) throws {
    let expression = words.map(\.expression).joined(separator: " AND ")
    try take(expression, around: nil, words: words, missing: missing, houseNumber: houseNumber)
    guard let near = query.near else { return }
    try take(expression, around: near, words: words, missing: missing, houseNumber: houseNumber)
  }

  /// Takes the rows that an expression of the index finds, the best known first.
  private mutating func take(
    _ expression: String, around near: Coordinate?, words: [SearchWord], missing: Int, houseNumber: String?
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
        WHERE words MATCH ?\(sql) ORDER BY words.rowid LIMIT \(Self.maxRows)
        """, arguments: [expression] + values)
    while let row = try rows.next() {
      take(try FoundName(row), words: words, missing: missing, houseNumber: houseNumber)
    }
  }

  private mutating func take(_ name: FoundName, words: [SearchWord], missing: Int, houseNumber: String?) {
    let hasHouses = name.category == .street || name.category == .square
    if houseNumber != nil, !hasHouses { return }
    if houseNumber == nil, hasHouses, query.houses == .only { return }
    var name = name
    name.likeness = NameLikeness.of(
      words, missing: missing, name: Folding.words(name.text), context: Folding.words(name.context),
      category: name.category)
    guard name.likeness > Self.minLikeness, name.likeness > (found[name.entry]?.likeness ?? 0) else { return }
    if query.houses != .omitted {
      if let houseNumber { name.houseNumber = houseNumber }
      if let unknownNumber, hasHouses { name.houseNumber = unknownNumber }
    }
    score(&name)
    found[name.entry] = name
  }

  /// What importance, and nearness to where one asked or else to the middle of the city, count beside likeness.
  private static let (importanceWeight, nearnessWeight, centerWeight) = (0.2, 0.25, 0.05)

  private func score(_ name: inout FoundName) {
    name.score = name.likeness + Self.importanceWeight * name.importance
    if let near = query.near {
      let meters = name.box.distanceMeters(from: near)
      name.distanceMeters = meters
      name.score += Self.nearnessWeight / (1 + meters / 1000)
    } else if let center {
      name.score += Self.centerWeight / (1 + name.box.distanceMeters(from: center) / 1000)
    }
  }

  /// The likeliest of all, with their houses and names.
  private func best() throws -> [PlaceMatch] {
    let sorted = found.sorted { (-$0.value.score, $0.key) < (-$1.value.score, $1.key) }
    var matches: [PlaceMatch] = []
    for (id, name) in sorted.prefix(max(Self.maxStreets, query.limit * 3)) {
      guard var match = try name.match(in: database) else { continue }
      if !match.houseNumber.isEmpty, match.houseNumber == unknownNumber {
        match.precision = .street
      } else if !match.houseNumber.isEmpty {
        try HouseFinder(database, street: id).find(&match)
      }
      if query.houses == .only, match.precision == .street { continue }
      if let near = query.near { match.distanceMeters = match.place.distanceMeters(to: near) }
      matches.append(match)
    }
    matches.sort { $0.score > $1.score }
    return Array(PlaceMatch.single(matches).prefix(query.limit))
  }
}

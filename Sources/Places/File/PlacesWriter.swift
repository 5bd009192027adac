internal import GRDB
internal import Geo

/// Writes a list of places into the tables of an index.
struct PlacesWriter {
  private let database: Database
  private var words: [String: Int] = [:]

  /// Writes all of a list.
  static func write(_ list: PlaceList, to database: Database) throws {
    var writer = PlacesWriter(database: database)
    try PlacesSchema.make(database)
    try writer.write(list)
    try writer.writeWords()
  }

  private init(database: Database) {
    self.database = database
  }

  private mutating func write(_ list: PlaceList) throws {
    let order = list.entries.indices.sorted {
      (-list.entries[$0].importance, $0) < (-list.entries[$1].importance, $1)
    }
    let entry = try database.makeStatement(
      sql: "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let house = try database.makeStatement(sql: "INSERT INTO house VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let spot = try database.makeStatement(sql: "INSERT INTO spot VALUES (?, ?, ?, ?, ?, ?, ?)")
    let name = try database.makeStatement(sql: "INSERT INTO name VALUES (?, ?, ?, ?)")
    let text = try database.makeStatement(sql: "INSERT INTO words (rowid, name, context) VALUES (?, ?, ?)")
    var (names, houses, spots) = (0, 0, 0)
    for (number, position) in order.enumerated() {
      let place = list.entries[position]
      try entry.execute(arguments: Self.row(place, number: number))
      let context = Folding.folded([place.street, place.postcode, place.city].joined(separator: " "))
      for own in place.names {
        try name.execute(arguments: [names, number, own.language, own.text])
        try text.execute(arguments: [names, searchable(own.text, place.category), context])
        names += 1
      }
      for point in place.spots {
        try spot.execute(arguments: Self.spot(spots, at: point, entry: number, house: nil))
        spots += 1
      }
      for one in list.houses[position] ?? [] {
        try house.execute(arguments: [
          houses, number, one.number.low, one.number.high, one.number.suffix, one.text, one.postcode,
          one.place.latitude, one.place.longitude,
        ])
        try spot.execute(arguments: Self.spot(spots, at: one.place, entry: number, house: houses))
        houses += 1
        spots += 1
      }
    }
  }

  private static func row(_ place: PlaceEntry, number: Int) -> StatementArguments {
    [
      number, place.category.rawValue, place.key, place.value, place.osmType, place.osmID, place.street,
      place.houseNumber, place.postcode, place.city, place.place.latitude, place.place.longitude, place.box.west,
      place.box.south, place.box.east, place.box.north, place.importance,
    ]
  }

  private static func spot(_ id: Int, at place: Coordinate, entry: Int, house: Int?) -> StatementArguments {
    [id, place.longitude, place.longitude, place.latitude, place.latitude, entry, house]
  }

  /// The words of a name, and what kind of street or place they tell of; they are counted.
  private mutating func searchable(_ name: String, _ category: PlaceCategory) -> String {
    let own = Folding.words(name)
    for word in Set(own) { words[word, default: 0] += 1 }
    return (own + own.compactMap(StreetWords.kind) + category.kinds).joined(separator: " ")
  }

  private func writeWords() throws {
    let word = try database.makeStatement(sql: "INSERT INTO word VALUES (?, ?, ?, ?)")
    let run = try database.makeStatement(sql: "INSERT OR IGNORE INTO run VALUES (?, ?, ?)")
    for (number, (text, count)) in words.sorted(by: { $0.key < $1.key }).enumerated() {
      let length = text.unicodeScalars.count
      try word.execute(arguments: [number, text, length, count])
      // Words that are forgiven nothing are not looked for, but those of one letter more are.
      for own in Trigrams.of(text) where length <= Trigrams.longestWord {
        try run.execute(arguments: [own, length, number])
      }
    }
    try database.execute(sql: "INSERT INTO run_count SELECT run, COUNT(*) FROM run GROUP BY run")
  }
}

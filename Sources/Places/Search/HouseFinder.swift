internal import GRDB
internal import Geo

/// Finds a house of a street by its number, or where it must be.
struct HouseFinder {
  private let database: Database
  private let street: Int64

  /// Numbers that two known houses may lie apart for one between them to be placed there.
  private static let widestGap = 40

  init(_ database: Database, street: Int64) {
    self.database = database
    self.street = street
  }

  private struct House {
    let number: HouseNumber
    let text: String
    let postcode: String
    let place: Coordinate

    init(_ row: Row) throws {
      number = HouseNumber(
        try row.decode(Int.self, forColumn: "low"), to: try row.decode(Int.self, forColumn: "high"),
        suffix: try row.decode(String.self, forColumn: "suffix"))
      guard number.isPossible else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
      text = try row.decode(String.self, forColumn: "text")
      postcode = try row.decode(String.self, forColumn: "postcode")
      place = try EntryRow.place(row, "latitude", "longitude")
    }
  }

  /// Puts a match, whose number is set, where the number is.
  func find(_ match: inout PlaceMatch) throws {
    guard let asked = HouseNumber(match.houseNumber) else { return }
    let statement = try database.cachedStatement(sql: "SELECT * FROM house WHERE entry = ? ORDER BY low")
    let houses = try Row.fetchAll(statement, arguments: [street]).map { try House($0) }
    if let house = exact(asked, in: houses) {
      settle(&match, house, .exact)
    } else if let house = houses.first(where: { $0.number.holds(asked.low) }) {
      // Its letter is not known: a staircase, mostly.
      settle(&match, house, .beside(house.text))
    } else if let (below, above) = neighbors(asked.low, in: houses) {
      let share = Double(asked.low - below.number.low) / Double(above.number.low - below.number.low)
      match.place = below.place.interpolated(to: above.place, fraction: share)
      match.precision = .between(below.text, above.text)
      if !below.postcode.isEmpty { match.postcode = below.postcode }
    } else if let house = nearest(asked.low, in: houses) {
      settle(&match, house, .beside(house.text))
    } else {
      match.precision = .street
    }
    match.score += Self.bonus(match.precision)
  }

  private func settle(_ match: inout PlaceMatch, _ house: House, _ precision: PlaceMatch.Precision) {
    match.place = house.place
    match.precision = precision
    if !house.postcode.isEmpty { match.postcode = house.postcode }
  }

  private func exact(_ asked: HouseNumber, in houses: [House]) -> House? {
    houses.first { $0.number == asked }
      ?? houses.first { $0.number.low == asked.low && $0.number.suffix == asked.suffix }
      ?? (asked.suffix.isEmpty ? houses.first { $0.number.suffix.isEmpty && $0.number.holds(asked.low) } : nil)
  }

  /// The next known houses on the same side of the street, below and above.
  private func neighbors(_ number: Int, in houses: [House]) -> (House, House)? {
    let side = houses.filter { ($0.number.low - number) % 2 == 0 }
    guard let below = side.last(where: { $0.number.low < number }),
      let above = side.first(where: { $0.number.low > number }),
      above.number.low - below.number.low <= Self.widestGap
    else { return nil }
    return (below, above)
  }

  /// The nearest number, of the same side where that is as near.
  private func nearest(_ number: Int, in houses: [House]) -> House? {
    houses.min { first, second in
      (abs(first.number.low - number) * 2 + abs((first.number.low - number) % 2))
        < (abs(second.number.low - number) * 2 + abs((second.number.low - number) % 2))
    }
  }

  private static func bonus(_ precision: PlaceMatch.Precision) -> Double {
    switch precision {
    case .place: 0
    case .exact: 0.15
    case .between: 0.1
    case .beside: 0.05
    case .street: 0
    }
  }
}

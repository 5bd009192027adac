/// Puts objects into tables: those of the lowest zooms first, within a class in the order of the places on the map.
struct MapTablesBuilder {
  /// An object before it has its place in the tables.
  struct Draft {
    let mapClass: MapClass
    let flags: MapFlags
    let names: [(language: String, text: String)]
    let rings: [[WorldPoint]]
  }

  private var drafts: [(draft: Draft, box: WorldBox)] = []
  private var tables = MapTables()
  private var nameNumbers: [[String]: UInt32] = [[]: 0]
  private var stringNumbers: [String: UInt32] = [:]

  /// Adds an object; one without points, or that runs around half the globe, is left out.
  /// - Returns: whether it was taken.
  @discardableResult
  mutating func add(_ draft: Draft) -> Bool {
    guard let box = WorldBox(around: draft.rings.joined()), box.size < WorldPoint.side / 2 else { return false }
    drafts.append((draft, box))
    return true
  }

  /// The tables of all that was added.
  mutating func finish() -> MapTables {
    let keys = drafts.indices.map { number in (key: Self.key(drafts[number].draft, drafts[number].box), number: number)
    }
    for (_, number) in keys.sorted(by: { ($0.key, $0.number) < ($1.key, $1.number) }) { append(drafts[number].draft) }
    return tables
  }

  /// The zoom first, then a curve through the places (Morton's), so that neighbours come together.
  private static func key(_ draft: Draft, _ box: WorldBox) -> UInt64 {
    var curve: UInt64 = 0
    let (x, y) = ((box.west + box.east) >> 9, (box.north + box.south) >> 9)
    for bit in 0..<24 {
      curve |= UInt64(x >> bit & 1) << (2 * bit) | UInt64(y >> bit & 1) << (2 * bit + 1)
    }
    return UInt64(draft.mapClass.firstZoom) << 56 | curve
  }

  private mutating func append(_ draft: Draft) {
    tables.classes.append(draft.mapClass.rawValue)
    tables.flags.append(draft.flags.rawValue)
    tables.names.append(number(of: draft.names))
    for ring in draft.rings {
      for point in ring {
        tables.x.append(UInt32(clamping: point.x))
        tables.y.append(UInt32(clamping: point.y))
      }
      tables.firstPoint.append(UInt32(tables.x.count))
    }
    tables.firstRing.append(UInt32(tables.firstPoint.count - 1))
  }

  private mutating func number(of names: [(language: String, text: String)]) -> UInt32 {
    let parts = names.flatMap { [$0.language, $0.text] }
    if let known = nameNumbers[parts] { return known }
    for part in parts { tables.nameParts.append(number(of: part)) }
    tables.firstName.append(UInt32(tables.nameParts.count))
    let number = UInt32(tables.firstName.count - 2)
    nameNumbers[parts] = number
    return number
  }

  private mutating func number(of text: String) -> UInt32 {
    if let known = stringNumbers[text] { return known }
    tables.bytes.append(contentsOf: text.utf8)
    tables.firstByte.append(UInt32(tables.bytes.count))
    let number = UInt32(tables.firstByte.count - 2)
    stringNumbers[text] = number
    return number
  }
}

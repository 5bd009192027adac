internal import Geo
internal import Streets

/// One way of a street, or an area for those on foot.
struct NamedStreetPiece {
  let object: MapPlaces.Object
  let names: [PlaceEntry.Name]
  let box: BoundingBox
  let key: String
  let value: String

  /// Metres between two pieces of one name that are still one street.
  private static let gapMeters = 400.0
  /// Metres between two points by which a street is found.
  private static let spotMeters = 40.0
  /// How well a street is known that is no more than a path or a service road.
  private static let pathImportance = 0.3
  /// By how much a street is better known for its length at most, and at how many metres from corner to corner it would
  /// be by 1.
  private static let (maxForLength, metersPerImportance) = (0.15, 20_000.0)

  /// The streets that pieces make: those of one name that lie close to each other.
  static func joined(_ pieces: [NamedStreetPiece]) -> [PlaceEntry] {
    var byName: [String: [NamedStreetPiece]] = [:]
    var order: [String] = []
    for piece in pieces {
      let name = Folding.folded(piece.names[0].text)
      if byName[name] == nil { order.append(name) }
      byName[name, default: []].append(piece)
    }
    return order.flatMap { groups(of: byName[$0] ?? []).map(entry) }
  }

  /// Pieces of one name in groups that hang together.
  private static func groups(of pieces: [NamedStreetPiece]) -> [[NamedStreetPiece]] {
    var groups: [(box: BoundingBox, pieces: [NamedStreetPiece])] = []
    for piece in pieces {
      let wide = piece.box.expanded(byMeters: gapMeters)
      var joined = (box: piece.box, pieces: [piece])
      // A piece may close the gap between groups.
      for (index, group) in groups.enumerated().reversed()
      where group.box.intersects(wide) && group.pieces.contains(where: { $0.box.intersects(wide) }) {
        joined = (joined.box.including(group.box), group.pieces + joined.pieces)
        groups.remove(at: index)
      }
      groups.append(joined)
    }
    return groups.map(\.pieces)
  }

  private static func entry(of pieces: [NamedStreetPiece]) -> PlaceEntry {
    let box = pieces.dropFirst().reduce(pieces[0].box) { $0.including($1.box) }
    // Areas alone are a square; beside lines they are parts of the street.
    let lines = pieces.filter { !$0.object.isBox }
    let spots = lines.isEmpty ? pieces.map(\.box.center) : lines.flatMap { Self.spots(along: $0.object.points) }
    let longest = (lines.isEmpty ? pieces : lines).max { $0.box.diagonalMeters < $1.box.diagonalMeters } ?? pieces[0]
    let category = lines.isEmpty ? PlaceCategory.square : .street
    var entry = PlaceEntry(pieces[0].names[0].text, category, at: nearest(to: box.center, of: spots) ?? box.center)
    var seen: Set<PlaceEntry.Name> = []
    entry.names = pieces.flatMap(\.names).filter { $0.language != "ref" && seen.insert($0).inserted }
    (entry.key, entry.value) = (longest.key, longest.value)
    (entry.osmType, entry.osmID) = (longest.object.kind.rawValue, longest.object.id)
    entry.box = box
    entry.spots = spots
    let isPath = ["footway", "path", "cycleway", "steps", "service", "track"].contains(longest.value)
    entry.importance =
      (isPath ? pathImportance : category.importance) + min(maxForLength, box.diagonalMeters / metersPerImportance)
    return entry
  }

  private static func nearest(to place: Coordinate, of spots: [Coordinate]) -> Coordinate? {
    spots.min { $0.distanceMeters(to: place) < $1.distanceMeters(to: place) }
  }

  /// Points along a line, none farther from the next than ``spotMeters``.
  private static func spots(along line: [Coordinate]) -> [Coordinate] {
    var spots: [Coordinate] = []
    for (from, to) in zip(line, line.dropFirst()) {
      let count = max(1, min(1000, Int(from.distanceMeters(to: to) / spotMeters)))
      if let last = spots.last, count == 1, last.distanceMeters(to: to) < spotMeters { continue }
      spots += (0..<count).map { from.interpolated(to: to, fraction: Double($0) / Double(count)) }
    }
    return spots + line.suffix(1)
  }
}

extension BoundingBox {
  /// From corner to corner, in metres.
  var diagonalMeters: Double {
    Coordinate(latitude: south, longitude: west).distanceMeters(to: Coordinate(latitude: north, longitude: east))
  }

  /// The smallest box that holds this one and another.
  func including(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      west: min(west, other.west), south: min(south, other.south), east: max(east, other.east),
      north: max(north, other.north))
  }
}

internal import Geo

/// Finds the street of an address by its name, the one of that name that lies nearest.
struct StreetIndex {
  private var numbers: [String: [Int]] = [:]

  /// Metres from a house to a street that it may belong to.
  private static let reachMeters = 2000.0
  /// How well a street is known that only addresses name.
  private static let importanceOfAddressed = 0.4

  /// Adds a street to a list and to the index.
  mutating func add(_ street: PlaceEntry, to list: inout PlaceList) {
    for name in Set(street.names.map { Folding.folded($0.text) }) {
      numbers[name, default: []].append(list.entries.count)
    }
    list.entries.append(street)
  }

  /// The number of a street in the list, which gets a new one where no street of the name is near.
  mutating func number(of name: String, near place: Coordinate, in list: inout PlaceList) -> Int {
    let known = numbers[Folding.folded(name)] ?? []
    let wide = BoundingBox(around: [place])?.expanded(byMeters: Self.reachMeters)
    let near = known.filter { number in wide.map { list.entries[number].box.intersects($0) } ?? false }
    if near.count == 1 { return near[0] }
    let nearest = near.map { ($0, Self.distance(of: list.entries[$0], to: place)) }.min { $0.1 < $1.1 }
    if let nearest { return nearest.0 }
    var street = PlaceEntry(name, .street, at: place)
    street.importance = Self.importanceOfAddressed
    add(street, to: &list)
    return list.entries.count - 1
  }

  private static func distance(of street: PlaceEntry, to place: Coordinate) -> Double {
    street.spots.lazy.map { $0.distanceMeters(to: place) }.min() ?? .infinity
  }
}

internal import Geo
package import Streets

/// Makes places of the objects of a map: pieces of a street become one, houses go to their streets.
package struct PlaceCollector {
  private var list = PlaceList()
  private var pieces: [NamedStreetPiece] = []
  private var addresses: [Address] = []

  /// An address of the map, before its street is found.
  private struct Address {
    let street: String
    let houses: [PlaceHouse]
    let city: String
  }

  /// The places of a map's objects.
  package static func places(of objects: [MapPlaces.Object]) -> PlaceList {
    var collector = PlaceCollector()
    for object in objects { collector.add(object) }
    collector.finish()
    return collector.list
  }

  private mutating func add(_ object: MapPlaces.Object) {
    guard let extent = Extent(object) else { return }
    addAddress(object, extent.place)
    let names = PlaceNames.of(object.tags)
    guard !names.isEmpty, let (category, key, value) = PlaceCategory.of({ object[$0] }) else { return }
    if category == .street {
      guard object.points.count > 1 else { return }
      pieces.append(NamedStreetPiece(object: object, names: names, box: extent.box, key: key, value: value))
      return
    }
    var entry = PlaceEntry(names[0].text, category, at: extent.place)
    entry.names = names
    (entry.key, entry.value) = (key, value)
    (entry.osmType, entry.osmID) = (object.kind.rawValue, object.id)
    entry.box = extent.box
    entry.importance = importance(of: object, category, extent.box)
    entry.street = object["addr:street"] ?? object["addr:place"] ?? ""
    entry.houseNumber = object["addr:housenumber"] ?? ""
    entry.postcode = object["addr:postcode"] ?? ""
    entry.city = object["addr:city"] ?? ""
    list.entries.append(entry)
  }

  /// By how much a place is better known that others have written about.
  private static let writtenAbout = 0.15
  /// By how much a place is better known for its size at most, and at how many metres from corner to corner it would be
  /// by 1.
  private static let (maxForSize, metersPerImportance) = (0.1, 5000.0)

  /// What others have written about, and what is large, is better known.
  private func importance(of object: MapPlaces.Object, _ category: PlaceCategory, _ box: BoundingBox) -> Double {
    let isWrittenAbout = object["wikidata"] != nil || object["wikipedia"] != nil
    let size = box.diagonalMeters
    let ofSize = category == .other ? 0 : min(Self.maxForSize, size / Self.metersPerImportance)
    let known = category == .station && !Self.bearsItsName(object) ? Self.stationCalledAfter : category.importance
    return min(1, known + (isWrittenAbout ? Self.writtenAbout : 0) + ofSize)
  }

  /// How well metro, bus and ferry stations are known: less than the square that they are called after, also where
  /// somebody has written about them.
  private static let stationCalledAfter = 0.38

  /// Whether a station is a railway's or an aerodrome: others have the name of what lies beside them.
  private static func bearsItsName(_ object: MapPlaces.Object) -> Bool {
    if object["railway"] == "station" { return object["station"] == nil || object["station"] == "train" }
    return object["aeroway"] == "aerodrome"
  }

  private mutating func addAddress(_ object: MapPlaces.Object, _ place: Coordinate) {
    guard let text = object["addr:housenumber"], let street = object["addr:street"] ?? object["addr:place"] else {
      return
    }
    let postcode = object["addr:postcode"] ?? ""
    let houses = HouseNumber.all(in: text).map { PlaceHouse($0, text: text, postcode: postcode, at: place) }
    guard !houses.isEmpty else { return }
    addresses.append(Address(street: street, houses: houses, city: object["addr:city"] ?? ""))
  }

  private mutating func finish() {
    var streets = StreetIndex()
    for entry in NamedStreetPiece.joined(pieces) { streets.add(entry, to: &list) }
    for address in addresses {
      let street = streets.number(of: address.street, near: address.houses[0].place, in: &list)
      if list.entries[street].city.isEmpty { list.entries[street].city = address.city }
      if list.entries[street].postcode.isEmpty { list.entries[street].postcode = address.houses[0].postcode }
      list.houses[street, default: []] += address.houses
    }
    for (street, houses) in list.houses { list.houses[street] = Self.single(houses) }
  }

  /// Each number once: a house and the shops in it have the same.
  private static func single(_ houses: [PlaceHouse]) -> [PlaceHouse] {
    var seen: Set<HouseNumber> = []
    return houses.filter { seen.insert($0.number).inserted }
  }
}

/// Where an object lies.
private struct Extent {
  let place: Coordinate
  let box: BoundingBox

  init?(_ object: MapPlaces.Object) {
    guard let box = BoundingBox(around: object.points) else { return nil }
    self.box = box
    place = object.points.count == 1 ? object.points[0] : box.center
  }
}

internal import Streets

/// What the tags of an object mean to the map.
enum MapClassifier {
  /// The class of a surface, a line or a label; nil for what is not drawn, coasts among it.
  static func mapClass(of object: MapObjects.Object) -> MapClass? {
    switch object.shape {
    case .area: areaClass(object)
    case .line: lineClass(object)
    case .point: labelClass(object)
    }
  }

  /// The class of the label that a surface gets beside itself; nil for none.
  static func labelClass(ofArea mapClass: MapClass, _ object: MapObjects.Object) -> MapClass? {
    if object["railway"] == "station" { return .station }
    return switch mapClass {
    case .park, .cemetery, .beach: .parkLabel
    case .lake: .waterLabel
    case .square: .squareLabel
    case .pedestrian: object["place"] == "square" ? .squareLabel : nil
    default: nil
    }
  }

  private static func areaClass(_ object: MapObjects.Object) -> MapClass? {
    if let building = object["building"], building != "no" { return .building }
    if object["natural"] == "bay" { return nil }
    for (key, values) in areas {
      if let value = object[key], let mapClass = values[value] { return mapClass }
    }
    return nil
  }

  private static let areas: [(key: String, values: [String: MapClass])] = [
    ("natural", ["water": .lake]), ("waterway", ["riverbank": .lake]), ("harbour", ["yes": .lake]),
    ("landuse", ["reservoir": .lake, "basin": .lake]), ("place", ["square": .square]),
    ("highway", ["pedestrian": .pedestrian, "footway": .pedestrian]),
    ("leisure", ["pitch": .pitch, "playground": .pitch]),
    (
      "leisure",
      ["park": .park, "garden": .park, "nature_reserve": .park, "golf_course": .park]
    ),
    (
      "landuse",
      [
        "forest": .wood, "recreation_ground": .park, "village_green": .grass, "grass": .grass, "meadow": .grass,
        "cemetery": .cemetery, "farmland": .farmland, "orchard": .farmland, "vineyard": .farmland,
        "allotments": .farmland,
      ]
    ),
    (
      "natural",
      [
        "wood": .wood, "grassland": .grass, "scrub": .grass, "heath": .grass, "beach": .beach, "sand": .beach,
        "wetland": .wetland,
      ]
    ),
  ]

  private static func lineClass(_ object: MapObjects.Object) -> MapClass? {
    if let highway = object["highway"] { return street(highway) }
    if let railway = object["railway"] {
      return switch railway {
      case "tram": .tram
      case "subway": .subway
      // What leads to platforms and sheds is not the line.
      default: object["service"] == nil ? .railway : .tram
      }
    }
    // What flows below the ground is not seen.
    guard !flags(of: object).contains(.tunnel) else { return nil }
    return object["waterway"].flatMap { ["river": .river, "canal": .canal, "stream": .stream][$0] }
  }

  private static func street(_ highway: String) -> MapClass? {
    let base = highway.hasSuffix("_link") ? String(highway.dropLast(5)) : highway
    return streets[base]
  }

  private static let streets: [String: MapClass] = [
    "motorway": .motorway, "trunk": .trunk, "primary": .primary, "secondary": .secondary, "tertiary": .tertiary,
    "unclassified": .unclassified, "residential": .residential, "road": .residential, "living_street": .livingStreet,
    "service": .service, "track": .track, "pedestrian": .footStreet, "cycleway": .cycleway, "path": .path,
    "footway": .path, "bridleway": .path, "steps": .steps,
  ]

  private static func labelClass(_ object: MapObjects.Object) -> MapClass? {
    if let railway = object["railway"] { return railway == "station" ? .station : .stop }
    if object["leisure"] != nil { return .parkLabel }
    return object["place"].flatMap { places[$0] }
  }

  private static let places: [String: MapClass] = [
    "city": .city, "town": .town, "village": .village, "hamlet": .village, "suburb": .suburb, "borough": .suburb,
    "quarter": .quarter, "neighbourhood": .neighbourhood, "island": .island, "islet": .island, "square": .squareLabel,
  ]

  /// Tunnel, bridge and direction.
  static func flags(of object: MapObjects.Object) -> MapFlags {
    var flags: MapFlags = []
    if let tunnel = object["tunnel"], tunnel != "no" { flags.insert(.tunnel) }
    if let bridge = object["bridge"], bridge != "no" { flags.insert(.bridge) }
    switch object["oneway"] {
    case "yes", "true", "1": flags.insert(.oneway)
    case "-1", "reverse": flags.insert(.onewayBack)
    default: break
    }
    return flags
  }
}

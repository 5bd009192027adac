/// What kind of place an entry is.
package enum PlaceCategory: String, CaseIterable, Sendable {
  case street, square, address, locality, station, stop, park, school, university, health, culture, sight, worship,
    sport, shop, food, lodging, office, service, water, other

  /// How well such places are known, from 0 to 1: of two of one name, the better known is meant.
  package var importance: Double {
    switch self {
    case .locality: 0.65
    case .station: 0.62
    case .square: 0.55
    case .street: 0.5
    case .park, .sight, .university: 0.48
    case .culture, .health: 0.42
    case .worship, .school, .sport: 0.32
    case .stop, .water: 0.3
    case .lodging, .office, .service: 0.22
    case .shop, .food: 0.2
    case .address: 0.4
    case .other: 0.12
    }
  }

  /// The category of a place by its tags, and the tag that says it; nil for what is no place to go to.
  package static func of(_ tag: (String) -> String?) -> (category: PlaceCategory, key: String, value: String)? {
    for (key, categories) in rules {
      guard let value = tag(key), value != "no" else { continue }
      if let category = categories[value] ?? categories["*"] { return (category, key, value) }
    }
    return nil
  }

  private static func table(_ rows: (PlaceCategory, String)...) -> [String: PlaceCategory] {
    var table: [String: PlaceCategory] = [:]
    for (category, values) in rows {
      for value in values.split(separator: " ") { table[String(value)] = category }
    }
    return table
  }

  /// Keys in the order in which they say what a place is; `*` is any other value.
  private static let rules: [(String, [String: PlaceCategory])] = [
    (
      "place",
      table(
        (.square, "square"),
        (.locality, "city town village hamlet suburb quarter neighbourhood borough island islet locality"))
    ),
    ("railway", table((.station, "station halt"), (.stop, "tram_stop subway_entrance"))),
    ("public_transport", table((.station, "station"), (.stop, "platform stop_position"))),
    ("aeroway", table((.station, "aerodrome terminal"))),
    (
      "amenity",
      table(
        (.school, "school kindergarten college library childcare music_school language_school"),
        (.university, "university"),
        (.health, "hospital clinic doctors dentist pharmacy veterinary social_facility nursing_home"),
        (.culture, "theatre cinema arts_centre community_centre concert_hall exhibition_centre events_venue nightclub"),
        (.worship, "place_of_worship monastery"), (.station, "bus_station ferry_terminal"),
        (.shop, "marketplace"), (.food, "restaurant cafe bar pub fast_food ice_cream food_court biergarten"),
        (.office, "townhall courthouse embassy police post_office"), (.sight, "fountain"),
        (.service, "*"))
    ),
    ("shop", table((.shop, "*"))),
    (
      "tourism",
      table(
        (.culture, "museum gallery"), (.sight, "attraction viewpoint artwork zoo theme_park aquarium"),
        (.lodging, "hotel hostel guest_house apartment motel camp_site"), (.service, "*"))
    ),
    ("historic", table((.sight, "*"))),
    (
      "leisure",
      table(
        (.park, "park garden nature_reserve dog_park playground common"),
        (.sport, "stadium sports_centre pitch swimming_pool fitness_centre track sports_hall ice_rink golf_course"),
        (.water, "marina"), (.sport, "*"))
    ),
    ("highway", table((.stop, "bus_stop"), (.other, "traffic_signals crossing"), (.street, "*"))),
    ("healthcare", table((.health, "*"))), ("office", table((.office, "*"))), ("craft", table((.shop, "*"))),
    ("natural", table((.water, "water bay beach coastline spring strait"), (.park, "wood peak"), (.other, "*"))),
    ("waterway", table((.water, "*"))), ("water", table((.water, "*"))),
    ("landuse", table((.park, "forest grass recreation_ground village_green cemetery allotments"), (.other, "*"))),
    ("man_made", table((.sight, "bridge lighthouse tower"), (.other, "*"))), ("bridge", table((.other, "*"))),
    ("building", table((.worship, "church cathedral chapel mosque synagogue"), (.other, "*"))),
    ("club", table((.service, "*"))), ("sport", table((.sport, "*"))), ("harbour", table((.water, "*"))),
  ]
}

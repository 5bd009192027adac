internal import Geo
internal import Places

/// Writes places as Photon does: a collection of GeoJSON points.
enum PhotonWriter {
  static func reply(_ matches: [PlaceMatch], language: String?) -> Reply {
    .json { json in
      json.member("type", "FeatureCollection")
      json.key("features")
      json.array(matches) { json, match in
        json.object { json in write(match, language, to: &json) }
      }
    }
  }

  private static func write(_ match: PlaceMatch, _ language: String?, to json: inout JSONWriter) {
    json.member("type", "Feature")
    json.key("geometry")
    json.object { json in
      json.member("type", "Point")
      json.key("coordinates")
      json.array { json in
        json.number(match.place.longitude, decimals: 7)
        json.number(match.place.latitude, decimals: 7)
      }
    }
    json.key("properties")
    json.object { json in writeProperties(match, language, to: &json) }
  }

  private static func writeProperties(_ match: PlaceMatch, _ language: String?, to json: inout JSONWriter) {
    let entry = match.entry
    let isHouse = !match.houseNumber.isEmpty
    if !entry.osmType.isEmpty {
      json.member("osm_type", entry.osmType.prefix(1).uppercased())
      json.member("osm_id", Int(entry.osmID))
    }
    json.member("osm_key", isHouse ? "place" : entry.key.isEmpty ? "place" : entry.key)
    json.member("osm_value", isHouse ? "house" : entry.value.isEmpty ? "yes" : entry.value)
    json.member("type", isHouse ? "house" : entry.category == .street ? "street" : "other")
    if !isHouse { json.member("name", match.title(language: language)) }
    let street = isHouse ? match.entry.names[0].text : entry.street
    let number = isHouse ? match.houseNumber : entry.houseNumber
    for (key, value) in [
      ("street", street), ("housenumber", number), ("postcode", match.postcode), ("city", entry.city),
    ] where !value.isEmpty {
      json.member(key, value)
    }
    let box = match.box
    guard box.west < box.east || box.south < box.north else { return }
    json.key("extent")
    // Photon's order: west, north, east, south.
    json.array([box.west, box.north, box.east, box.south]) { $0.number($1, decimals: 7) }
  }
}

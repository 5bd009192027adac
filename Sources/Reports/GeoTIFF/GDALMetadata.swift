internal import AirData

/// The text in which GDAL keeps what TIFF has no tags for: names and units of bands, and facts about the whole.
///
/// GDAL writes values with their special characters escaped twice, and reads them so: an ampersand that is escaped once
/// ends the value there.
enum GDALMetadata {
  static func xml(bands: [RasterBand], metadata: [(name: String, value: String)]) -> String {
    var text = "<GDALMetadata>\n"
    for (name, value) in metadata where !value.isEmpty {
      text += "  <Item name=\"\(XMLText.escaped(name))\">\(XMLText.escaped(XMLText.escaped(value)))</Item>\n"
    }
    for (number, band) in bands.enumerated() {
      text += item("DESCRIPTION", role: "description", sample: number, value: band.description)
      if !band.unit.isEmpty { text += item("UNITTYPE", role: "unittype", sample: number, value: band.unit) }
    }
    return text + "</GDALMetadata>\n"
  }

  private static func item(_ name: String, role: String, sample: Int, value: String) -> String {
    "  <Item name=\"\(name)\" sample=\"\(sample)\" role=\"\(role)\">\(XMLText.escaped(XMLText.escaped(value)))</Item>\n"
  }
}

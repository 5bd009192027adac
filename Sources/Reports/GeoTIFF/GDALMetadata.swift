/// The text in which GDAL keeps what TIFF has no tags for: names and units of bands, and facts about the whole.
enum GDALMetadata {
  static func xml(bands: [RasterBand], metadata: [(name: String, value: String)]) -> String {
    var text = "<GDALMetadata>\n"
    for (name, value) in metadata where !value.isEmpty {
      text += "  <Item name=\"\(XMLText.escaped(name))\">\(XMLText.escaped(value))</Item>\n"
    }
    for (number, band) in bands.enumerated() {
      text += item("DESCRIPTION", role: "description", number, band.description)
      if !band.unit.isEmpty { text += item("UNITTYPE", role: "unittype", number, band.unit) }
    }
    return text + "</GDALMetadata>\n"
  }

  private static func item(_ name: String, role: String, _ sample: Int, _ value: String) -> String {
    "  <Item name=\"\(name)\" sample=\"\(sample)\" role=\"\(role)\">\(XMLText.escaped(value))</Item>\n"
  }
}

/// Reads `tiles:`: pictures of the ground from other providers.
enum TileSection {
  /// The most that one city has.
  private static let most = 20

  static func read(_ section: YAMLReader) throws(BrisaError) -> [AddressedTiles] {
    var sources: [AddressedTiles] = []
    for element in try section.elements() {
      let source = try source(element)
      guard !sources.contains(where: { $0.name == source.name }) else {
        throw element.fault("has two tile sources called \(source.name): name each once")
      }
      sources.append(source)
    }
    guard sources.count <= most else { throw section.fault("has more than \(most) tile sources") }
    return sources
  }

  private static func source(_ element: YAMLReader) throws(BrisaError) -> AddressedTiles {
    let keys = try element.children(["name", "url", "attribution", "min_zoom", "max_zoom"])
    guard let name = keys["name"], let url = keys["url"], let attribution = keys["attribution"] else {
      throw element.fault("needs a name, a url and an attribution for each tile source")
    }
    let standard = AddressedTiles.standardZooms
    let lowest = try keys["min_zoom"]?.wholeNumber(in: 0...22) ?? standard.lowerBound
    let highest = try keys["max_zoom"]?.wholeNumber(in: lowest...22) ?? max(lowest, standard.upperBound)
    let source = AddressedTiles(
      name: try name.text(), attribution: try attribution.text(), address: try url.text(), zooms: lowest...highest)
    guard let source else {
      throw url.fault("must be an address of tiles like https://tiles.example.org/{z}/{x}/{y}.png")
    }
    return source
  }
}

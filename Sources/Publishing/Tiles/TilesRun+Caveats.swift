internal import AirData
internal import CityAir
internal import Geo

extension TilesRun {
  /// Places along each side of the box at which is looked what the index lacks.
  private static let placesPerSide = 48

  /// What has to be said of the indices in the box, whichever tiles of it are drawn now; nothing of a pollutant.
  var caveats: IndexCaveats {
    guard question.pollutant == nil else { return IndexCaveats() }
    let indices = air.picture.indices(at: places, on: air.picture.scale).compactMap { $0 }
    var caveats = IndexCaveats()
    for index in indices { caveats.add(index) }
    let partial = indices.count { $0.isPartial }
    return caveats.ofMap(areaShare: indices.isEmpty ? 0 : Double(partial) / Double(indices.count))
  }

  /// The middles of even cells.
  private var places: [Coordinate] {
    let shares = (0..<Self.placesPerSide).map { (Double($0) + 0.5) / Double(Self.placesPerSide) }
    return shares.flatMap { down in
      shares.map { right in
        Coordinate(
          latitude: box.north - down * (box.north - box.south), longitude: box.west + right * (box.east - box.west))
      }
    }
  }
}

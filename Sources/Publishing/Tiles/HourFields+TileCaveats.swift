internal import AirData
internal import CityAir
internal import Geo
internal import Reports

extension HourFields {
  /// Places along each side of a box at which is looked what the index lacks.
  private static let placesPerSide = 48

  /// What has to be said of the indices in a box, whichever tiles of it are drawn now; nothing of another layer.
  func caveats(of layer: TileLayer, in box: BoundingBox) -> MapCaveats {
    guard layer == .air(.index) else { return MapCaveats() }
    let indices = indices(at: Self.places(in: box), on: scale).compactMap { $0 }
    var caveats = IndexCaveats()
    for index in indices { caveats.add(index) }
    let shares = caveats.coverage.missingPollutants.map { pollutant in
      Double(indices.count { $0.missingPollutants.contains(pollutant) }) / Double(indices.count)
    }
    return MapCaveats(caveats, areaShares: shares)
  }

  /// The middles of even cells.
  private static func places(in box: BoundingBox) -> [Coordinate] {
    let shares = (0..<placesPerSide).map { (Double($0) + 0.5) / Double(placesPerSide) }
    return shares.flatMap { down in
      shares.map { right in
        Coordinate(
          latitude: box.north - down * (box.north - box.south), longitude: box.west + right * (box.east - box.west))
      }
    }
  }
}

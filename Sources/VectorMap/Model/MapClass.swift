/// What an object of the map is; files hold the numbers, so that new ones come last.
package enum MapClass: UInt8, CaseIterable, Sendable {
  case wood, park, grass, cemetery, pitch, beach, farmland, wetland, pedestrian, square
  case sea, lake, river, canal, stream
  case building
  case railway, subway, tram
  case motorway, trunk, primary, secondary, tertiary, unclassified, residential, livingStreet, service, track
  case footStreet, cycleway, path, steps
  case city, town, village, suburb, quarter, neighbourhood, island, station, stop, squareLabel, parkLabel, waterLabel

  /// The layer that it belongs to.
  package var layer: BaseLayer {
    switch self {
    case .wood, .park, .grass, .cemetery, .pitch, .beach, .farmland, .wetland, .pedestrian, .square: .landuse
    case .sea, .lake, .river, .canal, .stream: .water
    case .building: .buildings
    case .railway, .subway, .tram: .rail
    case .motorway, .trunk, .primary, .secondary, .tertiary, .unclassified, .residential, .livingStreet, .service,
      .track, .footStreet, .cycleway, .path, .steps:
      .streets
    case .city, .town, .village, .suburb, .quarter, .neighbourhood, .island, .station, .stop, .squareLabel, .parkLabel,
      .waterLabel:
      .places
    }
  }

  /// What its features have under `class`.
  package var word: String {
    switch self {
    case .livingStreet: "living_street"
    case .footStreet: "pedestrian"
    case .squareLabel: "square"
    case .parkLabel: "park"
    case .waterLabel: "water"
    default: "\(self)"
    }
  }

  /// The zoom from which on it is shown.
  package var firstZoom: Int {
    switch self {
    case .sea, .lake, .motorway, .trunk, .city: 8
    case .wood, .primary, .river, .town: 9
    case .secondary, .railway, .village: 10
    case .park, .farmland, .wetland, .beach, .tertiary, .suburb, .island: 11
    case .cemetery, .canal, .unclassified, .subway, .station, .quarter, .waterLabel: 12
    case .grass, .pitch, .pedestrian, .square, .stream, .building, .residential, .livingStreet, .footStreet, .cycleway,
      .tram, .neighbourhood, .parkLabel:
      13
    case .service, .track, .path, .steps, .stop, .squareLabel: 14
    }
  }

  /// Which label is shown first where there is no room for all; 0 for what is no label.
  var rank: UInt64 {
    switch self {
    case .city: 1
    case .town: 2
    case .village, .suburb: 3
    case .island, .quarter, .waterLabel: 4
    case .station: 5
    case .neighbourhood, .parkLabel: 6
    case .squareLabel: 7
    case .stop: 8
    default: 0
    }
  }
}

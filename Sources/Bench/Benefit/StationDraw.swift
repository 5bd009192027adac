internal import AirData
internal import Foundation
internal import Geo

/// Tubes that play the part of a city's stations: 4 for traffic, 6 others.
struct StationDraw {
  /// Positions of the tubes among all.
  let traffic: [Int]
  let background: [Int]

  private static let trafficClasses: Set = ["primary", "secondary", "tertiary"]
  private static let backgroundClasses: Set = [
    "residential", "living_street", "unclassified", "service", "pedestrian",
  ]
  private static let trafficCount = 4
  private static let backgroundCount = 6

  /// Draws tubes, the same for the same random numbers; of a few for each place the strongest is taken by `strength`,
  /// as stations for traffic stand at hot spots.
  init(
    _ tubes: [GhentTubes.Tube], _ random: inout SeededRandom, candidates: Int = 1,
    strength: (Int) -> Double = { _ in 0 }
  ) {
    let traffic = tubes.indices.filter { Self.trafficClasses.contains(tubes[$0].highway) }.shuffled(using: &random)
    self.traffic = (0..<Self.trafficCount).compactMap { place in
      traffic[(place * candidates)..<((place + 1) * candidates)].max { strength($0) < strength($1) }
    }
    let background = tubes.indices.filter { Self.backgroundClasses.contains(tubes[$0].highway) }
    self.background = Array(background.shuffled(using: &random).prefix(Self.backgroundCount))
  }

  /// Positions of all of them.
  var all: [Int] { traffic + background }

  /// What they read in an hour, of NO2 in µg/m³.
  func readings(_ tubes: [GhentTubes.Tube], hour: Date, value: (Int) -> Double) -> [Reading] {
    [(traffic, StationType.traffic), (background, .background)].flatMap { positions, type in
      positions.map { position in
        let tube = tubes[position]
        return Reading(
          station: Station(id: tube.id, name: tube.id, coordinate: tube.place, type: type), pollutant: .no2,
          concentration: value(position), start: hour, end: hour + 3600, sourceID: "ghent")
      }
    }
  }
}

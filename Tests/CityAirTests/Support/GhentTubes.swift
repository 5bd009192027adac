import AirData
import AirField
import Foundation
import Geo
import Streets
import TestSupport

@testable import CityAir

/// NO2 at 815 façades of Ghent and the city's streets, from the shared data folder.
struct GhentTubes {
  /// One tube.
  struct Tube {
    let code: String
    let no2: Double
    let coordinate: Coordinate
    let highway: String
  }

  let tubes: [Tube]
  let streets: StreetModel

  private static let table = "truth/ghent/ghent_no2_points.csv"
  private static let extract = "truth/ghent/ghent-wegsegmenten.osm.pbf"
  private static let busy: Set<String> = ["primary", "secondary", "tertiary"]
  private static let quiet: Set<String> = ["residential", "living_street", "unclassified", "service", "pedestrian"]

  static var isPresent: Bool { SharedData.path(table) != nil && SharedData.path(extract) != nil }

  init() throws {
    let (tables, _) = try StreetImport.read(SharedData.path(Self.extract) ?? "", profile: ProfileSettings())
    let graph = StreetGraph(tables)
    let projection = LocalProjection(origin: graph.box.center)
    streets = StreetModel(NetworkStreetLines(graph, projection: projection), projection: projection)
    let text = try String(contentsOfFile: SharedData.path(Self.table) ?? "", encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let names = rows.first ?? []
    tubes = rows.dropFirst().compactMap { cells in
      func cell(_ name: String) -> String { names.firstIndex { $0 == name }.map { String(cells[$0]) } ?? "" }
      guard let no2 = Double(cell("no2")), let latitude = Double(cell("lat")), let longitude = Double(cell("lon"))
      else {
        return nil
      }
      return Tube(
        code: cell("code"), no2: no2, coordinate: Coordinate(latitude: latitude, longitude: longitude),
        highway: cell("highway"))
    }
  }

  /// Four tubes at streets as traffic stations and six at others as background ones; all the rest.
  func draw(seed: UInt64) -> (stations: [(tube: Tube, type: StationType)], others: [Tube]) {
    var generator = SeededRandom(seed: seed)
    let order = tubes.indices.shuffled(using: &generator)
    let atStreets = order.filter { Self.busy.contains(tubes[$0].highway) }.prefix(4)
    let away = order.filter { Self.quiet.contains(tubes[$0].highway) }.prefix(6)
    let drawn = Set(atStreets).union(away)
    return (
      atStreets.map { (tubes[$0], .traffic) } + away.map { (tubes[$0], .background) },
      tubes.indices.filter { !drawn.contains($0) }.map { tubes[$0] }
    )
  }

  /// Pairs within 400 m that differ by more than 5 µg/m³.
  static func pairs(_ tubes: [Tube]) -> [(Int, Int)] {
    let plane = LocalProjection(origin: tubes.first?.coordinate ?? Coordinate(latitude: 51.05, longitude: 3.72))
    let points = tubes.map { plane.project($0.coordinate) }
    return tubes.indices.flatMap { first in
      (0..<first).compactMap { second in
        points[first].distance(to: points[second]) < 400 && abs(tubes[first].no2 - tubes[second].no2) > 5
          ? (first, second) : nil
      }
    }
  }
}

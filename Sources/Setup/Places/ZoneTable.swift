package import Foundation
package import Geo

/// A small table of time zones: each with some places where its clock counts.
package enum ZoneTable {
  /// The zone of the nearest place of the table; near a border it may be that of the other side.
  /// - Complexity: O(places), some 660.
  package static func zone(of place: Coordinate) -> TimeZone? {
    let nearest = places.min {
      $0.coordinate.distanceMeters(to: place) < $1.coordinate.distanceMeters(to: place)
    }
    return nearest.flatMap { TimeZone(identifier: $0.zone) }
  }

  /// Zones, each with the latitude and longitude of places where it counts, to a tenth of a degree.
  ///
  /// Made of GeoNames (CC-BY-4.0): the largest place of every zone, and as many more as it takes that the nearest place
  /// tells the clock of all but 2 of its 6204 cities of 100 000 people or more, and of 98 % of the 34 006 of 15 000.
  private static var text: String { [africa, america, asia, europe, oceans].joined(separator: "\n") }

  /// The table's places, each with the name of its zone.
  static let places: [(zone: String, coordinate: Coordinate)] = text.split(separator: "\n").flatMap { line in
    let words = line.split(separator: " ")
    return words.dropFirst().compactMap { word -> (zone: String, coordinate: Coordinate)? in
      let degrees = word.split(separator: ",").compactMap { Double($0) }
      guard degrees.count == 2 else { return nil }
      return (String(words[0]), Coordinate(latitude: degrees[0], longitude: degrees[1]))
    }
  }
}

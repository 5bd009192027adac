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

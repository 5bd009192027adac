internal import Foundation
package import Geo

extension Coordinate {
  /// The direction to another place near by, in degrees clockwise from north, 0 up to 360; 0 where they are one place.
  package func bearingDegrees(to other: Coordinate) -> Double {
    let degrees = Longitude.difference(from: longitude, to: other.longitude)
    let east = degrees * cos((latitude + other.latitude) / 2 * .pi / 180)
    let north = other.latitude - latitude
    guard east != 0 || north != 0 else { return 0 }
    let bearing = atan2(east, north) * 180 / .pi
    return bearing < 0 ? bearing + 360 : bearing
  }
}

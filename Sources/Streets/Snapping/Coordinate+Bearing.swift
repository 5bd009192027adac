internal import Foundation
package import Geo

extension Coordinate {
  /// The direction to another place near by, in degrees clockwise from north, 0 up to 360; 0 where they are one place.
  package func bearingDegrees(to other: Coordinate) -> Double {
    let east = (other.longitude - longitude) * cos((latitude + other.latitude) / 2 * .pi / 180)
    let north = other.latitude - latitude
    guard east != 0 || north != 0 else { return 0 }
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

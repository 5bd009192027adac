internal import AirData
internal import Foundation
package import Geo

extension RouteQuestion.Circle {
  /// Why a text is no circle.
  package enum TextFault: Error, Equatable {
    /// It has not three parts.
    case form
    /// Two of its parts are no coordinate.
    case center(CoordinateTextError)
    /// Its last part, which was written so, is no radius that is taken.
    case radius(String)
  }

  /// Reads `latitude,longitude,metres`, for example `39.4735,-0.3601,300`; spaces around the numbers are allowed.
  /// - Parameters:
  ///   - text: The text.
  ///   - radii: The radii that are taken, in metres.
  ///   - isLongitudeFirst: Whether the longitude comes before the latitude.
  /// - Throws: ``TextFault``.
  package init(
    parsing text: String, radii: ClosedRange<Double>, isLongitudeFirst: Bool = false
  ) throws(TextFault) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .form }
    let center: Coordinate
    do throws(CoordinateTextError) {
      center = try Coordinate(
        parsing: isLongitudeFirst ? "\(parts[1]),\(parts[0])" : "\(parts[0]),\(parts[1])")
    } catch {
      throw .center(error)
    }
    let word = parts[2].trimmingCharacters(in: .whitespaces)
    guard let radius = DecimalNumber.parse(word), radii.contains(radius) else { throw .radius(word) }
    self.init(center: center, radiusMeters: radius)
  }
}

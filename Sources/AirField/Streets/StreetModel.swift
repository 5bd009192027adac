package import AirData
import Computing
import Foundation
package import Geo
import Synchronization

/// The streets of a city as the field needs them: made once per network, for all hours.
///
/// Two models are the same when they are one and the same object.
package final class StreetModel: Sendable, Hashable {
  /// The plane that the streets lie on; a field with streets is computed on it.
  package let projection: LocalProjection
  /// What is settled about the streets beside their lines.
  package let calibration: StreetCalibration
  private let streets: StreetsBySetting
  let density: DistrictDensity
  private let kernels = Mutex<[Pollutant: StreetKernel]>([:])

  /// Streets that are made side by side.
  private static let linesOfPiece = 2048
  /// Streets that are kept as lines at one time: all of a country's would take more memory than its network.
  private static let linesAtOnce = 32 * linesOfPiece

  /// Takes in streets, which are made on all processors.
  /// - Parameters:
  ///   - count: How many there are.
  ///   - projection: The plane that they lie on.
  ///   - calibration: What is settled about them.
  ///   - make: The streets with some numbers, in their order.
  /// - Complexity: O(pieces of street); the kernel of a pollutant is made when it is first asked for.
  package init(
    count: Int, projection: LocalProjection, calibration: StreetCalibration = .fitted,
    _ make: @Sendable (Range<Int>) -> [StreetLine]
  ) {
    self.projection = projection
    self.calibration = calibration
    var streets = StreetsBySetting()
    var parts = DistrictDensity.Parts()
    // Once over all streets: making the lines takes longer than what is done with them.
    for some in (0..<count).pieces(of: Self.linesAtOnce) {
      for line in some.pieces(of: Self.linesOfPiece).parallelMap(make).joined() {
        streets.add(line, strength: calibration.strength)
        parts.add(line, calibration.district)
      }
    }
    self.streets = streets
    density = DistrictDensity(parts, district: calibration.district)
  }

  private init(_ model: StreetModel, calibration: StreetCalibration) {
    projection = model.projection
    streets = model.streets
    density = model.density
    self.calibration = calibration
  }

  /// The same streets with another part for a pollutant.
  func with(_ part: StreetCalibration.Part, for pollutant: Pollutant) -> StreetModel {
    var calibration = calibration
    calibration.parts[pollutant] = part
    return StreetModel(self, calibration: calibration)
  }

  /// What each site of a history is expected to read above the background, per µg/m³ of amplitude; NaN for one that
  /// tells nothing of streets, nil for a pollutant without a kernel.
  func expectedKernels(of history: StationHistory) -> [Double]? {
    kernel(for: history.pollutant).map { kernel in
      history.sites.map { StreetSite(type: $0.type, kernel: kernel.value(at: $0.point)).tellingKernel }
    }
  }

  /// Whether nothing gives anything off.
  package var isEmpty: Bool { streets.isEmpty }

  /// The kernel of a pollutant, nil for one that has no increment.
  package func kernel(for pollutant: Pollutant) -> StreetKernel? {
    guard let decay = calibration.parts[pollutant]?.decay else { return nil }
    return kernels.withLock { known in
      if let kernel = known[pollutant] { return kernel }
      let kernel = StreetKernel(streets, decay: decay)
      known[pollutant] = kernel
      return kernel
    }
  }

  /// A method with the streets' part in an hour and its wind, nil for a pollutant that has no increment.
  func method(
    for pollutant: Pollutant, over background: any Interpolator, hour: Date, wind: CityWind? = nil
  ) -> BackgroundAndIncrement? {
    method(
      for: pollutant, over: background, hour: hour, wind: wind, leeContrast: calibration.leeContrasts[pollutant])
  }

  /// The same with a contrast between the sides of a street that is not the settled one.
  func method(
    for pollutant: Pollutant, over background: any Interpolator, hour: Date, wind: CityWind?, leeContrast: Double?
  ) -> BackgroundAndIncrement? {
    guard let prior = calibration.parts[pollutant]?.prior, let kernel = kernel(for: pollutant) else { return nil }
    return BackgroundAndIncrement(
      base: background, kernel: HourKernel(kernel, contrast: leeContrast, wind: wind),
      district: .init(density: density, calibration: calibration.district),
      ratio: prior.ratio(at: hour, in: calibration.timeZone), logDeviation: prior.logDeviation)
  }

  /// Whether two models are one object.
  package static func == (left: StreetModel, right: StreetModel) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

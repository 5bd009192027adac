public import AirData
public import Geo
import Synchronization

/// The streets of a city as the field needs them: made once per network, for all hours.
///
/// Two models are the same when they are one and the same object.
public final class StreetModel: Sendable, Hashable {
  /// The plane that the streets lie on; a field with streets is computed on it.
  public let projection: LocalProjection
  /// What is settled about the streets beside their lines.
  public let calibration: StreetCalibration
  private let streets: StreetsBySetting
  private let kernels = Mutex<[Pollutant: StreetKernel]>([:])

  /// Takes in the streets, which lie on the plane of a projection.
  /// - Complexity: O(pieces of street); the kernel of a pollutant is made when it is first asked for.
  public init(
    _ lines: some Sequence<StreetLine>, projection: LocalProjection, calibration: StreetCalibration = .published
  ) {
    self.projection = projection
    self.calibration = calibration
    streets = StreetsBySetting(lines, strength: calibration.strength)
  }

  /// Whether nothing gives anything off.
  public var isEmpty: Bool { streets.isEmpty }

  /// The kernel of a pollutant, nil for one that has no increment.
  public func kernel(for pollutant: Pollutant) -> StreetKernel? {
    guard let decay = calibration.parts[pollutant]?.decay else { return nil }
    return kernels.withLock { known in
      if let kernel = known[pollutant] { return kernel }
      let kernel = StreetKernel(streets, decay: decay)
      known[pollutant] = kernel
      return kernel
    }
  }

  /// A method with the streets' part in an hour's wind, nil for a pollutant that has no increment.
  func method(
    for pollutant: Pollutant, over background: any Interpolator, wind: CityWind? = nil
  ) -> BackgroundAndIncrement? {
    method(for: pollutant, over: background, wind: wind, leeContrast: calibration.leeContrasts[pollutant])
  }

  /// The same with a contrast between the sides of a street that is not the settled one.
  func method(
    for pollutant: Pollutant, over background: any Interpolator, wind: CityWind?, leeContrast: Double?
  ) -> BackgroundAndIncrement? {
    guard let part = calibration.parts[pollutant], let kernel = kernel(for: pollutant) else { return nil }
    return BackgroundAndIncrement(
      base: background, kernel: HourKernel(kernel, contrast: leeContrast, wind: wind), part: part)
  }

  /// Whether two models are one object.
  public static func == (left: StreetModel, right: StreetModel) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

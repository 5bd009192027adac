package import AirData
internal import Computing
internal import Foundation
package import Geo

/// The streets of a city as the field needs them: made once per network, for all hours.
///
/// Two models are the same when they are one and the same object.
package final class StreetModel: Sendable, Hashable {
  /// The plane that the streets lie on; a field with streets is computed on it.
  package let projection: LocalProjection
  /// What is settled about the streets beside their lines.
  package let calibration: StreetCalibration
  /// Whether no street emits anything.
  package let isEmpty: Bool
  private let streets: any StreetLineSource
  private let kept: KeptStreets?
  /// The pollutants whose kernel was kept.
  private let keptPollutants: Set<Pollutant>
  private let knownDensity: Lock<DistrictDensity?>
  private let kernels: Lock<[Pollutant: CityKernel]>

  /// Streets that are made at one time to find one that emits something: mostly the first few have one.
  private static let linesOfGlance = 64
  /// Streets that are made side by side.
  private static let linesOfPiece = 2048
  /// Streets that are kept as lines at one time: all of a country's would take more memory than its network.
  private static let linesAtOnce = 32 * linesOfPiece

  /// Takes in streets.
  /// - Parameters:
  ///   - streets: They are made into lines where something has to be known of them.
  ///   - projection: The plane that they lie on.
  ///   - calibration: What is settled about them.
  ///   - kept: What was worked out of them before, if anything was.
  /// - Complexity: O(streets before the first one that emits something). Density and kernels are made when they are
  ///   first asked for.
  package init(
    _ streets: any StreetLineSource, projection: LocalProjection, calibration: StreetCalibration = .fitted,
    kept: KeptStreets? = nil
  ) {
    self.streets = streets
    self.projection = projection
    self.calibration = calibration
    self.kept = kept
    keptPollutants = Self.pollutants(of: kept, calibration)
    knownDensity = Lock(nil)
    kernels = Lock([:])
    isEmpty = !(0..<streets.count).pieces(of: Self.linesOfGlance).contains { piece in
      streets.lines(piece).contains { calibration.strength.strength(of: $0) > 0 }
    }
  }

  /// The same streets with other parts; kernels that do not differ are shared.
  private init(_ model: StreetModel, parts: [Pollutant: StreetCalibration.Part]) {
    var calibration = model.calibration
    calibration.parts = parts
    let former = model.calibration.parts
    kernels = Lock(model.kernels.withLock { $0 }.filter { parts[$0.key]?.decay == former[$0.key]?.decay })
    (projection, streets, kept, isEmpty) = (model.projection, model.streets, model.kept, model.isEmpty)
    knownDensity = Lock(model.knownDensity.withLock { $0 })
    keptPollutants = Self.pollutants(of: kept, calibration)
    self.calibration = calibration
  }

  /// The density of the city's streets.
  /// - Complexity: O(length of the streets) the first time where none was kept, with the lock held: whoever asks for
  ///   it meanwhile waits for it.
  var density: DistrictDensity {
    knownDensity.withLock { known in
      if let known { return known }
      let density = keptDensity ?? madeDensity
      known = density
      return density
    }
  }

  /// The density of the city's streets, to be kept with them.
  package var densityToKeep: KeptDensity { density.kept }

  private var keptDensity: DistrictDensity? {
    guard let kept, !keptPollutants.isEmpty else { return nil }
    return DistrictDensity(kept.density())
  }

  private var madeDensity: DistrictDensity {
    var parts = DistrictDensity.Parts()
    for some in (0..<streets.count).pieces(of: Self.linesAtOnce) {
      for line in some.pieces(of: Self.linesOfPiece).parallelMap({ streets.lines($0) }).joined() {
        parts.add(line, calibration.district)
      }
    }
    return DistrictDensity(parts, district: calibration.district)
  }

  /// Whether what was kept of the streets is the kernel of a pollutant.
  package func isKept(_ pollutant: Pollutant) -> Bool { keptPollutants.contains(pollutant) }

  private static func pollutants(of kept: KeptStreets?, _ calibration: StreetCalibration) -> Set<Pollutant> {
    guard let kept else { return [] }
    return Set(calibration.parts.keys.filter { calibration.keptSettings(for: $0) == kept.settings })
  }

  /// What the map says of the streets at some points; nil for a pollutant that has no increment.
  /// - Complexity: O(points × pieces of street near by).
  package func values(for pollutant: Pollutant, at points: [PlanePoint]) -> [StreetValues]? {
    guard let kernel = kernel(for: pollutant) else { return nil }
    let density = density
    return points.map { point in
      StreetValues(
        kernel: Float(kernel.value(at: point, upTo: AmplitudePrior.largestKernel)),
        density: Float(density.value(at: point)))
    }
  }

  /// The same streets with another part for a pollutant.
  func with(_ part: StreetCalibration.Part, for pollutant: Pollutant) -> StreetModel {
    var parts = calibration.parts
    parts[pollutant] = part
    return StreetModel(self, parts: parts)
  }

  /// The same streets, of which a pollutant has the amplitude that other cities show.
  func withPriorOfOtherCities(for pollutant: Pollutant) -> StreetModel {
    guard var part = calibration.parts[pollutant] else { return self }
    part.prior = .fitted
    return with(part, for: pollutant)
  }

  /// What each site of a history is expected to read above the background, per µg/m³ of amplitude; NaN for one that
  /// tells nothing of streets, nil for a pollutant without a kernel.
  func expectedKernels(of history: StationHistory) -> [Double]? {
    kernel(for: history.pollutant).map { kernel in
      history.sites.map { StreetSite(type: $0.type, kernel: kernel.value(at: $0.point)).tellingKernel }
    }
  }

  /// The kernel of a pollutant, nil for one that has no increment.
  package func kernel(for pollutant: Pollutant) -> CityKernel? {
    guard let decay = calibration.parts[pollutant]?.decay else { return nil }
    return kernels.withLock { known in
      if let kernel = known[pollutant] { return kernel }
      let kernel = CityKernel(streets, strength: calibration.strength, decay: decay)
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

  /// A method with a contrast between the sides of a street that is not the settled one, and with other priors where
  /// stations are left out, by their ids.
  func method(
    for pollutant: Pollutant, over background: any Interpolator, hour: Date, wind: CityWind?, leeContrast: Double?,
    priorsWithout: [String: AmplitudePrior] = [:]
  ) -> BackgroundAndIncrement? {
    guard let prior = calibration.parts[pollutant]?.prior, let kernel = kernel(for: pollutant) else { return nil }
    return BackgroundAndIncrement(
      base: background, kernel: HourKernel(kernel, contrast: leeContrast, wind: wind),
      district: .init(density: density, calibration: calibration.district),
      expectation: prior.expectation(at: hour, in: calibration.timeZone),
      expectationsWithout: priorsWithout.mapValues { $0.expectation(at: hour, in: calibration.timeZone) })
  }

  /// Whether two models are one object.
  package static func == (left: StreetModel, right: StreetModel) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

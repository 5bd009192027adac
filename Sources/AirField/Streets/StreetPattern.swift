package import AirData
package import Foundation
package import Geo

/// How streets tell the places of a city apart where nothing was read: relative, without a unit.
package struct StreetPattern: Sendable {
  /// What the pattern is of.
  package enum Kind: Hashable, Sendable {
    /// The air that other cities lead to expect, over its mean background.
    case expectedAir
    /// What the streets add, near by and over their district, in units of what a primary street adds in the week's
    /// mean: as soot and ultrafine particles go.
    case trafficAlone
  }

  /// The plane that places are looked up on.
  package let projection: LocalProjection
  /// Whether what was kept of the streets tells it too, see ``totals(_:)``.
  package let isKept: Bool
  /// Equally likely values of the streets' amplitude over its mean.
  package let amplitudeRatios: [Double]
  private let kind: Kind
  private let kernel: CityKernel
  private let density: DistrictDensity
  private let district: DistrictCalibration
  /// Amplitude ÷ background in the hour.
  private let ratio: Double
  /// Amplitude ÷ background in the week's mean, so that hours can be compared.
  private let meanRatio: Double

  /// How far backgrounds differ beside the density of streets: standard deviation over mean (a presumption, after
  /// Ghent's façades).
  private static let backgroundVariation = 0.15

  init(
    _ kind: Kind, kernel: CityKernel, density: DistrictDensity, calibration: StreetCalibration, prior: AmplitudePrior,
    hour: Date, projection: LocalProjection, isKept: Bool
  ) {
    self.isKept = isKept
    self.kind = kind
    self.kernel = kernel
    self.density = density
    self.projection = projection
    district = calibration.district
    let posterior = AmplitudePosterior(
      median: prior.ratio(at: hour, in: calibration.timeZone), logDeviation: prior.logDeviation, level: 1, stations: [])
    ratio = posterior.mean
    // The posterior of no station is the prior, which scales with the hour's factor.
    meanRatio = posterior.mean / prior.profile.factor(at: hour, in: calibration.timeZone)
    // Where streets are all there is, their scale cancels.
    amplitudeRatios = kind == .trafficAlone ? [1] : posterior.ratios
  }

  /// Background and increment at some places, in their order.
  /// - Complexity: O(places × pieces of street near by).
  package func parts(at places: [Coordinate]) -> [ConcentrationParts] {
    places.map { parts(at: projection.project($0)) }
  }

  private func parts(at point: PlanePoint) -> ConcentrationParts {
    parts(kernel: kernel.value(at: point, upTo: AmplitudePrior.largestKernel), density: density.value(at: point))
  }

  /// Background + increment at places, in their order, by what the map says of the streets there.
  package func totals(_ streets: [StreetValues]) -> [Float] {
    streets.map { Float(parts($0).total) }
  }

  private func parts(_ streets: StreetValues) -> ConcentrationParts {
    parts(kernel: Double(streets.kernel), density: Double(streets.density))
  }

  private func parts(kernel: Double, density: Double) -> ConcentrationParts {
    let believed = min(AmplitudePrior.largestKernel, kernel)
    let isBeyond = kernel > believed
    switch kind {
    case .expectedAir:
      return ConcentrationParts(
        background: district.factor(density: density, stations: self.density.mean), increment: ratio * believed,
        isBeyondStations: isBeyond)
    case .trafficAlone:
      return ConcentrationParts(
        background: district.ratioPerDensity * density / meanRatio, increment: believed * ratio / meanRatio,
        isBeyondStations: isBeyond)
    }
  }

  /// The parts of the error at some places, in their order, by what the map says of the streets there where that is
  /// known and serves.
  package func errorParts(at places: [Coordinate], streets: [StreetValues]? = nil) -> [ErrorParts] {
    let kept = isKept && streets?.count == places.count ? streets : nil
    return (kept?.map { parts($0) } ?? parts(at: places)).map { parts in
      ErrorParts(
        background: Self.backgroundVariation * parts.background,
        street: AmplitudePrior.streetVariation * parts.increment, increment: parts.increment)
    }
  }
}

extension StreetModel {
  /// How the streets tell places apart in the hour that begins at a time; nil where nothing drives, or the pollutant
  /// has no increment.
  package func pattern(_ kind: StreetPattern.Kind, for pollutant: Pollutant, hour: Date) -> StreetPattern? {
    guard !isEmpty, let prior = calibration.parts[pollutant]?.prior, let kernel = kernel(for: pollutant) else {
      return nil
    }
    return StreetPattern(
      kind, kernel: kernel, density: density, calibration: calibration, prior: prior, hour: hour,
      projection: projection, isKept: isKept(pollutant))
  }
}

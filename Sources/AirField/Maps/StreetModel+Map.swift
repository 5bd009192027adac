internal import AirData
internal import Foundation

extension StreetModel {
  /// The streets' part over a coarse map, which knows the districts itself and has the streets' means; nil for a
  /// pollutant that has no increment.
  func method(
    for pollutant: Pollutant, overMap map: MapInterpolator, means: KernelMeans?, hour: Date, wind: CityWind?
  ) -> BackgroundAndIncrement? {
    guard let prior = calibration.parts[pollutant]?.prior, let kernel = kernel(for: pollutant) else { return nil }
    var district = calibration.district
    district.ratioPerDensity = 0
    return BackgroundAndIncrement(
      base: map,
      kernel: HourKernel(kernel, contrast: calibration.leeContrasts[pollutant], wind: wind, over: means),
      district: .init(density: density, calibration: district),
      expectation: prior.expectation(at: hour, in: calibration.timeZone))
  }
}

internal import Foundation

/// How far the readings of stations follow the kernels of their streets, by kind of hour: one for each hour of working
/// days, Saturdays and Sundays.
struct WeekContrast {
  private static let kindCount = 72

  /// The slope of the readings over the kernels, relative to the background, over all hours.
  let overall: Double
  /// By kind of hour the covariance of kernels and readings, summed over hours and stations.
  private let covariances: [Double]
  /// By kind of hour the variance of the kernels times the background, summed alike.
  private let variances: [Double]
  /// By kind of hour how many there are with two stations or more.
  private let hours: [Double]

  /// - Parameters:
  ///   - history: What was measured.
  ///   - kernels: Expected excess by site per µg/m³ of amplitude; NaN for a site that tells nothing of streets.
  ///   - ratio: Amplitude ÷ background, by which the background of an hour follows from its mean.
  ///   - zone: The clock of the hours of the week.
  /// - Complexity: O(readings).
  init(_ history: StationHistory, kernels: [Double], ratio: Double, zone: TimeZone) {
    var covariances = [Double](repeating: 0, count: Self.kindCount)
    var variances = covariances
    var hours = covariances
    for hour in history.hours.indices {
      let sites = history.sites.indices.filter { kernels[$0].isFinite && !history[hour: hour, site: $0].isNaN }
      guard sites.count > 1 else { continue }
      let count = Double(sites.count)
      let meanKernel = sites.reduce(0) { $0 + kernels[$1] } / count
      let mean = sites.reduce(0) { $0 + Double(history[hour: hour, site: $1]) } / count
      let background = mean / (1 + ratio * meanKernel)
      let kind = Self.kind(ofHour: AmplitudeProfile.index(of: history.hours[hour], in: zone))
      for site in sites {
        let deviation = kernels[site] - meanKernel
        covariances[kind] += deviation * (Double(history[hour: hour, site: site]) - mean)
        variances[kind] += deviation * deviation * background
      }
      hours[kind] += 1
    }
    overall = covariances.reduce(0, +) / max(.leastNormalMagnitude, variances.reduce(0, +))
    (self.covariances, self.variances, self.hours) = (covariances, variances, hours)
  }

  /// The slope in hours like one of the week, over that of all, and how many such hours there are; 0 where the kernels
  /// of their stations do not differ.
  func factor(ofHour hourOfWeek: Int) -> (factor: Double, hours: Double) {
    let kind = Self.kind(ofHour: hourOfWeek)
    return (variances[kind] > 0 ? covariances[kind] / variances[kind] / overall : 0, hours[kind])
  }

  /// Hours of working days count alike, from 0 to 23; then those of Saturdays and Sundays.
  private static func kind(ofHour hourOfWeek: Int) -> Int {
    max(0, hourOfWeek / 24 - 4) * 24 + hourOfWeek % 24
  }
}

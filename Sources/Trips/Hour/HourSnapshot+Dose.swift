package import AirData
internal import CityAir
package import Routing
internal import Setup
package import Streets

extension HourSnapshot {
  /// Adds up the µg of a pollutant that somebody inhales along streets; nil where nobody reads it, so that streets are
  /// told apart at most.
  package func doseMeasure(of pollutant: Pollutant, mode: TravelMode) -> ReachQuery.Measure? {
    let pollution = pollution(by: .pollutant(pollutant))
    guard let streets = pollution.streets, !pollution.isRelative else { return nil }
    // p is 1 at the guideline.
    let microgramsPerSecond =
      pollutant.guidelineMicrogramsPerCubicMeter * city.ventilationCubicMetersPerHour(of: mode) / 3600
    return .weightedSeconds(streets.pollution.values.map { $0 * Float(microgramsPerSecond) })
  }
}

/// What counts as a mean of one hour, be it of a pollutant or of the wind.
package enum HourlyMean {
  /// A mean over more seconds says nothing of one hour.
  package static let longestSeconds = 7200.0
}

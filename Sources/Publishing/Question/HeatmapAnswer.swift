package import AirData
package import Foundation

/// What became of a run of reports.
package struct HeatmapAnswer: Sendable, Hashable {
  /// An hour that has no report, and why.
  package struct Missing: Sendable, Hashable {
    /// Start of the hour.
    package let hour: Date
    /// Why, in one sentence.
    package let reason: String
  }

  /// The folder with everything.
  package let folder: String
  /// Hours that were written.
  package let written: [Date]
  /// Hours whose files were there already, from the same inputs.
  package let unchanged: [Date]
  /// Hours without a report.
  package let missing: [Missing]
  /// The documents of the run, by path in the folder.
  package let documents: [String]
  /// Number of hours of earlier runs that the folder still has, and its list no more.
  package let unlisted: Int
  /// What has to be said of every hour with a reading.
  package let notices: [Notice]
}

public import AirData
public import Foundation

/// What became of a run of reports.
public struct HeatmapAnswer: Sendable, Hashable {
  /// An hour that has no report, and why.
  public struct Missing: Sendable, Hashable {
    /// Start of the hour.
    public let hour: Date
    /// Why, in one sentence.
    public let reason: String
  }

  /// The folder with everything.
  public let folder: String
  /// Hours that were written.
  public let written: [Date]
  /// Hours whose files were there already, from the same inputs.
  public let unchanged: [Date]
  /// Hours without a report.
  public let missing: [Missing]
  /// The documents of the run, by path in the folder.
  public let documents: [String]
  /// What has to be said of every hour with a reading.
  public let notices: [Notice]
}

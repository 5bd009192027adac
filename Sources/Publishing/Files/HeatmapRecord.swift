/// What the files of one hour were made of.
struct HeatmapRecord: ReportRecord, Sendable, Hashable {
  /// Start of the hour, ISO 8601 in UTC.
  let hour: String
  /// `written` or `missing`.
  let state: String
  /// Why there is no report, nil where there is one.
  let reason: String?
  /// Digest of the readings and of all that is set.
  let inputs: String
  /// Digest of the concentrations and indices of every cell, nil without a report.
  let field: String?
  /// What the figures of each pollutant are: `measured`, `forecast`, `typical`, `stale` or `bridged`; nil without a
  /// report.
  var origin: [String: String]?
  let files: [ReportFile]

  /// Its name in the folder of the hour.
  static let fileName = "hour.json"
}

/// What the page and the PDF of a period of hours were made of.
struct DocumentRecord: ReportRecord, Sendable, Hashable {
  /// The name of both without their endings.
  let name: String
  /// Digest of all hours.
  let inputs: String
  let files: [ReportFile]
}

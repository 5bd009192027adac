import TestSupport

/// The embedded city at 08:00 of a working day.
enum EmbeddedCity {
  static let at = ["--at", "2026-11-24T08:00"]

  /// From the town hall's square to the sea side of the university.
  static let across = ["route", "--from", "39.4699,-0.3763", "--to", "39.4795,-0.3443"] + at

  /// The first example of the README.
  static let ofTheReadme = ["route", "--from", "39.4889,-0.3878", "--to", "39.4644,-0.3483"] + at

  /// The ten stations.
  static let stations = ["stations"] + at

  /// The air on the town hall's square.
  static let air = ["air", "39.4699,-0.3763"] + at
}

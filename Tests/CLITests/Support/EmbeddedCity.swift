import Foundation
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

  /// What the files of `docs/examples` answer, by their names.
  static let examples: [String: [String]] = [
    "air": air, "stations": stations, "route": ofTheReadme,
    // The destination lies in the zone.
    "route-forbidden": ["route", "--from", "39.4699,-0.3763", "--to", "39.472,-0.368"] + at
      + ["--exclude", "39.472,-0.368,200", "--exclusion", "forbid"],
    // Streets alone, without any source.
    "route-without-air": ofTheReadme + ["--network", BuiltProducts.city.appending(path: "valencia.osm").path],
  ]
}

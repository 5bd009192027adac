internal import AirData
internal import AirField
internal import Files
internal import Foundation
internal import Geo
internal import Streets

/// Reads `brisa.yml`; unknown keys and wrong types are errors with their line and column.
package enum ConfigurationFile {
  /// The configuration that a file describes; relative paths count from the file's folder.
  /// - Throws: ``BrisaError``.
  package static func read(_ path: String) throws(BrisaError) -> CityConfiguration {
    let text = try TextFile.read(path, otherwise: .badConfiguration)
    var city = try parse(text, file: path, folder: PathText.folder(of: path))
    city.file = path
    return city
  }

  /// The configuration that a text describes.
  static func parse(_ text: String, file: String, folder: String) throws(BrisaError) -> CityConfiguration {
    var city = CityConfiguration()
    let paths = PathBase(folder: folder)
    city.calibration = .standard(of: file, in: paths)
    guard let document = try YAMLReader.document(text, file: file) else { return city }
    let keys = try document.children([
      "city", "network", "archive", "sources", "field", "scale", "routes", "ventilation_m3_per_h", "speeds_kmh",
      "profile", "profiles", "tiles",
    ])
    if let section = keys["city"] { try readCity(section, into: &city) }
    if let network = keys["network"] { city.network = paths.resolved(try network.text()) }
    if let archive = keys["archive"] { city.archive = paths.resolved(try archive.text()) }
    if let sources = keys["sources"] { city.sources = try readSources(sources, paths: paths) }
    if let field = keys["field"] { try readField(field, paths: paths, into: &city) }
    if let scale = keys["scale"] { city.scale = try readScale(scale) }
    if let routes = keys["routes"] { try readRoutes(routes, into: &city) }
    if let ventilation = keys["ventilation_m3_per_h"] { try readVentilation(ventilation, into: &city) }
    if let speeds = keys["speeds_kmh"] { try readSpeeds(speeds, into: &city) }
    if let profile = keys["profile"] { try ProfileSection.read(profile, into: &city.profileChanges) }
    if let tiles = keys["tiles"] { city.tileSources = try TileSection.read(tiles) }
    if let profiles = keys["profiles"] { city.travellers = try TravellerFile.readAll(profiles) }
    return city
  }

  private static func readCity(_ section: YAMLReader, into city: inout CityConfiguration) throws(BrisaError) {
    let keys = try section.children(["name", "timezone", "box", "streets_attribution"])
    if let name = keys["name"] { city.name = try name.text() }
    if let zone = keys["timezone"] {
      guard let timeZone = TimeZone(identifier: try zone.text()) else {
        throw zone.fault("is no time zone: write one like Europe/Madrid")
      }
      city.timeZone = timeZone
      city.namesTimeZone = true
    }
    if let box = keys["box"] { city.box = try readBox(box) }
    if let attribution = keys["streets_attribution"] { city.streetsAttribution = try attribution.text() }
  }

  private static func readBox(_ reader: YAMLReader) throws(BrisaError) -> BoundingBox {
    var edges: [Double] = []
    for element in try reader.elements() { edges.append(try element.number(in: -180...180)) }
    guard let box = BoundingBox(edges: edges) else {
      throw reader.fault(
        BoundingBox.isOverAntimeridian(edges: edges)
          ? "reaches over the 180th meridian, where it has to end: give the part on one side of it"
          : "must be [west, south, east, north] in degrees")
    }
    return box
  }

  private static func readField(
    _ section: YAMLReader, paths: PathBase, into city: inout CityConfiguration
  ) throws(BrisaError) {
    let keys = try section.children(["method", "calibration", "increment", "wind", "mask_distance_m", "stale_hours"])
    if let method = keys["method"] {
      let word = try method.text()
      do { city.fieldMethod = try FieldMethod(parsing: word) } catch {
        throw method.fault("is wrong: \(error.message)")
      }
    }
    if let file = keys["calibration"] {
      city.calibration = CalibrationPlace(path: paths.resolved(try file.text()), isNamed: true)
    }
    if let increment = keys["increment"] {
      guard let choice = IncrementChoice(rawValue: try increment.text()) else {
        throw increment.fault("must be one of \(IncrementChoice.words)")
      }
      city.increment = choice
    }
    if let wind = keys["wind"] { city.wind = try wind.boolean() }
    if let mask = keys["mask_distance_m"] { city.maskDistanceMeters = try mask.number(in: 1...1_000_000) }
    if let hours = keys["stale_hours"] { city.staleHours = try hours.wholeNumber(in: 0...23) }
  }

  private static func readScale(_ reader: YAMLReader) throws(BrisaError) -> ScaleID {
    guard let scale = ScaleID(rawValue: try reader.text()) else {
      throw reader.fault("must be one of \(ScaleID.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return scale
  }

  private static func readRoutes(_ section: YAMLReader, into city: inout CityConfiguration) throws(BrisaError) {
    let keys = try section.children(["balanced_avoidance", "exclusion_factor", "snap_limit_m", "source_deadline_s"])
    if let value = keys["balanced_avoidance"] {
      city.balancedAvoidance = try value.number(in: CityConfiguration.avoidances)
    }
    if let value = keys["exclusion_factor"] { city.exclusionFactor = try value.number(in: 1...1000) }
    if let value = keys["snap_limit_m"] { city.snapLimitMeters = try value.number(in: 1...100_000) }
    if let value = keys["source_deadline_s"] { city.sourceDeadlineSeconds = try value.number(in: 0.1...3600) }
  }

  private static func readVentilation(_ section: YAMLReader, into city: inout CityConfiguration) throws(BrisaError) {
    let keys = try section.children(TravelMode.allCases.map(\.rawValue))
    for mode in TravelMode.allCases {
      if let value = keys[mode.rawValue] { city.ventilationCubicMetersPerHour[mode] = try value.number(in: 0...20) }
    }
  }

  private static func readSpeeds(_ section: YAMLReader, into city: inout CityConfiguration) throws(BrisaError) {
    let keys = try section.children(TravelMode.allCases.map(\.rawValue) + ["scooter_street_limit"])
    for mode in TravelMode.allCases {
      if let value = keys[mode.rawValue] {
        city.profileChanges.speedsKilometersPerHour[mode] = try value.number(in: 1...60)
      }
    }
    if let value = keys["scooter_street_limit"] {
      city.profileChanges.scooterStreetLimitKilometersPerHour = try value.number(in: 5...130)
    }
  }
}

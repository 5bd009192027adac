package import AirData
internal import AirField
internal import Foundation
package import Geo
internal import PluginHost
internal import Streets

/// A commented `brisa.yml` to begin with: the city, its streets, and every registered source.
package struct SampleConfiguration: Sendable {
  let city: CityConfiguration
  private let file: String
  private let manifests: [SourceManifest]

  /// The source that knows the air of every place of the world and asks for nothing, not even a key.
  package static let worldwideSource = "open-meteo"

  /// Takes the city whose values are written, where they go, and the sources that are registered.
  package init(_ city: CityConfiguration, file: String = "brisa.yml", registry: Registry) {
    self.city = city
    self.file = file
    manifests = registry.entries.map(\.manifest)
  }

  /// The text of the file.
  /// - Throws: ``BrisaError`` when the city has no box and its network cannot be read.
  package func text() throws(BrisaError) -> String {
    let box = try Self.stationBox(of: city)
    let own = [cityText(box: box), streetsText, sourcesText, fieldText(in: box)]
    let off = [routesText, speedsText, dearStreetsText, tilesText, ventilationText, travellersText]
    return (own + off).joined(separator: "\n")
  }

  /// What the file is, and the city.
  private func cityText(box: BoundingBox) -> String {
    """
    # A city's configuration: `brisa route --config brisa.yml`, or BRISA_CONFIG. Relative paths count from this file's folder.
    # Flags, and the variables BRISA_NETWORK, BRISA_SCALE, BRISA_FIELD and BRISA_CALIBRATION, win over it. Lines with # are off.

    city:
      name: \(YAMLText.scalar(city.name))
      # To read times that are written without a zone, and to print. Taken from the box where nobody named it.
      timezone: \(YAMLText.scalar(city.timeZone.identifier))
      # Stations are looked for in here: west, south, east, north in degrees.
      box: [\([box.west, box.south, box.east, box.north].map(YAMLText.degrees).joined(separator: ", "))]
      # Who must be named for the streets, where it is not OpenStreetMap.
      \(attributionLine)

    """
  }

  /// The streets, the archive, and the line that the sources follow.
  private var streetsText: String {
    """
    # The streets: an OpenStreetMap extract, or what `brisa network build` or `brisa network fetch` made of one.
    network: \(YAMLText.scalar(city.network ?? "city.brisa"))

    # Where `brisa sync` keeps readings; answers look there first.
    # archive: brisa.sqlite

    # Where the readings come from; live ones win over a typical day. An entry may also have a `name`, which answers call it
    # by, and `isolation: process`: the source then runs in a process of its own, which can crash and hang without harm; with
    # `isolation: host` it runs in Brisa itself, at your own risk: its exit(0), print or hanging init is Brisa's own.
    sources:
    """
  }

  /// How readings become a map, and the index.
  private func fieldText(in box: BoundingBox) -> String {
    """

    # How readings become a map: \(FieldMethodWord.choices).
    field:
      # auto is what `brisa calibrate` has found to be best; any other method wins over it.
      # method: \(FieldMethod.standard)
      # What `brisa calibrate` has learnt from the archive; this file where nothing else is said.
      # calibration: \(CalibrationPlace.standardName(of: file))
      # Whether what the streets add is told from the background: \(IncrementChoice.words). auto is on.
      # increment: \(city.increment.rawValue)
      # Whether the lee side of a street has more of it: true, false; without it where a calibration found that it helps.
      # wind: \(city.wind ?? false)
      # Farther than this from every station nothing is claimed.
      mask_distance_m: \(NumberText.plain(city.maskDistanceMeters))
      # Where nothing is known of the hour, the reading of so many hours before stands in.
      # stale_hours: \(city.staleHours)

    # The index that people read: \(ScaleID.allCases.map(\.rawValue).joined(separator: ", ")).
    scale: \(scale(in: box).rawValue)

    """
  }

  /// What routes and the sources' answers are held to: all of it off.
  private var routesText: String {
    """
    # routes:
    #   balanced_avoidance: \(NumberText.plain(city.balancedAvoidance))
    #   exclusion_factor: \(NumberText.plain(city.exclusionFactor))
    #   snap_limit_m: \(NumberText.plain(city.snapLimitMeters))
    #   source_deadline_s: \(NumberText.plain(city.sourceDeadlineSeconds))

    """
  }

  /// Pictures of the ground from others.
  private var tilesText: String {
    """
    # Pictures of the ground from other providers, for the map page. Whoever looks at one asks that provider.
    # tiles:
    #   - name: Photograph
    #     url: "https://tiles.example.org/{z}/{x}/{y}.jpeg"
    #     attribution: Its makers
    #     min_zoom: 0
    #     max_zoom: 19

    """
  }

  /// The scale of the country, where no file has chosen one.
  private func scale(in box: BoundingBox) -> ScaleID { city.file == nil ? ScaleID(at: box.center) : city.scale }

  private var attributionLine: String {
    city.streetsAttribution.map { "streets_attribution: \(YAMLText.scalar($0))" }
      ?? "# streets_attribution: the city's survey"
  }

  /// The city's own sources as they are, then every other one switched off.
  private var sourcesText: String {
    let own = city.sources.map { source in
      let manifest = manifests.first { $0.id == source.id }
      // The sample may be written into another folder.
      let entry = SourceConfiguration(id: source.id, settings: source.settings, folder: source.folder)
      let given = entry.settings(
        resolvingPathsOf: (manifest?.settings ?? []).filter { source.settings[$0.name] != nil })
      return SampleSource(id: source.id, manifest: manifest, given: given, isOn: true)
    }
    let others = manifests.filter { manifest in !city.sources.contains { $0.id == manifest.id } }.map {
      SampleSource(id: $0.id, manifest: $0, given: [:], isOn: false)
    }
    return (own + others).flatMap(\.lines).joined(separator: "\n")
  }

  /// Where a city's stations are looked for: its box, or that of its network and some kilometres more.
  /// - Throws: ``BrisaError`` when the city has no box and its network cannot be read.
  package static func stationBox(of city: CityConfiguration) throws(BrisaError) -> BoundingBox {
    if let box = city.box { return box }
    guard let network = city.network else { return BoundingBox(west: -0.5, south: 39.4, east: -0.3, north: 39.55) }
    return stationBox(around: try NetworkLoader(city: city).load(network).box)
  }

  /// A box with some kilometres around it, rounded outwards to a hundredth of a degree.
  package static func stationBox(around box: BoundingBox) -> BoundingBox {
    let box = box.expanded(byMeters: stationMarginMeters)
    func down(_ degrees: Double) -> Double { (degrees * 100).rounded(.down) / 100 }
    func up(_ degrees: Double) -> Double { (degrees * 100).rounded(.up) / 100 }
    return BoundingBox(west: down(box.west), south: down(box.south), east: up(box.east), north: up(box.north))
  }

  /// Stations just outside a city tell of it too.
  private static let stationMarginMeters = 5000.0
}

/// One source's entry in the sample.
private struct SampleSource {
  let id: String
  let manifest: SourceManifest?
  let given: [String: SettingValue]
  let isOn: Bool

  /// Its lines: what must be set stands there, what may be set behind a # with its default.
  var lines: [String] {
    var comments: [String] = []
    if let manifest { comments.append("\(manifest.summary) Licence: \(manifest.licence).") }
    let body = ["- id: \(id)"] + (settingLines.isEmpty ? [] : ["  settings:"] + settingLines.map { "    \($0)" })
    return [""] + comments.map { "  # \($0)" } + body.map { (isOn ? "  " : "  # ") + $0 }
  }

  private var settingLines: [String] {
    guard let manifest else { return given.keys.sorted().map { "\($0): \(YAMLText.value(given[$0]))" } }
    let specs =
      manifest.settings.filter { given[$0.name] != nil || $0.isRequired }
      + manifest.settings.filter { given[$0.name] == nil && !$0.isRequired }
    return specs.map { spec in
      if let value = given[spec.name] { return "\(spec.name): \(YAMLText.value(value))" }
      return "\(spec.isRequired ? "" : "# ")\(spec.name): \(example(spec))  # \(spec.help)"
    }
  }

  /// A folder has no ending, and a file is called by what it holds.
  private static func path(_ spec: SettingSpec) -> String {
    if spec.name.contains("folder") || spec.help.lowercased().hasPrefix("the folder") { return "readings" }
    return spec.name == "path" ? "readings.csv" : "\(spec.name).csv"
  }

  /// A value that works as it stands: nobody has checked what a manifest proposes, and a secret is never written.
  private func example(_ spec: SettingSpec) -> String {
    let proposed = [spec.defaultValue, spec.example].compactMap { $0 }
    if spec.kind != .secret, let value = proposed.first(where: spec.takes) { return YAMLText.value(value) }
    switch spec.kind {
    case .text: return spec.name == "url" ? "https://example.org/" : "\"…\""
    case .path: return Self.path(spec)
    case .choice(let words): return YAMLText.scalar(words.first ?? "")
    case .integer(let range): return "\(range.lowerBound)"
    case .number(let range): return NumberText.plain(range.lowerBound)
    case .boolean: return "false"
    case .secret: return "env:" + "\(id)_\(spec.name)".uppercased().replacing("-", with: "_")
    }
  }
}

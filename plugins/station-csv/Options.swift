internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  /// How the times of the table are meant.
  enum Calendar: String, CaseIterable, Sendable {
    /// As the first time that can be read is written: a time of day means ``daily``.
    case auto
    /// Every row is of one day.
    case dated
    /// The table is one day that stands for every day.
    case daily
  }

  var location: Location
  var calendar: Calendar
  var isStrict: Bool
  private let negativeTolerance: Double?

  init(_ settings: SourceSettings) throws(SourceError) {
    location = try Location(settings)
    calendar = settings.text("calendar").flatMap(Calendar.init) ?? .auto
    isStrict = settings.boolean("strict")
    negativeTolerance = settings.number("negative_tolerance")
  }

  /// µg/m³ below zero that count as zero.
  func negativeTolerance(of pollutant: Pollutant) -> Double {
    negativeTolerance ?? pollutant.noiseMicrogramsPerCubicMeter
  }

  static let sourceID = "station-csv"

  static let manifest = SourceManifest(
    id: sourceID, name: "Station CSV", version: "1.0.0",
    summary: "Readings from a CSV file, one reading or one hour of a station a row.",
    pollutants: Set(Pollutant.allCases), readsWhole: true, licence: "as the owner of the file says", attribution: "",
    cacheRule: .keep(seconds: 0),
    settings: [
      SettingSpec("kind", .choice(["file", "http"]), default: "file", help: "Where the table lies."),
      SettingSpec("path", .path, help: "The file, with kind file."),
      SettingSpec("url", .text, help: "The address, with kind http."),
      SettingSpec(
        "allow_plain_http", .boolean, default: false, help: "Allow an address without encryption on another machine."),
      SettingSpec(
        "calendar", .choice(Calendar.allCases.map(\.rawValue)), default: "auto",
        help: "dated: every time has its date. daily: times are HH:mm of a day that stands for every day. "
          + "auto: daily when the first time is written HH:mm."),
      SettingSpec("strict", .boolean, default: false, help: "Make the first bad row an error."),
      SettingSpec(
        "negative_tolerance", .number(0...1000), example: 5,
        help: "Negative values down to this many µg/m³ below zero (5 when not given, of CO 100) count as zero; lower "
          + "ones are refused."),
      SettingSpec("attribution", .text, help: "Who must be named where the readings are shown."),
      SettingSpec("licence", .text, help: "The licence of the readings."),
    ])
}

public import AirData
public import AirField
public import Foundation
public import Geo
public import PluginHost
public import Streets

/// All that is set for a city: the defaults, changed by `brisa.yml`, the environment and flags, in this order.
public struct CityConfiguration: Sendable {
  /// One source and its settings.
  public struct Source: Sendable, Hashable {
    /// Id of the plugin's source type.
    public var id: String
    /// The entry's own name in the archive and in answers; nil: see ``CityConfiguration/sourceNames``.
    public var name: String?
    /// Settings as written, not yet checked against the manifest.
    public var settings: [String: SettingValue]
    /// The configuration's folder, from which relative paths in the settings count; empty for the working folder.
    public var folder: String
    /// Where the source runs; nil: as its plugin's place has it.
    public var isolation: Isolation.Mode?
    /// What the file of its program is called, for an entry that names one; nil for every other.
    ///
    /// It names the entry whether the program starts or not, so that what was archived is found.
    var programName: String?
    /// Where the entry stands, `brisa.yml:4:5`; nil where no file has it.
    var place: String?
    /// Where its settings stand, by name.
    var settingPlaces: [String: String] = [:]

    /// Creates an entry.
    public init(
      id: String, name: String? = nil, settings: [String: SettingValue], folder: String = "",
      isolation: Isolation.Mode? = nil
    ) {
      self.id = id
      self.name = name
      self.settings = settings
      self.folder = folder
      self.isolation = isolation
    }
  }

  /// Path of the file that the settings were read from; nil where there is none.
  public internal(set) var file: String?
  /// The city's name, as people read it.
  public var name = unnamed
  /// The city's time zone, used only to read and to print.
  public var timeZone = TimeZone.current
  /// Where stations are looked for; nil: within 20 km of the network.
  public var box: BoundingBox?
  /// Path of the network file or OSM extract; nil where none is set.
  public var network: String?
  /// Who must be named for the streets; nil: whoever the network file names.
  public var streetsAttribution: String?
  /// Path of the archive of readings; nil where there is none.
  public var archive: String?
  /// Where the readings come from, in order.
  public var sources: [Source] = []
  /// The index scale.
  public var scale = ScaleID.usEPA
  /// The interpolation method (`--field`); nil where nobody chose one, so that the standard one serves.
  public var fieldMethod: FieldMethod?
  /// Where the calibration lies that the field is made with; nil where there is none.
  public var calibration: CalibrationPlace?
  /// Whether the streets' part is told from the background (`--increment`).
  public var increment = IncrementChoice.auto
  /// Whether the lee side of a street has more of what it adds (`--wind`); nil: where a calibration has found that it
  /// helps.
  public var wind: Bool?
  /// What is settled about the streets' part.
  public var streetCalibration = StreetCalibration.fitted
  /// Metres from every station beyond which the field is masked.
  public var maskDistanceMeters = 5000.0
  /// Hours back to which readings stand in where the hour has none; 0 for never.
  public var staleHours = 3
  /// The avoidance (lambda) of the balanced route.
  public var balancedAvoidance = 2.0
  /// Factor on the cost of the length inside zones that are to be avoided.
  public var exclusionFactor = 5.0
  /// Metres beyond which a place is off the network.
  public var snapLimitMeters = 1000.0
  /// Most seconds that a source may take to answer.
  public var sourceDeadlineSeconds = 20.0
  /// Air that a traveller breathes, in cubic metres per hour, by mode.
  public var ventilationCubicMetersPerHour: [TravelMode: Double] = [.walk: 1.2, .bike: 2.7, .scooter: 0.84]
  /// Speeds and limits of the modes, used where an OSM extract is imported.
  public var profile = ProfileSettings()

  /// What a city is called that nobody named.
  public static let unnamed = "the city"

  /// Metres around the network within which stations count, where no box is set.
  static let stationReachMeters = 20_000.0

  /// Creates the defaults.
  public init() {}
}

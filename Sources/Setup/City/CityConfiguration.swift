package import AirData
package import AirField
package import Foundation
package import Geo
package import PluginHost
package import Streets

/// All that is set for a city: the defaults, changed by `brisa.yml`, the environment and flags, in this order.
package struct CityConfiguration: Sendable {
  /// One source and its settings.
  package struct Source: Sendable, Hashable {
    /// Id of the plugin's source type.
    package var id: String
    /// The entry's own name in the archive and in answers; nil: see ``CityConfiguration/sourceNames``.
    package var name: String?
    /// Settings as written, not yet checked against the manifest.
    package var settings: [String: SettingValue]
    /// The configuration's folder, from which relative paths in the settings count; empty for the working folder.
    package var folder: String
    /// Where the source runs; nil: as its plugin's place has it.
    package var isolation: Isolation.Mode?
    /// What the file of its program is called, for an entry that names one; nil for every other.
    ///
    /// It names the entry whether the program starts or not, so that what was archived is found.
    var programName: String?
    /// Whether it stands in for a program or library that did not say what it is when it was asked last.
    package var isStandIn = false
    /// Where the entry stands, `brisa.yml:4:5`; nil where no file has it.
    package var place: String?
    /// Where its settings stand, by name.
    package var settingPlaces: [String: String] = [:]

    /// Creates an entry.
    package init(
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
  package internal(set) var file: String?
  /// The city's name, as people read it.
  package var name = unnamed
  /// The city's time zone, used only to read and to print.
  package var timeZone = TimeZone.current
  /// Whether the configuration names it.
  var namesTimeZone = false
  /// Where stations are looked for; nil: within 20 km of the network.
  package var box: BoundingBox?
  /// Path of the network file or OSM extract; nil where none is set.
  package var network: String?
  /// The network itself, where it was opened to learn the city's clock: it need not be opened again.
  package internal(set) var openedNetwork: StreetGraph?
  /// Who must be named for the streets; nil: whoever the network file names.
  package var streetsAttribution: String?
  /// Path of the archive of readings; nil where there is none.
  package var archive: String?
  /// Where the readings come from, in order.
  package var sources: [Source] = []
  /// The index scale.
  package var scale = ScaleID.usEPA
  /// The interpolation method (`--field`); nil where nobody chose one, so that the standard one serves.
  package var fieldMethod: FieldMethod?
  /// Where the calibration lies that the field is made with; nil where there is none.
  package var calibration: CalibrationPlace?
  /// Whether the streets' part is told from the background (`--increment`).
  package var increment = IncrementChoice.auto
  /// Whether the lee side of a street has more of what it adds (`--wind`); nil: where a calibration has found that it
  /// helps.
  package var wind: Bool?
  /// What is settled about the streets' part.
  package var streetCalibration = StreetCalibration.fitted
  /// Metres from every station beyond which the field is masked.
  package var maskDistanceMeters = PollutionField.standardMaskDistanceMeters
  /// Hours back to which readings stand in where the hour has none; 0 for never.
  package var staleHours = 3
  /// So many hours after a past one may change its air.
  ///
  /// The next one changes its last minutes, and the first one behind a gap changes all hours of the gap.
  package var hoursAfter: Int { max(1, staleHours) }
  /// The avoidance (lambda) of the balanced route, one of ``avoidances``.
  package var balancedAvoidance = 2.0
  /// The avoidances that are taken, whoever asks for one.
  package static let avoidances = 0.0...1000
  /// Factor on the cost of the length inside zones that are to be avoided.
  package var exclusionFactor = 5.0
  /// Metres beyond which a place is off the network.
  package var snapLimitMeters = 1000.0
  /// Most seconds that a source may take to answer.
  package var sourceDeadlineSeconds = 20.0
  /// Air that a traveller breathes, in cubic metres per hour, by mode.
  package var ventilationCubicMetersPerHour: [TravelMode: Double] = [
    .walk: BreathingEffort.moderate.cubicMetersPerHour, .bike: BreathingEffort.hard.cubicMetersPerHour,
    .scooter: BreathingEffort.light.cubicMetersPerHour,
  ]
  /// What is set of speeds, closed and dear streets; all else is as the network was built.
  package var profileChanges = ProfileChanges()
  /// Profiles of persons, by their names.
  package var travellers: [String: Traveller] = [:]
  /// Pictures of the ground from other providers, which maps in a browser may show; none unless they are set.
  package var tileSources: [any TileSource] = []
  /// Speeds and limits of the modes where an OSM extract is imported.
  package var profile: ProfileSettings { profileChanges.applied(to: ProfileSettings()) }

  /// What a city is called that nobody named.
  package static let unnamed = "the city"

  /// Its name for a title; empty where nobody named it.
  package var titleName: String { name == Self.unnamed ? "" : name }

  /// Metres around the network within which stations count, where no box is set.
  private static let stationReachMeters = 20_000.0

  /// Where the stations of an area are looked for: the city's box, or the area with all in reach of it.
  package func stationBox(around area: BoundingBox) -> BoundingBox {
    box ?? area.expanded(byMeters: Self.stationReachMeters)
  }

  /// Who must be named for the streets of a network: whom the configuration names, or else the network's file.
  package func attribution(ofStreets graph: StreetGraph) -> String { streetsAttribution ?? graph.metadata.attribution }

  /// The defaults.
  package init() {}

  /// Air that a traveller of a mode breathes, in cubic metres per hour.
  package func ventilationCubicMetersPerHour(of mode: TravelMode) -> Double { ventilationCubicMetersPerHour[mode] ?? 0 }
}

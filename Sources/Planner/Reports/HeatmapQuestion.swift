public import AirData
public import Foundation
public import Geo
internal import Reports

/// What heatmap reports are asked for.
public struct HeatmapQuestion: Sendable {
  /// The colours of maps.
  public enum Colors: String, CaseIterable, Sendable {
    /// Those of the index scale.
    case scale
    /// A ramp that every reader tells apart.
    case cividis

    var palette: Palette {
      switch self {
      case .scale: .scale
      case .cividis: .cividis
      }
    }
  }

  /// Start of the first hour; any moment in it.
  public var from: Date
  /// End of the time; the hour that begins there is not part of it.
  public var to: Date
  /// Seconds from one report to the next, at least 3600.
  public var everySeconds: Double
  /// The pollutant that pictures and contours show; nil: the index.
  public var pollutant: Pollutant?
  /// Side of a cell in metres.
  public var cellMeters: Double
  /// The area; nil: that of the network, else the city's box.
  public var box: BoundingBox?
  /// OSM extract whose water and parks are drawn; nil: the network where it is an extract.
  public var extract: String?
  /// The colours.
  public var colors: Colors
  /// The language of titles and legends.
  public var language: Language
  /// The folder that everything is written to.
  public var folder: String
  /// Whether reports of other settings in the folder may go.
  public var replaces: Bool

  /// Creates a question.
  public init(
    from: Date, to: Date, everySeconds: Double = 3600, pollutant: Pollutant? = nil, cellMeters: Double = 50,
    box: BoundingBox? = nil, extract: String? = nil, colors: Colors = .scale, language: Language = .en, folder: String,
    replaces: Bool = false
  ) {
    self.from = from
    self.to = to
    self.everySeconds = everySeconds
    self.pollutant = pollutant
    self.cellMeters = cellMeters
    self.box = box
    self.extract = extract
    self.colors = colors
    self.language = language
    self.folder = folder
    self.replaces = replaces
  }

  /// The end of the hour that holds a moment.
  public static func endOfHour(of moment: Date) -> Date { moment.startOfHour + 3600 }

  var layer: MapLayer { pollutant.map { .pollutant($0) } ?? .index }

  var palette: Palette { colors.palette }

  /// Seconds from one report to the next, where ``everySeconds`` is whole hours.
  var stepSeconds: Double { (everySeconds / 3600).rounded(.down) * 3600 }

  /// Number of reports.
  private var hourCount: Double { max(1, (to.timeIntervalSince(from.startOfHour) / everySeconds).rounded(.up)) }

  /// Most reports of one run, some eleven years of hours: `index.json` lists the files of every one.
  private static let mostHours = 100_000

  /// Refuses a time of too many hours.
  func check() throws(BrisaError) {
    guard hourCount <= Double(Self.mostHours) else {
      throw BrisaError(
        .badArgument,
        "\(String(format: "%.0f", hourCount)) reports are too many for one run, the limit is \(Self.mostHours): run it year by year, "
          + "or choose a longer --every.")
    }
  }

  /// The starts of the hours.
  var hours: [Date] {
    let first = from.startOfHour
    return (0..<Int(hourCount)).map { first + (Double($0) * everySeconds / 3600).rounded(.down) * 3600 }
  }
}

/// How far a run of reports is.
public struct HeatmapProgress: Sendable, Hashable {
  /// Hours that are done.
  public let done: Int
  /// Hours in all.
  public let total: Int
  /// The hour that is at work.
  public let hour: Date
  /// Seconds that the rest will take by the pace so far; nil before there is one.
  public let remainingSeconds: Double?
}

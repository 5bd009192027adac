public import AirData
public import AirField
public import Foundation

/// All that the reports of one hour are made of.
public struct HourReport: Sendable {
  /// What one source gave.
  public struct Source: Hashable, Sendable {
    /// Its name in the configuration.
    public let name: String
    /// Who must be named; empty where its stations name somebody each, or nobody must be.
    public let attribution: String
    /// Licence of its readings, as an SPDX name or a short sentence; empty where nobody has said.
    public let licence: String
    /// How fresh its contribution is, as `brisa air` has it.
    public let state: String
    /// Start of its newest reading, nil where it has none.
    public let newest: Date?
    /// Seconds from that start to the end of the hour, nil where there is none.
    public let ageSeconds: Double?
    /// Number of readings used for the hour.
    public let readings: Int

    /// Creates an entry.
    public init(
      name: String, attribution: String, licence: String, state: String, newest: Date?, ageSeconds: Double?,
      readings: Int
    ) {
      self.name = name
      self.attribution = attribution
      self.licence = licence
      self.state = state
      self.newest = newest
      self.ageSeconds = ageSeconds
      self.readings = readings
    }
  }

  /// Start of the hour, UTC.
  public let hour: Date
  /// The city's zone, used only to print.
  public let zone: TimeZone
  /// The city's name.
  public let city: String
  /// The cells of every raster.
  public let spec: GridSpec
  /// The pollutants that anybody knows of, in the order of every table.
  public let layers: [PollutantRaster]
  /// The index, nil where the readings allow none anywhere.
  public let index: IndexRaster?
  /// The scale of the index and of the colours.
  public let scale: IndexScale
  /// The stations with readings of the hour.
  public let stations: [ReportStation]
  /// The stations whose readings do not count.
  public let leftOut: [LeftOutStation]
  /// Figures over the cells and streets.
  public let statistics: HourStatistics
  /// Where the figures come from.
  public let sources: [Source]
  /// Who must be named, for the readings and for the streets.
  public let attribution: [String]
  /// What has to be said about the hour.
  public let notices: [Notice]
  /// Metres from the nearest station beyond which nothing is said.
  public let maskDistanceMeters: Double

  /// Creates a report.
  public init(
    hour: Date, zone: TimeZone, city: String, spec: GridSpec, layers: [PollutantRaster], index: IndexRaster?,
    scale: IndexScale, stations: [ReportStation], leftOut: [LeftOutStation], statistics: HourStatistics,
    sources: [Source], attribution: [String], notices: [Notice], maskDistanceMeters: Double
  ) {
    self.hour = hour
    self.zone = zone
    self.city = city
    self.spec = spec
    self.layers = layers
    self.index = index
    self.scale = scale
    self.stations = stations
    self.leftOut = leftOut
    self.statistics = statistics
    self.sources = sources
    self.attribution = attribution
    self.notices = notices
    self.maskDistanceMeters = maskDistanceMeters
  }

  /// The layer of a pollutant, nil where nobody knows of it.
  public subscript(pollutant: Pollutant) -> PollutantRaster? { layers.first { $0.pollutant == pollutant } }
}

extension HourReport {
  /// The layers that the hour has, the index first.
  public var mapLayers: [MapLayer] {
    (index == nil ? [] : [.index]) + layers.map { .pollutant($0.pollutant) }
  }

  /// The report with the rasters that one layer's map needs and no others, to be kept while a document is made.
  public func onlyLayer(_ layer: MapLayer) -> HourReport {
    let deciding = Set(index?.mainPollutants ?? [])
    let kept = layers.filter { raster in
      switch layer {
      case .index: deciding.contains(raster.pollutant.rasterNumber)
      case .pollutant(let pollutant): raster.pollutant == pollutant
      }
    }
    return HourReport(
      hour: hour, zone: zone, city: city, spec: spec, layers: kept, index: layer == .index ? index : nil, scale: scale,
      stations: stations, leftOut: leftOut, statistics: statistics, sources: sources, attribution: attribution,
      notices: notices, maskDistanceMeters: maskDistanceMeters)
  }
}

package import AirData
package import AirField
package import Foundation

/// All that the reports of one hour are made of.
package struct HourReport: Sendable {
  /// What one source gave.
  package struct Source: Hashable, Sendable {
    /// Its name in the configuration.
    package let name: String
    /// Who must be named; empty where its stations name somebody each, or nobody must be.
    package let attribution: String
    /// Licence of its readings, as an SPDX name or a short sentence; empty where nobody has said.
    package let licence: String
    /// How fresh its contribution is, as `brisa air` has it.
    package let state: String
    /// Seconds by which its newest reading begins before the hour, 0 for one of the hour; nil where it has none.
    package let ageSeconds: Double?
    /// Number of readings used for the hour.
    package let readings: Int

    package init(
      name: String, attribution: String, licence: String, state: String, ageSeconds: Double?, readings: Int
    ) {
      self.name = name
      self.attribution = attribution
      self.licence = licence
      self.state = state
      self.ageSeconds = ageSeconds
      self.readings = readings
    }
  }

  /// What has to be said about the map of one layer.
  package struct LayerNotice: Hashable, Sendable {
    package let layer: MapLayer
    /// What has to be said.
    package let notice: Notice

    package init(_ layer: MapLayer, _ notice: Notice) {
      self.layer = layer
      self.notice = notice
    }
  }

  /// Start of the hour, UTC.
  package internal(set) var hour: Date
  /// The city's zone, used only to print.
  package let zone: TimeZone
  /// The city's name.
  package internal(set) var city: String
  /// The cells of every raster.
  package internal(set) var spec: GridSpec
  /// The pollutants that anybody knows of, in the order of every table.
  package internal(set) var layers: [PollutantRaster]
  /// The index, nil where the readings allow none anywhere.
  package internal(set) var index: IndexRaster?
  /// The scale of the index and of the colours.
  package let scale: IndexScale
  /// The stations with readings of the hour.
  package internal(set) var stations: [ReportStation]
  /// The stations whose readings do not count.
  package let leftOut: [LeftOutStation]
  /// Figures over the cells and streets.
  package let statistics: HourStatistics
  /// Where the figures come from.
  package internal(set) var sources: [Source]
  /// Who must be named, for the readings and for the streets.
  package internal(set) var attribution: [String]
  /// What has to be said about the hour, on a map of any layer.
  package internal(set) var commonNotices: [Notice]
  /// What concerns one layer's map alone.
  package internal(set) var layerNotices: [LayerNotice]
  /// Metres from the nearest station beyond which nothing is said.
  package let maskDistanceMeters: Double
  /// What the figures of pollutants are, where that is known to be something.
  package let origins: [Pollutant: FigureOrigin]

  /// Of which hour and city a report is.
  package struct Heading {
    let hour: Date
    let zone: TimeZone
    let city: String

    /// Needs the start of the hour, UTC.
    package init(hour: Date, zone: TimeZone, city: String) {
      self.hour = hour
      self.zone = zone
      self.city = city
    }
  }

  /// What the maps of a report show.
  package struct Maps {
    let spec: GridSpec
    let layers: [PollutantRaster]
    let index: IndexRaster?
    let scale: IndexScale
    let maskDistanceMeters: Double
    let origins: [Pollutant: FigureOrigin]

    /// Needs rasters over the cells of `spec`; pollutants without an origin are measured.
    package init(
      spec: GridSpec, layers: [PollutantRaster], index: IndexRaster?, scale: IndexScale, maskDistanceMeters: Double,
      origins: [Pollutant: FigureOrigin] = [:]
    ) {
      self.origins = origins
      self.spec = spec
      self.layers = layers
      self.index = index
      self.scale = scale
      self.maskDistanceMeters = maskDistanceMeters
    }
  }

  /// A report of maps and figures, with the stations and sources that they come from, the notices on all maps, and
  /// those on one map each.
  package init(
    _ heading: Heading, _ maps: Maps, statistics: HourStatistics, stations: [ReportStation] = [],
    leftOut: [LeftOutStation] = [], sources: [Source] = [], attribution: [String] = [], notices: [Notice] = [],
    layerNotices: [LayerNotice] = []
  ) {
    hour = heading.hour
    zone = heading.zone
    city = heading.city
    spec = maps.spec
    layers = maps.layers
    index = maps.index
    scale = maps.scale
    maskDistanceMeters = maps.maskDistanceMeters
    origins = maps.origins
    self.statistics = statistics
    self.stations = stations
    self.leftOut = leftOut
    self.sources = sources
    self.attribution = attribution
    commonNotices = notices
    self.layerNotices = layerNotices
  }

  /// The layer of a pollutant, nil where nobody knows of it.
  package subscript(pollutant: Pollutant) -> PollutantRaster? { layers.first { $0.pollutant == pollutant } }
}

extension HourReport {
  /// All that has to be said about the hour: what is of all maps, then what is of one each.
  package var notices: [Notice] { commonNotices + layerNotices.map(\.notice) }

  /// What has to be said on the map of a layer: first what concerns it alone.
  func notices(on layer: MapLayer) -> [Notice] {
    layerNotices.filter { $0.layer == layer }.map(\.notice) + commonNotices
  }

  /// The layers that the hour has, the index first.
  package var mapLayers: [MapLayer] {
    (index == nil ? [] : [.index]) + layers.map { .pollutant($0.pollutant) }
  }

  /// The report with the rasters that one layer's map needs and no others, to be kept while a document is made.
  package func onlyLayer(_ layer: MapLayer) -> HourReport {
    let deciding = Set(index?.mainPollutants ?? [])
    let kept = layers.filter { raster in
      switch layer {
      case .index: deciding.contains(UInt8(raster.pollutant.number))
      case .pollutant(let pollutant): raster.pollutant == pollutant
      }
    }
    var report = self
    report.layers = kept
    report.index = layer == .index ? index : nil
    return report
  }
}

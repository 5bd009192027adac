internal import AirData
internal import AirField
internal import CityAir
internal import Geo
internal import Reports

/// The concentrations of an hour where tiles need them.
struct TileAir: Sendable {
  let fields: HourFields
  let layer: MapLayer
  /// Latitude by which all tiles of a zoom choose their nodes, so that neighbours agree.
  let latitude: Double

  /// Most metres between two nodes, as far as pixels are not further apart.
  private static let nodeMeters = 15.0
  /// Most places along the side of a pixel whose mean it has, where streets would fall between pixels.
  private static let maxSamples = 4

  /// The concentrations at a tile's nodes.
  func hours(_ lattice: TileLattice) -> TileHours {
    let samples = samples(lattice)
    let places = lattice.places(perSide: samples)
    switch layer {
    case .pollutant(let pollutant):
      let values = concentrations(fields.field, pollutant, at: places, samples: samples)
      return TileHours(lattice: lattice, hours: [pollutant: [values]])
    case .index: return history(lattice, at: places, samples: samples)
    }
  }

  /// Pixels from one node to the next.
  func step(zoom: Int, size: Int) -> Int { Self.step(zoom: zoom, size: size, latitude: latitude) }

  /// Pixels from one node to the next, of all tiles of a zoom around a latitude.
  static func step(zoom: Int, size: Int, latitude: Double) -> Int {
    TileLattice.step(zoom: zoom, size: size, latitude: latitude, meters: nodeMeters)
  }

  /// What streets add changes within metres: a large pixel has the mean of several places.
  private func samples(_ lattice: TileLattice) -> Int {
    guard lattice.step == 1, fields.field.pollutants.contains(where: { fields.field.hasIncrement($0) }) else {
      return 1
    }
    let meters = TileLattice.metersPerPixel(
      zoom: lattice.tile.zoom, size: lattice.size, latitude: latitude)
    return max(1, min(Self.maxSamples, Int((meters / Self.nodeMeters).rounded(.up))))
  }

  /// The hours that each pollutant's average looks back at; what stands in for the hour is no part of its history.
  private func history(_ lattice: TileLattice, at places: [Coordinate], samples: Int) -> TileHours {
    var hours: [Pollutant: [[Float]?]] = [:]
    var standIns: [Pollutant: [Float]] = [:]
    for pollutant in fields.historyPollutants where fields.scale.pollutants.contains(pollutant) {
      let needed = fields.scale.hourCount(of: pollutant)
      let values = fields.hourlyFields.enumerated().map { hoursAgo, field in
        hoursAgo < needed && field.pollutants.contains(pollutant)
          ? concentrations(field, pollutant, at: places, samples: samples) : nil
      }
      hours[pollutant] = values
      guard fields.standInPollutants.contains(pollutant) else { continue }
      hours[pollutant]?[0] = nil
      standIns[pollutant] = values[0]
    }
    return TileHours(lattice: lattice, hours: hours, standIns: standIns)
  }

  private func concentrations(
    _ field: PollutionField, _ pollutant: Pollutant, at places: [Coordinate], samples: Int
  ) -> [Float] {
    let values = field.concentrations(pollutant, at: places)
    let count = samples * samples
    guard count > 1 else { return values }
    return stride(from: 0, to: values.count, by: count).map { first in
      values[first..<first + count].reduce(0, +) / Float(count)
    }
  }
}

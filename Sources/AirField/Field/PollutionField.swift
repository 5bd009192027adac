package import AirData
package import Foundation
package import Geo

/// The air of one hour: per pollutant a concentration with its uncertainty at any place near a station.
///
/// Concentrations are never negative. Further than the mask distance from every station that measures the pollutant
/// nothing is known, and the field says so. A field without readings is legal and knows nothing.
package struct PollutionField: Sendable {
  /// The hour that the field describes.
  package let hour: DateInterval
  /// The plane that the field is computed on.
  package let projection: LocalProjection
  /// The hour's wind that the field was given; nil where it is not known, or does not count.
  package let wind: CityWind?
  let layers: [Pollutant: FieldLayer]

  /// The mask distance where none is set.
  package static let standardMaskDistanceMeters = 5000.0

  /// Makes a field from the readings that share time with an hour.
  ///
  /// Several readings of one station and pollutant are averaged by the time that they share with the hour. What is
  /// observed, forecast or typical counts alike: the caller chooses.
  /// - Parameters:
  ///   - hour: The hour.
  ///   - readings: Readings of any pollutants and hours.
  ///   - origin: The middle of the plane, best that of the street network; the middle of the stations when nil.
  ///   - maskDistanceMeters: Distance from the nearest station beyond which nothing is said.
  ///   - wind: The hour's wind, where the method counts it.
  ///   - quantiles: Where readings lie around what the method says of each pollutant.
  ///   - interpolator: The method for each pollutant.
  /// - Throws: ``FieldError`` for a reading with a flaw and for settings out of range.
  package init(
    hour: DateInterval, readings: [Reading], origin: Coordinate? = nil,
    maskDistanceMeters: Double = standardMaskDistanceMeters, wind: CityWind? = nil,
    quantiles: (Pollutant) -> ErrorQuantiles = { _ in .gaussian }, interpolator: (Pollutant) -> any Interpolator
  ) throws(FieldError) {
    guard maskDistanceMeters.isFinite, maskDistanceMeters > 0 else {
      throw .setting(name: "mask distance", problem: "must be a distance in metres above 0")
    }
    for reading in readings {
      if let flaw = reading.flaw { throw .unusableSample(station: reading.station.id, problem: flaw) }
    }
    let middle = origin ?? BoundingBox(around: readings.lazy.map(\.station.coordinate))?.center
    let projection = LocalProjection(origin: middle ?? Coordinate(latitude: 0, longitude: 0))
    var layers: [Pollutant: FieldLayer] = [:]
    for (pollutant, readings) in Dictionary(grouping: readings, by: \.pollutant) {
      let stations = StationConcentration.means(of: readings, during: hour)
      guard !stations.isEmpty else { continue }
      layers[pollutant] = try FieldLayer(
        stations: stations, interpolator: interpolator(pollutant), quantiles: quantiles(pollutant),
        projection: projection, maskDistanceMeters: maskDistanceMeters)
    }
    self.hour = hour
    self.projection = projection
    self.wind = wind
    self.layers = layers
  }

  /// Makes a field as a city's model has it; one with streets is computed on their plane, whatever the origin.
  ///
  /// - Parameters:
  ///   - hour: The hour.
  ///   - readings: Readings of any pollutants and hours.
  ///   - model: Methods, parameters and streets.
  ///   - origin: The middle of the plane where there are no streets.
  ///   - maskDistanceMeters: Distance from the nearest station beyond which nothing is said.
  ///   - wind: The hour's wind, nil where it is not known; it counts where the model's streets have a lee side.
  /// - Throws: ``FieldError`` for a reading with a flaw and for settings out of range.
  package init(
    hour: DateInterval, readings: [Reading], model: FieldModel, origin: Coordinate? = nil,
    maskDistanceMeters: Double = standardMaskDistanceMeters, wind: CityWind? = nil
  ) throws(FieldError) {
    try self.init(
      hour: hour, readings: readings,
      origin: model.streets?.projection.origin ?? model.maps?.projection.origin ?? origin,
      maskDistanceMeters: maskDistanceMeters, wind: model.countsWind ? wind : nil,
      quantiles: model.quantiles(for:),
      interpolator: { model.interpolator(for: $0, hour: hour.start, wind: wind) })
  }

  /// The pollutants that at least one station measures, in the order of every table.
  package var pollutants: [Pollutant] { layers.keys.sorted() }

  /// The id of the method that a pollutant's layer was made with, nil when nothing measures it.
  package func method(of pollutant: Pollutant) -> String? { layers[pollutant]?.method }

  /// The stations behind a pollutant's layer with their concentrations of the hour, in the order of source and id.
  package func stations(for pollutant: Pollutant) -> [StationConcentration] { layers[pollutant]?.stations ?? [] }

  /// The concentration at a place, nil where it is masked or nothing measures the pollutant.
  ///
  /// Its σ is that of a measured hour, unless it is told what was learnt of what stands in for the hour.
  package func estimate(
    _ pollutant: Pollutant, at place: Coordinate, of standIn: CalibratedStandIn? = nil
  ) -> Estimate? {
    layers[pollutant]?.estimate(at: projection.project(place), of: standIn)
  }

  /// The concentrations at some places, in their order; nil as for one place.
  /// - Complexity: O(places × stations), one dynamic call for all.
  package func estimates(
    _ pollutant: Pollutant, at places: [Coordinate], of standIn: CalibratedStandIn? = nil
  ) -> [Estimate?] {
    guard let layer = layers[pollutant] else { return [Estimate?](repeating: nil, count: places.count) }
    return layer.estimates(at: places.map { projection.project($0) }, of: standIn)
  }

  /// The range that a reading at a place lies in with 68 or 95 %, nil where nothing is known; never below zero.
  ///
  /// It is that of a measured hour, unless it is told what was learnt of what stands in for the hour.
  package func interval(
    _ pollutant: Pollutant, at place: Coordinate, share: ConcentrationInterval.Share,
    of standIn: CalibratedStandIn? = nil
  ) -> ConcentrationInterval? {
    layers[pollutant]?.interval(at: projection.project(place), share: share, of: standIn)
  }

  /// The probability that a reading of the hour at a place exceeds a limit in µg/m³, nil where nothing is known; see
  /// `docs/field.md`.
  ///
  /// It is that of a measured hour, unless it is told what was learnt of what stands in for the hour.
  package func probability(
    of pollutant: Pollutant, exceeding limit: Double, at place: Coordinate, of standIn: CalibratedStandIn? = nil
  ) -> Double? {
    layers[pollutant]?.probability(exceeding: limit, at: projection.project(place), of: standIn)
  }

  /// The same probabilities at some places, in their order; NaN where nothing is known.
  /// - Complexity: O(places × stations), one dynamic call for all.
  package func probabilities(
    of pollutant: Pollutant, exceeding limit: Double, at places: [Coordinate], of standIn: CalibratedStandIn? = nil
  ) -> [Float] {
    guard let layer = layers[pollutant] else { return [Float](repeating: .nan, count: places.count) }
    return layer.probabilities(exceeding: limit, at: places.map { projection.project($0) }, of: standIn)
  }

  /// Concentrations at some places.
  /// - Parameters:
  ///   - pollutant: What is asked for.
  ///   - places: Where.
  ///   - streets: What the map says of the streets there, where it is known for the pollutant's kernel.
  /// - Returns: µg/m³ in the order of the places; NaN where ``estimate(_:at:of:)`` is nil.
  /// - Complexity: O(places × stations), one dynamic call for all.
  package func concentrations(
    _ pollutant: Pollutant, at places: [Coordinate], streets: [StreetValues]? = nil
  ) -> [Float] {
    guard let layer = layers[pollutant] else { return [Float](repeating: .nan, count: places.count) }
    return layer.concentrations(at: places.map { projection.project($0) }, streets: streets)
  }

  /// Background and increment at some places, in their order; nil where ``estimate(_:at:of:)`` is nil.
  ///
  /// Their sums are the concentrations. `streets` are what the map says of the streets at the places, where it is
  /// known.
  /// - Complexity: As ``concentrations(_:at:streets:)``.
  package func parts(
    _ pollutant: Pollutant, at places: [Coordinate], streets: [StreetValues]? = nil
  ) -> [ConcentrationParts?] {
    guard let layer = layers[pollutant] else { return [ConcentrationParts?](repeating: nil, count: places.count) }
    return layer.parts(at: places.map { projection.project($0) }, streets: streets)
  }

  /// The scale of the streets' part of a pollutant; nil where the model has no streets for it, or nothing measures it.
  package func streets(of pollutant: Pollutant) -> StreetFit? { layers[pollutant]?.streets }

  /// What became of the map of a pollutant; nil where the model has none for it, or nothing measures it.
  package func map(of pollutant: Pollutant) -> MapOutcome? { layers[pollutant]?.map }

  /// The means in µg/m³ of the readings, and of a pollutant's map at their places, that give the map the hour's level;
  /// nil where it has none.
  package func mapMeans(of pollutant: Pollutant) -> (readings: Double, map: Double)? { layers[pollutant]?.mapMeans }

  /// Whether the streets have their part in a pollutant, by their kernel.
  package func hasIncrement(_ pollutant: Pollutant) -> Bool { streets(of: pollutant) != nil }

  /// Whether a pollutant's background and what the streets add are told apart: by the kernel, or by a map that stands
  /// in its place.
  package func hasParts(_ pollutant: Pollutant) -> Bool { layers[pollutant]?.hasParts ?? false }

  /// Concentrations and their uncertainties in the cells of a grid, nil when nothing measures the pollutant.
  ///
  /// - Parameters:
  ///   - pollutant: What is drawn.
  ///   - spec: The cells.
  ///   - sigma: How much of the uncertainty is computed; with hundreds of stations ``GridSigma/everyCells(_:)`` is much
  ///     faster.
  /// - Returns: The grid, NaN where the field is masked.
  package func grid(_ pollutant: Pollutant, _ spec: GridSpec, sigma: GridSigma = .exact) -> FieldGrid? {
    layers[pollutant]?.grid(spec, in: projection, sigma: sigma)
  }
}

package import AirData
package import AirField
internal import Geo
package import Setup
package import Streets

/// The streets as the city's field has them, or why it has none.
package struct CityStreets: Sendable {
  /// Nil where all is background.
  package let model: StreetModel?
  /// Why pollutants have no increment.
  let absence: String
  /// Who must be named for them; empty where there are none.
  let attribution: String

  /// What has to be said where streets were wanted and cannot be had.
  package let notice: Notice?
  /// The box of the network; nil where it was not read.
  private(set) var area: BoundingBox?

  /// All is background, for a reason.
  package init(none reason: String, notice: Notice? = nil) {
    self.init(model: nil, absence: reason, notice: notice)
  }

  private init(model: StreetModel?, absence: String, notice: Notice? = nil, attribution: String = "") {
    self.model = model
    self.attribution = attribution
    self.absence = absence
    self.notice = notice
  }

  /// Takes in the streets of a network as a city's configuration wants them.
  /// - Parameters:
  ///   - graph: The network.
  ///   - city: The configuration.
  ///   - tried: What the city's history says of its streets; nil: what other cities show serves.
  /// - Complexity: O(length of the network) where the increment is on for any pollutant, once for a network that stays
  ///   in use.
  package init(_ graph: StreetGraph, city: CityConfiguration, tried: FieldCalibration? = nil) {
    if let none = Self.unwanted(by: city) {
      self = none
      return
    }
    let model = StreetModels.shared.model(of: graph, calibration: Self.calibration(city, tried))
    guard !model.isEmpty else {
      self.init(none: "no-streets")
      return
    }
    self.init(
      model: model, absence: "not-of-streets", attribution: city.attribution(ofStreets: graph))
    area = graph.box
  }

  /// All is background where a city does not want streets, so that its network need not be read for the air; nil where
  /// it wants them.
  package static func unwanted(by city: CityConfiguration) -> CityStreets? {
    city.increment == .off ? CityStreets(none: "off") : nil
  }

  /// All is background since the city has no network; where it wants streets, that is said.
  package static func withoutNetwork(_ city: CityConfiguration) -> CityStreets {
    unwanted(by: city) ?? CityStreets(none: "no-streets", notice: .noNetwork)
  }

  /// What is settled about the streets, on the city's clock, and where the wind counts.
  private static func calibration(_ city: CityConfiguration, _ tried: FieldCalibration?) -> StreetCalibration {
    var calibration = city.streetCalibration.updated(with: tried)
    calibration.timeZone = city.timeZone
    calibration.leeContrasts = Dictionary(
      uniqueKeysWithValues: calibration.parts.keys.compactMap { pollutant in
        leeContrast(city.wind, tried?[pollutant]?.streets?.wind).map { (pollutant, $0) }
      })
    return calibration
  }

  /// How much more the lee side has, as the city's history says; nil where the wind does not count.
  private static func leeContrast(_ choice: Bool?, _ tried: CalibratedWind?) -> Double? {
    switch choice {
    case true: tried?.leeContrast ?? StreetCalibration.presumedLeeContrast
    case false: nil
    case nil: tried?.helps == true ? tried?.leeContrast : nil
    }
  }

  /// Whether an hour's wind has to be known.
  package var needsWind: Bool { FieldModel(streets: model).countsWind }
}

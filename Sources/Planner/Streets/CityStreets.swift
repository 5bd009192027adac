internal import AirData
internal import AirField
internal import Streets

/// The streets as the city's field has them, or why it has none.
struct CityStreets: Sendable {
  /// Nil where all is background.
  let model: StreetModel?
  /// Why pollutants without a kernel have no increment.
  private let reasons: [Pollutant: String]
  private let otherwise: String

  /// What has to be said where streets were wanted and cannot be had.
  let notice: Notice?

  /// All is background, for a reason.
  init(none reason: String, notice: Notice? = nil) {
    self.init(model: nil, otherwise: reason, notice: notice)
  }

  private init(
    model: StreetModel?, reasons: [Pollutant: String] = [:], otherwise: String, notice: Notice? = nil
  ) {
    self.model = model
    self.reasons = reasons
    self.otherwise = otherwise
    self.notice = notice
  }

  /// Takes in the streets of a network as a city's configuration wants them.
  /// - Parameters:
  ///   - graph: The network.
  ///   - city: The configuration.
  ///   - tried: What the city's history says of its streets; nil: what was published serves.
  /// - Complexity: O(length of the network) where the increment is on for any pollutant, once for a network that stays in use.
  init(_ graph: StreetGraph, city: CityConfiguration, tried: FieldCalibration? = nil) {
    if let none = Self.unwanted(by: city, tried: tried) {
      self = none
      return
    }
    let all = city.streetCalibration.updated(with: tried)
    let model = StreetModels.shared.model(of: graph, calibration: Self.inUse(all, city, tried))
    guard !model.isEmpty else {
      self.init(none: "no-streets")
      return
    }
    self.init(
      model: model, reasons: Self.reasons(all).filter { model.calibration.parts[$0.key] == nil },
      otherwise: "not-of-streets")
  }

  /// All is background where a city does not want streets, so that its network need not be read for the air; nil where it wants them.
  static func unwanted(by city: CityConfiguration, tried: FieldCalibration? = nil) -> CityStreets? {
    guard city.increment != .off else { return CityStreets(none: "off") }
    let all = city.streetCalibration.updated(with: tried)
    guard inUse(all, city, tried).parts.isEmpty else { return nil }
    return CityStreets(model: nil, reasons: reasons(all), otherwise: "not-calibrated")
  }

  /// The parts that are on, and where the wind counts.
  private static func inUse(
    _ calibration: StreetCalibration, _ city: CityConfiguration, _ tried: FieldCalibration?
  ) -> StreetCalibration {
    var calibration = calibration
    if city.increment == .auto { calibration.parts = calibration.parts.filter { $0.value.helps == true } }
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
  var needsWind: Bool { FieldModel(streets: model).countsWind }

  /// Why pollutants that have a kernel are left out by `auto`.
  private static func reasons(_ calibration: StreetCalibration) -> [Pollutant: String] {
    calibration.parts.mapValues { $0.helps == false ? "no-gain" : "not-calibrated" }
  }

  /// Why the streets have no part in a pollutant that their model does not know.
  func reason(for pollutant: Pollutant) -> String { reasons[pollutant] ?? otherwise }
}

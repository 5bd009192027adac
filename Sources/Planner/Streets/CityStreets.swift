internal import AirData
internal import AirField
internal import Geo
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
  /// - Complexity: O(length of the network) where the increment is on for any pollutant.
  init(_ graph: StreetGraph, city: CityConfiguration) {
    guard city.increment != .off else {
      self.init(none: "off")
      return
    }
    let calibration = Self.calibration(of: city)
    guard !calibration.parts.isEmpty else {
      self.init(none: "not-calibrated")
      return
    }
    let projection = LocalProjection(origin: graph.box.center)
    let model = StreetModel(
      StreetLines(graph: graph, projection: projection), projection: projection, calibration: calibration)
    guard !model.isEmpty else {
      self.init(none: "no-streets")
      return
    }
    let untried = city.streetCalibration.parts.keys.filter { calibration.parts[$0] == nil }
    self.init(
      model: model, reasons: Dictionary(uniqueKeysWithValues: untried.map { ($0, "not-calibrated") }),
      otherwise: "not-of-streets")
  }

  /// Whether a city's configuration asks for streets at all; if not, its network need not be read for the air.
  static func areWanted(by city: CityConfiguration) -> Bool {
    city.increment != .off && !calibration(of: city).parts.isEmpty
  }

  /// The parts that are on.
  private static func calibration(of city: CityConfiguration) -> StreetCalibration {
    var calibration = city.streetCalibration
    if city.increment == .auto { calibration.parts = calibration.parts.filter { $0.value.helps == true } }
    return calibration
  }

  /// Why the streets have no part in a pollutant that their model does not know.
  func reason(for pollutant: Pollutant) -> String { reasons[pollutant] ?? otherwise }
}

internal import AirField
internal import Computing
internal import Streets

/// The street models of the networks that are in use: one for a network, not one for every answer.
///
/// A model goes with the last who uses it, of which none is here.
final class StreetModels: Sendable {
  /// The models of the process.
  static let shared = StreetModels()

  private struct Entry {
    weak var graph: StreetGraph?
    weak var model: StreetModel?
  }

  private let entries = Lock<[Entry]>([])

  /// The streets of a network, with what is settled about them.
  func model(of graph: StreetGraph, calibration: StreetCalibration) -> StreetModel {
    entries.withLock { entries in
      entries.removeAll { $0.model == nil }
      let known = entries.first { $0.graph === graph && $0.model?.calibration == calibration }
      if let model = known?.model { return model }
      let model = StreetModel(graph, calibration: calibration)
      entries.append(Entry(graph: graph, model: model))
      return model
    }
  }
}

extension StreetModel {
  /// The streets of a network, with what the network keeps of their air.
  convenience init(_ graph: StreetGraph, calibration: StreetCalibration = .fitted) {
    let lines = NetworkStreetLines(graph)
    let kept = graph.keptKernel.map { kernel in
      KeptStreets(settings: kernel.settings) {
        KeptDensity(frame: Array(kernel.densityFrame), densities: Array(kernel.densities))
      }
    }
    self.init(lines, projection: lines.projection, calibration: calibration, kept: kept)
  }
}

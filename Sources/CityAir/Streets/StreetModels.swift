internal import AirField
internal import Geo
internal import Streets
internal import Synchronization

/// The street models of the networks that are in use: made once for a network, not for every answer.
///
/// A model is let go with its network, of which no reference is held here.
final class StreetModels: Sendable {
  /// Those of the process.
  static let shared = StreetModels()

  private struct Entry {
    weak var graph: StreetGraph?
    let model: StreetModel
  }

  private let entries = Mutex<[Entry]>([])

  /// The streets of a network, with what is settled about them.
  /// - Complexity: O(length of the network) the first time, with the lock held: who asks for the same meanwhile waits
  ///   for it.
  func model(of graph: StreetGraph, calibration: StreetCalibration) -> StreetModel {
    entries.withLock { entries in
      entries.removeAll { $0.graph == nil }
      let known = entries.first { $0.graph === graph && $0.model.calibration == calibration }
      if let known { return known.model }
      let projection = LocalProjection(origin: graph.box.center)
      let model = NetworkStreetLines(graph: graph, projection: projection).model(calibration)
      entries.append(Entry(graph: graph, model: model))
      return model
    }
  }
}

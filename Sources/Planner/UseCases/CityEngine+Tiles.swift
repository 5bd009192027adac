internal import CityAir
internal import Computing
internal import Geo
package import Publishing
package import Setup

extension CityEngine {
  /// Writes the tiles of an hour for web maps, and continues a run that stopped.
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - progress: Is told of every piece of the run that begins.
  /// - Returns: What became of the tiles.
  /// - Throws: ``BrisaError`` for a wrong question, and when nothing can be written or nothing is known of the hour.
  package func tiles(
    _ question: TilesQuestion, progress: @escaping @Sendable (TilesProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> TilesAnswer {
    try await computing { () async throws(BrisaError) in
      let graph = try opened.optionalNetwork()
      let area = try TilesArea(question, city: city, graph: graph)
      let box = city.stationBox(around: area.box)
      let air = try await opened.gatherer(on: graph).gather(at: question.moment, box: box)
      return try TilesRun(area, air: air, city: city, progress: progress).publish(area, city: city)
    }
  }
}

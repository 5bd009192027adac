internal import AirField
internal import Foundation
internal import Geo
internal import Reports
internal import Setup
internal import Streets

extension HeatmapSetup {
  /// The grid of a map.
  /// - Throws: ``BrisaError`` for a box or cells that make no picture, or one that fills the memory.
  static func grid(_ box: BoundingBox, cellMeters: Double) throws(BrisaError) -> GridSpec {
    do {
      let spec = try GridSpec(box: box, cellMeters: cellMeters)
      try checkShape(box)
      try check(spec)
      return spec
    } catch let error as BrisaError {
      throw error
    } catch FieldError.gridTooLarge(let rows, let columns, _) {
      // The smaller limit is the one that holds.
      throw BrisaError(tooManyCells(rows * columns))
    } catch let error as FieldError {
      throw BrisaError(.badArgument, error.message)
    } catch let error as ReportsError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The grid cannot be made: \(error).")
    }
  }

  /// Whether the map is that of the network, and changes with it.
  var boxOrigin: HeatmapIndex.BoxOrigin { question.box == nil && spec.box == graph?.box ? .network : .settings }

  /// Most times that a map may be longer than wide, so that its pictures have a few pixels at least.
  private static let maxElongation = 100.0

  /// Refuses a strip, as a box near a pole is one.
  private static func checkShape(_ box: BoundingBox) throws(BrisaError) {
    let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
    let (width, height) = (2 * corner.x, 2 * corner.y)
    guard max(width, height) > maxElongation * min(width, height) else { return }
    throw BrisaError(
      .badArgument,
      String(
        format:
          "The map would be %.0f m wide and %.0f m high, which is no picture: choose a --box that is at most %.0f times as "
          + "long as wide.", width, height, maxElongation))
  }
}

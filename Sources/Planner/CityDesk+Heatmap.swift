internal import AirField
internal import Foundation
internal import Geo
internal import Reports
internal import Streets

extension CityDesk {
  /// Writes heatmap reports, hour by hour, and continues a run that stopped.
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - progress: Is told of every hour that begins.
  /// - Returns: What became of each hour.
  /// - Throws: ``BrisaError`` for a wrong question, and when nothing can be written or nothing is known of any hour.
  public func heatmap(
    _ question: HeatmapQuestion, progress: @escaping @Sendable (HeatmapProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> HeatmapAnswer {
    try await heatmapRun(question, asksSources: true).make(progress)
  }

  /// Follows the archive until its task is cancelled: writes each hour when the archive has it, and again when more of
  /// it arrives.
  /// - Parameters:
  ///   - question: What is wanted; its time is set anew for every round.
  ///   - watch: How far back hours are kept, and how often the archive is looked at.
  ///   - tell: Is told what was done, and what went wrong and will be tried again.
  /// - Throws: ``BrisaError`` for what stays wrong however often it is tried, `CancellationError` at the end.
  public func watchHeatmap(
    _ question: HeatmapQuestion, _ watch: HeatmapWatchSettings, tell: @escaping @Sendable (HeatmapEvent) -> Void
  ) async throws {
    var watch = try HeatmapWatch(desk: self, question: question, settings: watch, tell: tell)
    try await watch.follow()
  }

  /// All that the hours of a run share, read anew.
  func heatmapRun(_ question: HeatmapQuestion, asksSources: Bool) throws(BrisaError) -> HeatmapRun {
    try question.check()
    let graph = city.network == nil ? nil : try loadNetwork()
    let box = try Self.drawnBox(question.box, city: city, graph: graph)
    let spec = try Self.spec(box, cellMeters: question.cellMeters)
    var base = graph.map { BaseMap($0) } ?? BaseMap()
    if let extract = question.extract ?? Self.extract(city.network) {
      base.add(try NetworkLoader.mapFeatures(extract))
    }
    return HeatmapRun(
      city: city, question: question, spec: spec, base: base, graph: graph, font: try Self.font(),
      gatherer: try gatherer(on: graph, asksSources: asksSources))
  }

  /// The font of every picture.
  static func font() throws(BrisaError) -> ReportFont {
    do { return try ReportFont() } catch { throw BrisaError(error) }
  }

  /// The network where it is an OSM extract, which has water and parks too.
  static func extract(_ network: String?) -> String? {
    network.flatMap { NetworkLoader.isNetwork($0) ? nil : $0 }
  }

  /// The area of a map: what was asked for, else that of the network, else the city's.
  /// - Throws: ``BrisaError`` where there is none of these, and for one beside the network.
  static func drawnBox(
    _ box: BoundingBox?, city: CityConfiguration, graph: StreetGraph?
  ) throws(BrisaError) -> BoundingBox {
    guard let box else {
      if let box = graph?.box ?? city.box { return box }
      throw BrisaError(
        .badConfiguration, "It is not said what to draw: give --box, or set the city's 'box' or 'network'.")
    }
    if let graph, !graph.box.intersects(box) {
      let own = graph.box
      throw BrisaError(
        .badArgument,
        "--box lies outside the network, which reaches from \(own.west),\(own.south) to \(own.east),\(own.north): "
          + "choose a box in there, or leave it out.")
    }
    return box
  }

  /// Most times that a map may be longer than wide, so that its pictures have a few pixels at least.
  private static let mostElongated = 100.0

  /// Refuses a strip, as a box near a pole is one.
  private static func checkShape(_ box: BoundingBox) throws(BrisaError) {
    let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
    let (width, height) = (2 * corner.x, 2 * corner.y)
    guard max(width, height) > mostElongated * min(width, height) else { return }
    throw BrisaError(
      .badArgument,
      String(
        format:
          "The map would be %.0f m wide and %.0f m high, which is no picture: choose a --box that is at most %.0f times as "
          + "long as wide.", width, height, mostElongated))
  }

  private static func spec(_ box: BoundingBox, cellMeters: Double) throws(BrisaError) -> GridSpec {
    do {
      let spec = try GridSpec(box: box, cellMeters: cellMeters)
      try checkShape(box)
      try HeatmapRun.check(spec)
      return spec
    } catch let error as BrisaError {
      throw error
    } catch let error as FieldError {
      throw BrisaError(.badArgument, error.message)
    } catch let error as ReportsError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The grid cannot be made: \(error).")
    }
  }
}

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
    try question.check()
    let graph = city.network == nil ? nil : try loadNetwork()
    let box = try Self.drawnBox(question, city: city, graph: graph)
    let spec = try Self.spec(box, cellMeters: question.cellMeters)
    var base = graph.map { BaseMap($0) } ?? BaseMap()
    if let extract = question.extract ?? Self.extract(city.network) {
      base.add(try NetworkLoader.mapFeatures(extract))
    }
    let run = HeatmapRun(
      desk: self, question: question, spec: spec, base: base, graph: graph, font: try Self.font(), progress: progress)
    return try await run.make()
  }

  private static func font() throws(BrisaError) -> ReportFont {
    do { return try ReportFont() } catch { throw BrisaError(error) }
  }

  private static func extract(_ network: String?) -> String? {
    network.flatMap { $0.hasSuffix(".osm") || $0.hasSuffix(".pbf") || $0.contains(".osm.") ? $0 : nil }
  }

  private static func drawnBox(
    _ question: HeatmapQuestion, city: CityConfiguration, graph: StreetGraph?
  ) throws(BrisaError) -> BoundingBox {
    guard let box = question.box else {
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

  private static func spec(_ box: BoundingBox, cellMeters: Double) throws(BrisaError) -> GridSpec {
    do {
      let spec = try GridSpec(box: box, cellMeters: cellMeters)
      try HeatmapRun.check(spec)
      return spec
    } catch let error as FieldError {
      throw BrisaError(.badArgument, error.message)
    } catch let error as ReportsError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The grid cannot be made: \(error).")
    }
  }
}

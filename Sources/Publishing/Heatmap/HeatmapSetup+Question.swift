package import CityAir
internal import Reports
package import Setup
package import Streets

extension HeatmapSetup {
  /// All that the hours of a run share, read anew.
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - city: The configuration.
  ///   - graph: The network; nil where none is set.
  ///   - gatherer: What gathers the hours; asked for when all else is sound.
  /// - Throws: ``BrisaError`` for a wrong question, and for files that cannot be read.
  package init(
    _ question: HeatmapQuestion, city: CityConfiguration, graph: StreetGraph?,
    gatherer: () throws(BrisaError) -> AirGatherer
  ) throws(BrisaError) {
    let box = try MapArea.box(question.box, city: city, graph: graph)
    let spec = try Self.grid(box, cellMeters: question.cellMeters)
    var base = graph.map { BaseMap($0) } ?? BaseMap()
    if let extract = question.extract ?? MapArea.extract(city.network) {
      base.add(try NetworkLoader.mapFeatures(extract))
    }
    let font: ReportFont
    do { font = try ReportFont() } catch { throw BrisaError(error) }
    self.init(
      city: city, question: question, spec: spec, base: base, graph: graph, font: font, gatherer: try gatherer())
  }
}

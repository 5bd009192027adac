internal import AirData
internal import Foundation
package import Geo
internal import Reports
package import Setup
package import Streets

/// What tiles are asked for, with the area that they cover.
package struct TilesArea: Sendable {
  let question: TilesQuestion
  /// The area.
  package let box: BoundingBox
  let graph: StreetGraph?

  /// Finds the area, and makes sure before any work that the tiles may be written.
  /// - Throws: ``BrisaError`` for too many tiles, a wrong box, and a folder in which somebody else keeps tiles.
  package init(_ question: TilesQuestion, city: CityConfiguration, graph: StreetGraph?) throws(BrisaError) {
    self.question = question
    self.graph = graph
    box = try MapArea.box(question.box, city: city, graph: graph)
    try TilesRun.check(question, box)
    try TilesJournal.check(question.folder, names: TilesRun.names(question, box))
  }

  /// All that is the same for every tile.
  func settings(of city: CityConfiguration) -> String {
    """
    tiles \(BrisaVersion.current) \(city.name) \(city.timeZone.identifier) \(city.fieldText) \(city.maskDistanceMeters)
    \(graph.map { "\($0.metadata) \(BaseMap($0).digest)" } ?? "") \(box) \(question.zooms) \(question.size.rawValue) \(question.layer.word) \(question.moment.startOfHour)
    \(question.palette.rawValue) \(question.language.rawValue)
    """
  }
}

internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Reports
internal import Streets

extension CityDesk {
  /// Draws the routes of an answer over the air that they were found in, and writes the file.
  /// - Throws: ``BrisaError`` when it cannot be drawn or written.
  public func writeMap(of answer: RouteAnswer, _ wish: RouteMapWish) throws(BrisaError) {
    try OutputFile.write(try map(of: answer, wish), to: wish.path)
  }

  /// The bytes of a map.
  func map(of answer: RouteAnswer, _ wish: RouteMapWish) throws(BrisaError) -> Data {
    guard let scene = answer.scene, let map = try RouteMap(answer, scene, city: city) else {
      throw BrisaError(.bug, "The answer has no route to draw.")
    }
    var base = BaseMap(scene.graph, within: map.pollution.spec.box)
    if let extract = wish.extract ?? Self.extract(city.network) {
      base.add(try NetworkLoader.mapFeatures(extract))
    }
    do throws(ReportsError) {
      let picture = RouteMapPicture(map, base: base, language: wish.language, font: try ReportFont())
      switch wish.form {
      case .png: return try picture.png()
      case .svg: return try picture.svg()
      case .html: return try picture.html()
      }
    } catch {
      throw BrisaError(error)
    }
  }
}

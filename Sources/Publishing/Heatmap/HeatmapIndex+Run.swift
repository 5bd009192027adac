internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

extension HeatmapIndex {
  /// The list of a run, which names no file yet.
  init(_ setup: HeatmapSetup) {
    let question = setup.question
    let box = setup.spec.box
    self.init(
      program: "brisa \(BrisaVersion.current)", city: setup.city.name, timeZone: setup.city.timeZone.identifier,
      scale: setup.city.scale.rawValue, method: "\(setup.city.fieldMethod ?? .standard)", layer: question.layer.word,
      palette: question.palette.rawValue, language: question.language.rawValue, font: setup.font.family,
      stepSeconds: question.stepSeconds, boxFrom: setup.boxOrigin,
      box: [box.west, box.south, box.east, box.north], cellMeters: question.cellMeters, rows: setup.spec.rows,
      columns: setup.spec.columns, files: question.fileWords)
  }
}

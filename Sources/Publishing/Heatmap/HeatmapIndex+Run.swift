internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

extension HeatmapIndex {
  /// The list of a run, which names no file yet.
  init(_ run: HeatmapRun) {
    let question = run.question
    let box = run.spec.box
    self.init(
      program: "brisa \(BrisaVersion.current)", city: run.city.name, timeZone: run.city.timeZone.identifier,
      scale: run.city.scale.rawValue, method: "\(run.city.fieldMethod ?? .standard)", layer: question.layer.word,
      palette: question.palette.rawValue, language: question.language.rawValue, font: run.font.family,
      stepSeconds: question.stepSeconds, boxFrom: run.boxOrigin,
      box: [box.west, box.south, box.east, box.north], cellMeters: question.cellMeters, rows: run.spec.rows,
      columns: run.spec.columns, files: question.fileWords)
  }
}

internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Reports

/// What a run carries from hour to hour; it does not grow with the hours but for their short records.
struct HeatmapWork {
  private let run: HeatmapRun
  private let files: HourFiles
  private let inputs: HeatmapInputs
  private let streets: StreetCells?
  private var history: RasterHistory
  private var records: [HeatmapRecord] = []
  private var written: [Date] = []
  private var unchanged: [Date] = []
  private var missing: [HeatmapAnswer.Missing] = []
  private var attribution: [String] = []

  init(run: HeatmapRun) {
    let question = run.question
    self.run = run
    files = HourFiles(
      picture: MapPicture(base: run.base, palette: question.palette, language: question.language, font: run.font),
      layer: question.layer, folder: question.folder)
    inputs = HeatmapInputs(settings: run.settings)
    streets = run.graph == nil ? nil : StreetCells(run.base, on: run.spec)
    history = RasterHistory(spec: run.spec)
  }

  /// Makes the report of an hour, or finds that it is there.
  mutating func make(_ hour: Date) async throws(BrisaError) {
    let air = try await run.desk.gatherAir(at: hour, box: run.stationBox)
    let digest = inputs.digest(of: air)
    note(air.attribution + run.streetsAttribution)
    let folder = "\(run.question.folder)/\(HourFiles.name(of: hour))"
    if let record = HeatmapRecord.read(in: folder, of: run.question.folder), record.inputs == digest {
      records.append(record)
      if let reason = record.reason {
        missing.append(HeatmapAnswer.Missing(hour: hour, reason: reason))
      } else {
        unchanged.append(hour)
      }
      return
    }
    let record = try write(hour, air, digest)
    try OutputFile.makeFolder(folder)
    try OutputFile.write(try JSONText.encode(record), to: "\(folder)/\(HeatmapRecord.fileName)")
    records.append(record)
  }

  private mutating func write(_ hour: Date, _ air: GatheredAir, _ digest: String) throws(BrisaError) -> HeatmapRecord {
    let (layers, history) = history.rasters(of: air.picture)
    let report = HourReport(
      air, city: run.desk.city, spec: run.spec, layers: layers, history: history, streets: streets,
      attribution: air.attribution + run.streetsAttribution)
    let moment = TimeText.format(hour, zone: .gmt)
    guard let reason = report.reasonForNone(of: run.question.layer) else {
      let files = try files.write(report)
      written.append(hour)
      return HeatmapRecord(
        hour: moment, state: "written", reason: nil, inputs: digest, field: report.fieldDigest, files: files)
    }
    missing.append(HeatmapAnswer.Missing(hour: hour, reason: reason))
    return HeatmapRecord(hour: moment, state: "missing", reason: reason, inputs: digest, field: nil, files: [])
  }

  private mutating func note(_ names: [String]) {
    for name in names where !attribution.contains(name) { attribution.append(name) }
  }

  /// Writes the list of all files.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` where no hour has a report.
  func finish(_ hours: [Date]) throws(BrisaError) -> HeatmapAnswer {
    if let first = missing.first, missing.count == hours.count {
      throw BrisaError(
        .noAir, "There is nothing to draw for any of the \(hours.count) hours: \(first.reason)")
    }
    let question = run.question
    let box = run.spec.box
    let index = HeatmapIndex(
      program: "brisa \(BrisaVersion.current)", city: run.desk.city.name, timeZone: run.desk.city.timeZone.identifier,
      scale: run.desk.city.scale.rawValue, layer: question.layer.word, palette: question.palette.rawValue,
      language: question.language.rawValue, font: run.font.family, box: [box.west, box.south, box.east, box.north],
      rows: run.spec.rows, columns: run.spec.columns, attribution: attribution, hours: records, documents: [])
    try OutputFile.write(try JSONText.encode(index), to: "\(question.folder)/\(HeatmapIndex.fileName)")
    return HeatmapAnswer(
      folder: question.folder, written: written, unchanged: unchanged, missing: missing, documents: [], notices: [])
  }
}

extension HourReport {
  /// Why there is nothing to draw, nil where there is something.
  fileprivate func reasonForNone(of layer: MapLayer) -> String? {
    if stations.isEmpty { return "no station has a reading of the hour." }
    if statistics.layers.isEmpty {
      return "no station with a reading stands within \((maskDistanceMeters / 1000).formatted()) km of the map."
    }
    if statistics[layer] == nil { return "the readings of the hour say nothing of \(layer.word)." }
    return nil
  }
}

internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports

/// What a run carries from one stretch of hours to the next; it does not grow with the hours but for their short records.
struct HeatmapWork {
  let run: HeatmapRun
  private let files: HourFiles
  private let inputs: HeatmapInputs
  private let streets: StreetCells?
  private var history: RasterHistory
  private var records: [HeatmapRecord] = []
  private var documents: [HeatmapRecord.File] = []
  private var written: [Date] = []
  private var unchanged: [Date] = []
  private var missing: [HeatmapAnswer.Missing] = []
  private var attribution: [String] = []

  init(run: HeatmapRun) {
    let question = run.question
    self.run = run
    files = HourFiles(
      picture: MapPicture(style: run.style),
      layer: question.layer, folder: question.folder)
    inputs = HeatmapInputs(settings: run.settings)
    streets = run.graph == nil ? nil : StreetCells(run.base, on: run.spec)
    history = RasterHistory(spec: run.spec)
  }

  private struct Gathered {
    let air: GatheredAir
    let digest: String
  }

  /// Makes the reports of a stretch of hours and the documents that hold them, or finds that they are there.
  /// - Parameters:
  ///   - stretch: The hours, with the name of their documents.
  ///   - look: Is told of every hour whose readings are gathered.
  ///   - begin: Is told of every hour that begins to be made.
  /// - Throws: ``BrisaError`` when something cannot be drawn or written.
  mutating func make(_ stretch: HeatmapStretch, look: (Date) -> Void, begin: (Date) -> Void) async throws(BrisaError) {
    var gathered: [Gathered] = []
    for hour in stretch.hours {
      look(hour)
      let air = try await run.desk.gatherAir(at: hour, box: run.stationBox)
      gathered.append(Gathered(air: air, digest: inputs.digest(of: air)))
    }
    let digest = SHA256.hex(ofTexts: gathered.flatMap { [$0.digest, inputs.digest(ofSourcesOf: $0.air)] })
    let place = DocumentRecord.path(of: stretch, in: run.question.folder)
    let kept = DocumentRecord.read(at: place, of: run.question.folder)
    var document = kept?.inputs == digest ? nil : try HeatmapDocuments(run: run)
    for (hour, item) in zip(stretch.hours, gathered) {
      begin(hour)
      try make(hour, item, into: &document)
    }
    if let document {
      let made = try document.write(stretch)
      try OutputFile.write(
        try JSONText.encode(DocumentRecord(name: stretch.name, inputs: digest, files: made)), to: place)
      documents += made
    } else {
      documents += kept?.files ?? []
    }
  }

  private mutating func make(_ hour: Date, _ item: Gathered, into document: inout HeatmapDocuments?) throws(BrisaError)
  {
    note(item.air.attribution + run.streetsAttribution)
    let folder = "\(run.question.folder)/\(HourFiles.name(of: hour))"
    let place = "\(folder)/\(HeatmapRecord.fileName)"
    var kept = HeatmapRecord.read(at: place, of: run.question.folder)
    if kept?.inputs != item.digest { kept = nil }
    if let kept, document == nil { return keep(kept, hour) }
    let report = report(item.air)
    if let reason = report.reasonForNone(of: run.question.layer) {
      document?.addMissing(hour, reason: reason)
      let record = kept ?? HeatmapRecord(missing: hour, reason: reason.en, inputs: item.digest)
      try OutputFile.makeFolder(folder)
      try OutputFile.write(try JSONText.encode(record), to: place)
      return keep(record, hour)
    }
    try document?.add(report)
    if let kept { return keep(kept, hour) }
    let record = HeatmapRecord(report: report, inputs: item.digest, files: try files.write(report))
    try OutputFile.write(try JSONText.encode(record), to: place)
    written.append(hour)
    records.append(record)
  }

  private mutating func keep(_ record: HeatmapRecord, _ hour: Date) {
    records.append(record)
    if let reason = record.reason {
      missing.append(HeatmapAnswer.Missing(hour: hour, reason: reason))
    } else {
      unchanged.append(hour)
    }
  }

  private mutating func report(_ air: GatheredAir) -> HourReport {
    let (layers, history) = history.rasters(of: air.picture)
    return HourReport(
      air, city: run.desk.city, spec: run.spec, layers: layers, history: history, streets: streets,
      attribution: air.attribution + run.streetsAttribution)
  }

  private mutating func note(_ names: [String]) {
    for name in names where !attribution.contains(name) { attribution.append(name) }
  }

  /// Writes the list of all files.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` where no hour has a report.
  func finish() throws(BrisaError) -> HeatmapAnswer {
    if let first = missing.first, missing.count == records.count {
      throw BrisaError(
        .noAir, "There is nothing to draw for any of the \(records.count) hours: \(first.reason)")
    }
    let question = run.question
    let box = run.spec.box
    let index = HeatmapIndex(
      program: "brisa \(BrisaVersion.current)", city: run.desk.city.name, timeZone: run.desk.city.timeZone.identifier,
      scale: run.desk.city.scale.rawValue, layer: question.layer.word, palette: question.palette.rawValue,
      language: question.language.rawValue, font: run.font.family, box: [box.west, box.south, box.east, box.north],
      rows: run.spec.rows, columns: run.spec.columns, attribution: attribution, hours: records, documents: documents)
    try OutputFile.write(try JSONText.encode(index), to: "\(question.folder)/\(HeatmapIndex.fileName)")
    return HeatmapAnswer(
      folder: question.folder, written: written, unchanged: unchanged, missing: missing,
      documents: documents.map(\.path))
  }
}

extension HeatmapRecord {
  fileprivate init(missing hour: Date, reason: String, inputs: String) {
    self.init(
      hour: TimeText.format(hour, zone: .gmt), state: "missing", reason: reason, inputs: inputs, field: nil, files: [])
  }

  fileprivate init(report: HourReport, inputs: String, files: [File]) {
    self.init(
      hour: TimeText.format(report.hour, zone: .gmt), state: "written", reason: nil, inputs: inputs,
      field: report.fieldDigest, files: files)
  }
}

extension HourReport {
  /// Why there is nothing to draw, nil where there is something.
  fileprivate func reasonForNone(of layer: MapLayer) -> LocalizedText? {
    if stations.isEmpty {
      return LocalizedText(
        en: "no station has a reading of the hour.", es: "ninguna estación tiene lectura de la hora.",
        ca: "cap estació té lectura de l'hora.")
    }
    if statistics.layers.isEmpty {
      let meters = Int(maskDistanceMeters)
      return LocalizedText(
        en: "no station with a reading stands within \(meters) m of the map.",
        es: "ninguna estación con lectura está a menos de \(meters) m del mapa.",
        ca: "cap estació amb lectura està a menys de \(meters) m del mapa.")
    }
    if statistics[layer] == nil {
      return LocalizedText(
        en: "the readings of the hour say nothing of \(layer.word).",
        es: "las lecturas de la hora no dicen nada de \(layer.word).",
        ca: "les lectures de l'hora no diuen res de \(layer.word).")
    }
    return nil
  }
}

internal import AirData
internal import AirField
package import CityAir
internal import Files
internal import Foundation
package import Geo
internal import Reports
package import Setup
package import Streets

extension TilesRun {
  /// A run of tiles over the air of an hour.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` where nothing is known of what is to be drawn.
  package init(
    _ area: TilesArea, air: GatheredAir, city: CityConfiguration,
    progress: @escaping @Sendable (TilesProgress) -> Void
  ) throws(BrisaError) {
    let question = area.question
    let layer = TileLayer.air(question.layer)
    guard air.knows(layer) else { throw air.nothingKnown(of: layer) }
    self.init(
      question: question, box: area.box, air: air, reachMeters: city.maskDistanceMeters,
      digest: HeatmapInputs(settings: area.settings(of: city)).digest(of: air), progress: progress)
  }

  /// Writes the tiles that are missing and the lists of all, in a folder that no other run writes to meanwhile.
  /// - Throws: ``BrisaError`` when nothing can be written, or no tile would show anything.
  package func publish(_ area: TilesArea, city: CityConfiguration) throws(BrisaError) -> TilesAnswer {
    try OutputFile.makeFolder(question.folder)
    let folder = try OpenFolder.taken(question.folder)
    var (journal, written) = try make(in: folder)
    let tiles = journal.written.keys.count { $0.hasSuffix(".png") }
    guard tiles > 0 else {
      throw BrisaError(
        .noAir,
        "No pixel's middle lies within \(Int(city.maskDistanceMeters)) m of a station with a reading: take a higher --zoom, or another --box.",
        notices: air.notices)
    }
    let attribution = air.tileAttribution(area.graph, city)
    let caveats = air.fields.caveats(of: .air(question.layer), in: box)
    for kind in question.files {
      let empty = journal.empty.count { TileJSON.ending(of: $0) == kind.ending }
      let json = TileJSON(subject(city, attribution: attribution, ending: kind.ending, empty: empty), caveats: caveats)
      let name = TileJSON.fileName(forEnding: kind.ending)
      let text = try JSONText.encode(json)
      let data = Data(text.utf8)
      try folder.put(data, at: name)
      try journal.add(written: [name: TilesJournal.Written(data)], empty: [])
    }
    try journal.finish()
    return TilesAnswer(
      folder: question.folder, hour: air.fields.hour, written: written, unchanged: tiles - written,
      empty: journal.empty.count, notices: air.notices + caveats.notices)
  }

  private func subject(
    _ city: CityConfiguration, attribution: [String], ending: String, empty: Int
  ) -> TileJSON.Subject {
    let start = question.address
    return TileJSON.Subject(
      air: air, city: city, layer: .air(question.layer), palette: question.palette, language: question.language,
      box: box,
      zooms: question.zooms, firstZoom: question.zooms.lowerBound, tileSize: question.size == .large ? 512 : 256,
      address: "\(start.isEmpty || start.hasSuffix("/") ? start : start + "/"){z}/{x}/{y}\(ending)",
      attribution: attribution, tilesWithoutFile: empty, inputs: digest)
  }
}

extension GatheredAir {
  /// Whether a layer shows anything of the hour.
  func knows(_ layer: TileLayer) -> Bool {
    switch layer {
    case .air(.index): !fields.isEmpty
    case .air(.pollutant(let pollutant)): fields.field.pollutants.contains(pollutant)
    case .doubt(let layer): fields.field.pollutants.contains(layer.pollutant) && !isUnsaid(layer)
    }
  }

  /// The error where it shows nothing.
  func nothingKnown(of layer: TileLayer) -> BrisaError {
    switch layer {
    case .doubt(let layer) where isUnsaid(layer):
      BrisaError(
        .noAir,
        text: LocalizedText(
          en:
            "How likely \(layer.pollutant.symbol) exceeds a guideline in this hour is not known: nobody measured it, and "
            + "no calibration has learnt how far off what stands in for it may be.",
          es:
            "No se sabe con qué probabilidad \(layer.pollutant.symbol) supera una guía en esta hora: nadie la midió, y "
            + "ninguna calibración ha aprendido cuánto puede errar lo que la sustituye.",
          ca:
            "No se sap amb quina probabilitat \(layer.pollutant.symbol) supera una guia en esta hora: ningú la va "
            + "mesurar, i cap calibració ha aprés quant pot errar el que la substituïx."))
    case .air(.index): nothingKnown(of: GatheredAir.anyStation)
    case .air(.pollutant(let pollutant)): nothingKnown(of: pollutant.symbol)
    case .doubt(let layer): nothingKnown(of: layer.pollutant.symbol)
    }
  }

  /// Whether it is a chance of exceedance of what stands in for an hour, and nobody has learnt how far such figures
  /// are from what is measured: σ alone says nothing of how this hour differs.
  private func isUnsaid(_ layer: DoubtLayer) -> Bool {
    layer.kind == .exceedance && provenance.otherTimes.contains(layer.pollutant)
      && fields.standInErrors[layer.pollutant] == nil
  }

  /// Who must be named on a map: for the readings, and for the streets where they have their part in the field.
  func tileAttribution(_ graph: StreetGraph?, _ city: CityConfiguration) -> [String] {
    let field = fields.field
    guard let graph, field.pollutants.contains(where: { field.hasIncrement($0) }) else { return attribution }
    return attribution + [city.attribution(ofStreets: graph)]
  }
}

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

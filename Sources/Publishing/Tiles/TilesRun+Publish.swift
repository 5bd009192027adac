package import CityAir
internal import Files
internal import Foundation
internal import Reports
package import Setup

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

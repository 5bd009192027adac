internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Streets

extension CityDesk {
  /// Writes the tiles of an hour for web maps, and continues a run that stopped.
  /// - Parameters:
  ///   - question: What is wanted.
  ///   - progress: Is told of every piece of the run that begins.
  /// - Returns: What became of the tiles.
  /// - Throws: ``BrisaError`` for a wrong question, and when nothing can be written or nothing is known of the hour.
  public func tiles(
    _ question: TilesQuestion, progress: @escaping @Sendable (TilesProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> TilesAnswer {
    let graph = city.network == nil ? nil : try loadNetwork()
    let box = try Self.drawnBox(question.box, city: city, graph: graph)
    try TilesRun.check(question, box)
    try TilesJournal.check(question.folder, names: TilesRun.names(question, box))
    let air = try await gatherer(on: graph, asksSources: true).gather(
      at: question.moment, box: city.box ?? box.expanded(byMeters: CityConfiguration.stationReachMeters))
    let attribution = air.attribution + streetsAttribution(graph, air)
    let digest = HeatmapInputs(settings: tileSettings(question, box, graph)).digest(of: air)
    let run = TilesRun(
      question: question, box: box, air: air, reachMeters: city.maskDistanceMeters, digest: digest, progress: progress)
    let isKnown = question.pollutant.map { air.picture.field.pollutants.contains($0) } ?? !air.picture.isEmpty
    guard isKnown else { throw air.nothingKnown(of: question.pollutant?.symbol ?? "any station") }
    try OutputFile.makeFolder(question.folder)
    let lock = try FolderLock(question.folder)
    defer { withExtendedLifetime(lock) {} }
    var (journal, written) = try run.make()
    let tiles = journal.written.keys.count { $0.hasSuffix(".png") }
    guard tiles > 0 else {
      throw BrisaError(
        .noAir,
        "No pixel's middle lies within \(Int(city.maskDistanceMeters)) m of a station with a reading: take a higher --zoom, or another --box.",
        notices: air.notices)
    }
    for kind in question.files {
      let json = TileJSON(
        run, city: city, attribution: attribution, ending: kind.ending,
        empty: journal.empty.count { TileJSON.ending(of: $0) == kind.ending })
      let name = TileJSON.fileName(forEnding: kind.ending)
      let text = try JSONText.encode(json)
      try OutputFile.write(text, to: "\(question.folder)/\(name)")
      try journal.add(written: [name: text.utf8.count], empty: [])
    }
    try journal.finish()
    return TilesAnswer(
      folder: question.folder, hour: air.picture.hour, written: written, unchanged: tiles - written,
      empty: journal.empty.count, notices: air.notices)
  }

  /// Who must be named for the streets, where they have their part in the field.
  private func streetsAttribution(_ graph: StreetGraph?, _ air: GatheredAir) -> [String] {
    let field = air.picture.field
    guard let graph, field.pollutants.contains(where: { field.hasIncrement($0) }) else { return [] }
    return [city.streetsAttribution ?? graph.metadata.attribution]
  }

  /// All that is the same for every tile.
  private func tileSettings(_ question: TilesQuestion, _ box: BoundingBox, _ graph: StreetGraph?) -> String {
    """
    tiles \(BrisaVersion.current) \(city.name) \(city.timeZone.identifier) \(city.fieldText) \(city.maskDistanceMeters)
    \(graph.map { "\($0.metadata) \(BaseMap($0).digest)" } ?? "") \(box) \(question.zooms) \(question.size.rawValue) \(question.layer.word) \(question.moment.startOfHour)
    \(question.palette.rawValue) \(question.language.rawValue)
    """
  }
}

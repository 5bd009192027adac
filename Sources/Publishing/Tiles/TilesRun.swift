internal import AirData
internal import AirField
internal import CityAir
internal import Computing
internal import Files
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Setup

/// One run of tiles: piece by piece, each tile whole or not there.
package struct TilesRun: Sendable {
  let question: TilesQuestion
  let box: BoundingBox
  let air: GatheredAir
  /// Metres from every station beyond which nothing is known.
  let reachMeters: Double
  /// Digest of all that the tiles are made of.
  let digest: String
  let progress: @Sendable (TilesProgress) -> Void

  /// Most files of a run.
  private static let maxFiles = 250_000
  /// Fewest files from one entry into the journal to the next, which is written whole: a hundredth of a long run.
  private static let filesAtOnce = 64
  /// What a file takes by its pixels; about.
  private static let bytesPerPixel = 0.25

  /// A file to make.
  private struct File: Sendable {
    let tile: TileAddress
    let size: Int
    let name: String
  }

  /// Refuses a run that would fill a disk, and one beyond the map.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument``.
  static func check(_ question: TilesQuestion, _ box: BoundingBox) throws(BrisaError) {
    let most = TileAddress.northernmostDegrees
    guard box.south < most, box.north > -most else { throw beyondTheMap }
    let tiles = question.zooms.map { Double(TileCover(box, zoom: $0).count) }.reduce(0, +)
    let count = tiles * Double(question.files.count)
    guard count > Double(maxFiles) else { return }
    let pixels = question.files.map { Double($0.size * $0.size) }.reduce(0, +)
    throw BrisaError(
      .badArgument,
      String(
        format: "That would be %.0f tiles, about %.1f GB, and the limit is %d: choose a smaller --zoom or --box.",
        count,
        tiles * pixels * bytesPerPixel / 1e9, maxFiles))
  }

  private static let beyondTheMap = BrisaError(
    .badArgument,
    text: LocalizedText(
      en: "Web maps end at 85.05° north and south, and the area lies beyond: choose another --box, or make a heatmap.",
      es: "Los mapas web acaban a 85,05° norte y sur, y la zona queda más allá: elija otra --box, o haga un mapa con "
        + "heatmap.",
      ca: "Els mapes web acaben a 85,05° nord i sud, i la zona queda més enllà: trie una altra --box, o faça un mapa "
        + "amb heatmap."))

  /// Makes the tiles that are missing; those of an older run that are not among them stay until the journal is
  /// finished.
  func make(in folder: OpenFolder) throws(BrisaError) -> (journal: TilesJournal, written: Int) {
    var journal = try TilesJournal(folder: folder, digest: digest)
    let all = Self.files(question, box)
    let missing = all.filter { !journal.isDone($0.name) }
    try journal.save()
    let clock = ContinuousClock()
    let start = clock.now
    var written = 0
    let atOnce = max(Self.filesAtOnce, missing.count / 100)
    for first in stride(from: 0, to: missing.count, by: atOnce) {
      let pace = first > 0 ? (clock.now - start) / Double(first) * Double(missing.count - first) : nil
      progress(
        TilesProgress(
          done: all.count - missing.count + first, total: all.count,
          remainingSeconds: pace.map { Double($0.components.seconds) }))
      written += try write(Array(missing[first..<min(first + atOnce, missing.count)]), to: folder, &journal)
    }
    return (journal, written)
  }

  /// Draws some files, writes those that have something to show, and notes all of them in the journal.
  /// - Returns: How many were written.
  private func write(
    _ files: [File], to folder: OpenFolder, _ journal: inout TilesJournal
  ) throws(BrisaError) -> Int {
    let tiles = zip(files, try pictures(of: files))
    let known = tiles.compactMap { file, data in data.map { (name: file.name, data: $0) } }
    // Before the first tile changes: no TileJSON tells of tiles that are of something else.
    if !known.isEmpty { try journal.replace(known.map(\.name) + TileJSON.fileNames) }
    for file in known { try folder.put(file.data, at: file.name) }
    try journal.add(
      written: Dictionary(
        known.map { ($0.name, TilesJournal.Written($0.data)) }, uniquingKeysWith: { first, _ in first }),
      empty: tiles.filter { $0.1 == nil }.map(\.0.name))
    return known.count
  }

  /// The names of all files that a run may write, its list aside.
  static func names(_ question: TilesQuestion, _ box: BoundingBox) -> [String] {
    files(question, box).map(\.name) + TileJSON.fileNames
  }

  private static func files(_ question: TilesQuestion, _ box: BoundingBox) -> [File] {
    question.zooms.flatMap { zoom in
      TileCover(box, zoom: zoom).tiles.flatMap { tile in
        question.files.map { kind in
          File(tile: tile, size: kind.size, name: "\(zoom)/\(tile.x)/\(tile.y)\(kind.ending)")
        }
      }
    }
  }

  /// Draws some files, on all cores; nil for one that would be transparent throughout.
  private func pictures(of files: [File]) throws(BrisaError) -> [Data?] {
    let painter = TilePainter(
      layer: question.layer, palette: question.palette, fields: air.fields, box: box, reachMeters: reachMeters)
    return try files.parallelMap { (file) throws(BrisaError) in try painter.png(file.tile, size: file.size) }
  }
}

internal import AirData
internal import AirField
internal import Dispatch
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Synchronization

/// One run of tiles: piece by piece, each tile whole or not there.
struct TilesRun: Sendable {
  let question: TilesQuestion
  let box: BoundingBox
  let air: GatheredAir
  /// Digest of all that the tiles are made of.
  let digest: String
  let progress: @Sendable (TilesProgress) -> Void

  /// Most files of a run.
  private static let mostFiles = 250_000
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

  /// Refuses a run that would fill a disk.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument``.
  static func check(_ question: TilesQuestion, _ box: BoundingBox) throws(BrisaError) {
    let tiles = question.zooms.map { Double(TileCover(box, zoom: $0).count) }.reduce(0, +)
    let count = tiles * Double(question.files.count)
    guard count > Double(mostFiles) else { return }
    let pixels = question.files.map { Double($0.size * $0.size) }.reduce(0, +)
    throw BrisaError(
      .badArgument,
      String(
        format: "That would be %.0f tiles, about %.1f GB, and the limit is %d: choose a smaller --zoom or --box.",
        count,
        tiles * pixels * bytesPerPixel / 1e9, mostFiles))
  }

  func make() throws(BrisaError) -> (journal: TilesJournal, written: Int) {
    try OutputFile.makeFolder(question.folder)
    var journal = try TilesJournal(folder: question.folder, digest: digest)
    let all = files
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
      let part = Array(missing[first..<min(first + atOnce, missing.count)])
      let isWritten = try make(part)
      try journal.add(
        written: zip(part, isWritten).filter(\.1).map(\.0.name),
        empty: zip(part, isWritten).filter { !$0.1 }.map(\.0.name))
      written += isWritten.count { $0 }
    }
    try journal.finish()
    return (journal, written)
  }

  private var files: [File] {
    question.zooms.flatMap { zoom in
      TileCover(box, zoom: zoom).tiles.flatMap { tile in
        question.files.map { kind in
          File(tile: tile, size: kind.size, name: "\(zoom)/\(tile.x)/\(tile.y)\(kind.ending)")
        }
      }
    }
  }

  /// Makes some files, on all cores; returns which of them are not empty.
  private func make(_ files: [File]) throws(BrisaError) -> [Bool] {
    let results = Mutex<[Result<Bool, BrisaError>?]>(Array(repeating: nil, count: files.count))
    let picture = TilePicture(layer: question.layer, scale: air.picture.scale, palette: question.palette)
    let tileAir = TileAir(picture: air.picture, layer: question.layer)
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      let result = Result { () throws(BrisaError) in try make(files[number], picture, tileAir) }
      results.withLock { $0[number] = result }
    }
    var isWritten: [Bool] = []
    for result in results.withLock({ $0 }) { isWritten.append(try result?.get() ?? false) }
    return isWritten
  }

  private func make(_ file: File, _ picture: TilePicture, _ air: TileAir) throws(BrisaError) -> Bool {
    let step = TileAir.step(zoom: file.tile.zoom, size: file.size, box: box)
    guard let lattice = TileLattice(file.tile, size: file.size, step: step, box: box) else { return false }
    let data: Data?
    do { data = try picture.png(air.hours(lattice)) } catch { throw BrisaError(error) }
    guard let data else { return false }
    try OutputFile.makeFolder("\(question.folder)/\(file.tile.zoom)/\(file.tile.x)")
    try OutputFile.write(data, to: "\(question.folder)/\(file.name)")
    return true
  }
}

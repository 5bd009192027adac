internal import AirData
internal import CGDAL
internal import Foundation
internal import Geo

/// One file as a map: finds out what it is, and has it read.
struct MapFile {
  let options: Options
  let log: any SourceLog

  /// Most bytes of a file.
  private static let maxBytes = 4 << 30

  init(_ options: Options, log: any SourceLog) {
    self.options = options
    self.log = log
  }

  /// The part of the map that lies in a box.
  /// - Throws: ``SourceError``.
  func map(in box: BoundingBox) throws(SourceError) -> AirMap {
    try checkFile()
    let outcome: Result<AirMap, SourceError> = GDALMessages.collecting { messages in
      do throws(SourceError) {
        return .success(try read(box, messages))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private func read(_ box: BoundingBox, _ messages: GDALMessages) throws(SourceError) -> AirMap {
    let dataset = try opened(messages)
    if GDALGetRasterCount(dataset.handle) > 0 {
      return try RasterReader(file: self, dataset: dataset, messages: messages).map(in: box)
    }
    if GDALDatasetGetLayerCount(dataset.handle) > 0 {
      return try LayerReader(file: self, dataset: dataset, messages: messages).map(in: box)
    }
    throw problem("it has neither a raster nor a layer")
  }

  /// The file, or the part of it that ``Options/layer`` names.
  private func opened(_ messages: GDALMessages) throws(SourceError) -> GDALDataset {
    let whole = try GDALDataset(opening: options.path, path: options.path, messages: messages)
    let parts = whole.parts
    let isEmpty = GDALGetRasterCount(whole.handle) == 0 && GDALDatasetGetLayerCount(whole.handle) == 0
    guard isEmpty, !parts.isEmpty else { return whole }
    let names = parts.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
    let wanted = options.layer ?? (names.count == 1 ? names[0] : nil)
    guard let wanted else {
      throw .setting(name: "layer", problem: "must be given, since '\(options.path)' has \(names.list)")
    }
    guard let index = names.firstIndex(of: wanted) else { throw unknownLayer(wanted, names) }
    return try GDALDataset(opening: parts[index], path: options.path, messages: messages)
  }

  /// A pipe could hang and a folder is another format, so only plain files are handed to GDAL.
  private func checkFile() throws(SourceError) {
    var status = stat()
    guard stat(options.path, &status) == 0 else { throw problem(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw problem("it is no regular file") }
    guard status.st_size <= Self.maxBytes else { throw problem("it is larger than \(Self.maxBytes >> 30) GiB") }
  }

  func problem(_ text: String) -> SourceError { .file(path: options.path, problem: text) }

  func unknownLayer(_ name: String, _ known: [String]) -> SourceError {
    .setting(name: "layer", problem: "is '\(name)', but '\(options.path)' has \(known.list)")
  }

  func unknownAttribute(_ name: String, _ known: [String]) -> SourceError {
    .setting(name: "attribute", problem: "is '\(name)', but '\(options.path)' has \(known.list)")
  }

  /// The way to WGS 84 from a raster's coordinate system, or from the degrees in which its axes are.
  func transformation(of raster: GDALDataset) throws(SourceError) -> WorldTransformation {
    if raster.liesInDegrees, let transformation = WorldTransformation() { return transformation }
    return try transformation(from: GDALGetSpatialRef(raster.handle))
  }

  /// The way to WGS 84 from a file's coordinate system.
  func transformation(from system: OGRSpatialReferenceH?) throws(SourceError) -> WorldTransformation {
    guard let system else {
      throw problem(
        "it does not say its coordinate system: set one, for example with gdal_edit.py -a_srs or ogr2ogr -a_srs")
    }
    guard let transformation = WorldTransformation(from: system) else {
      throw problem("its coordinate system cannot be brought to WGS 84")
    }
    return transformation
  }

  /// The box of the map on the globe, which must lie in the city in part.
  func overlap(_ mapBox: BoundingBox?, _ box: BoundingBox) throws(SourceError) -> BoundingBox {
    guard let mapBox else {
      throw problem("its coordinates are no places on the globe: it says the wrong coordinate system")
    }
    let shared = BoundingBox(
      west: max(box.west, mapBox.west), south: max(box.south, mapBox.south), east: min(box.east, mapBox.east),
      north: min(box.north, mapBox.north))
    guard shared.west < shared.east, shared.south < shared.north else {
      throw problem(
        "it covers \(mapBox.words) (west,south,east,north) and nothing of the city at \(box.words): it is another city's "
          + "map, or says the wrong coordinate system")
    }
    return shared
  }

  /// The map of some values.
  func map(_ content: AirMap.Content, resolutionMeters: Double) -> AirMap {
    AirMap(
      pollutant: options.pollutant, from: options.time.start, to: options.time.end, licence: options.licence,
      attribution: options.attribution, resolutionMeters: resolutionMeters, content: content)
  }
}

extension [String] {
  /// The names as a list in a sentence.
  var list: String {
    let shown = prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return isEmpty ? "none" : shown + (count > 12 ? " and \(count - 12) more" : "")
  }
}

extension BoundingBox {
  /// The edges with what a person needs of their decimals.
  fileprivate var words: String {
    [west, south, east, north].map { String(format: "%.3f", $0) }.joined(separator: ",")
  }
}

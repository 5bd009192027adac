internal import AirField
internal import CTIFF
internal import Foundation
internal import Geo

/// Owner of one TIFF file that is being written.
///
/// libtiff returns 0 or -1 for a failure and keeps its words in `problem`; the file is closed by `close` or, when that
/// was never reached, in `deinit`.
final class RasterWriter {
  private static let tileSide = 256

  private let path: String
  private let spec: GridSpec
  private let problem: UnsafeMutablePointer<brisa_tiff_problem>
  private var file: OpaquePointer?

  init(path: String, spec: GridSpec) throws(ReportsError) {
    self.path = path
    self.spec = spec
    problem = .allocate(capacity: 1)
    problem.initialize(to: brisa_tiff_problem())
    file = brisa_tiff_open(path, "w", problem)
    guard let file, brisa_tiff_know_more_tags(file) == 1 else { throw failure }
  }

  deinit {
    if let file { TIFFClose(file) }
    problem.deallocate()
  }

  /// Writes the head: size, form, place on the globe, names of the bands.
  func describe(_ bands: [RasterBand], metadata: [(name: String, value: String)]) throws(ReportsError) {
    guard let file else { throw failure }
    let side = UInt32(Self.tileSide)
    var isFine = true
    for (tag, value) in [
      (TIFFTAG_IMAGEWIDTH, UInt32(spec.columns)), (TIFFTAG_IMAGELENGTH, UInt32(spec.rows)),
      (TIFFTAG_TILEWIDTH, side), (TIFFTAG_TILELENGTH, side),
    ] {
      isFine = brisa_tiff_set_u32(file, UInt32(tag), value) == 1 && isFine
    }
    for (tag, value) in [
      (TIFFTAG_BITSPERSAMPLE, 32), (TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_IEEEFP),
      (TIFFTAG_SAMPLESPERPIXEL, Int32(bands.count)),
      (TIFFTAG_PLANARCONFIG, PLANARCONFIG_SEPARATE), (TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK),
      (TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE), (TIFFTAG_PREDICTOR, PREDICTOR_FLOATINGPOINT),
    ] {
      isFine = brisa_tiff_set_u16(file, UInt32(tag), UInt16(value)) == 1 && isFine
    }
    if bands.count > 1 {
      let others = [UInt16](repeating: UInt16(EXTRASAMPLE_UNSPECIFIED), count: bands.count - 1)
      isFine = brisa_tiff_set_u16s(file, UInt32(TIFFTAG_EXTRASAMPLES), UInt16(others.count), others) == 1 && isFine
    }
    // Fast rather than small: a run writes thousands.
    isFine = brisa_tiff_set_int(file, UInt32(TIFFTAG_ZIPQUALITY), 1) == 1 && isFine
    isFine = brisa_tiff_set_text(file, UInt32(BRISA_TIFFTAG_GDAL_NODATA), "nan") == 1 && isFine
    let description = GDALMetadata.xml(bands: bands, metadata: metadata)
    isFine = brisa_tiff_set_text(file, UInt32(BRISA_TIFFTAG_GDAL_METADATA), description) == 1 && isFine
    guard isFine, locate(file) else { throw failure }
  }

  /// Cells of equal degrees on WGS 84, the north-western corner tied to the box.
  private func locate(_ file: OpaquePointer) -> Bool {
    let box = spec.box
    let scale = [
      (box.east - box.west) / Double(spec.columns), (box.north - box.south) / Double(spec.rows), 0,
    ]
    let tie = [0, 0, 0, box.west, box.north, 0]
    let keys = GeoKeys.wgs84
    return brisa_tiff_set_doubles(file, UInt32(BRISA_TIFFTAG_MODEL_PIXEL_SCALE), UInt16(scale.count), scale) == 1
      && brisa_tiff_set_doubles(file, UInt32(BRISA_TIFFTAG_MODEL_TIEPOINT), UInt16(tie.count), tie) == 1
      && brisa_tiff_set_u16s(file, UInt32(BRISA_TIFFTAG_GEO_KEY_DIRECTORY), UInt16(keys.count), keys) == 1
  }

  /// Writes one band, tile by tile; tiles beyond the edge are filled with NaN.
  func write(_ values: [Float], band: Int) throws(ReportsError) {
    guard let file else { throw failure }
    let side = Self.tileSide
    var tile = [Float](repeating: .nan, count: side * side)
    for top in stride(from: 0, to: spec.rows, by: side) {
      for left in stride(from: 0, to: spec.columns, by: side) {
        fill(&tile, from: values, top: top, left: left)
        let written = tile.withUnsafeMutableBytes { bytes in
          TIFFWriteTile(file, bytes.baseAddress, UInt32(left), UInt32(top), 0, UInt16(band))
        }
        guard written >= 0 else { throw failure }
      }
    }
  }

  private func fill(_ tile: inout [Float], from values: [Float], top: Int, left: Int) {
    let side = Self.tileSide
    let width = min(side, spec.columns - left)
    for row in 0..<side {
      let isInside = top + row < spec.rows
      for column in 0..<side {
        let isKnown = isInside && column < width
        tile[row * side + column] = isKnown ? values[(top + row) * spec.columns + left + column] : .nan
      }
    }
  }

  /// Ends the file; only now is it whole.
  func close() throws(ReportsError) {
    guard let file else { return }
    let isFlushed = TIFFFlush(file) == 1
    TIFFClose(file)
    self.file = nil
    if !isFlushed || problem.pointee.text.0 != 0 { throw failure }
  }

  private var failure: ReportsError {
    let text = withUnsafeBytes(of: &problem.pointee.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .raster(path: path, problem: text.isEmpty ? "libtiff does not say why" : text)
  }
}

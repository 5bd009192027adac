internal import AirData
internal import CGDAL
internal import Foundation
internal import Geo

/// Reads one band of a raster onto a grid of degrees.
struct RasterReader {
  let file: MapFile
  let dataset: GDALDataset
  let messages: GDALMessages

  /// The part of the band that lies in a box.
  /// - Throws: ``SourceError``.
  func map(in box: BoundingBox) throws(SourceError) -> AirMap {
    let band = try band()
    guard let handle = GDALGetRasterBand(dataset.handle, Int32(band)) else { throw unreadable }
    let classes = try classes(of: handle)
    let unitOfBand = GDALGetRasterUnitType(handle).map { String(cString: $0) } ?? ""
    let unitsOfClasses = classes?.units ?? []
    let values = try MapValues(file, unitsOfFile: unitsOfClasses.isEmpty ? [unitOfBand] : unitsOfClasses)
    let grid = try RasterGrid(dataset, file, around: box)
    let overlap = try file.overlap(grid.box, box)
    let target = TargetGrid(overlap, cellMeters: grid.cellMeters)
    var cells = try warped(band, to: target, grid, isClasses: classes != nil)
    if let classes {
      cells = cells.map { classes.values[Int(exactly: $0.rounded()) ?? -1] ?? .nan }
    } else {
      let (scale, offset) = (GDALGetRasterScale(handle, nil), GDALGetRasterOffset(handle, nil))
      if scale != 1 || offset != 0 { cells = cells.map { Float(Double($0) * scale + offset) } }
    }
    let checked = try values.checked(cells)
    values.tellHoles(in: checked) { grid.holds(target.middle(ofCell: $0)) }
    let raster = AirMapRaster(box: target.box, columns: target.columns, rows: target.rows, values: checked)
    return file.map(.raster(raster), resolutionMeters: max(grid.cellMeters, target.cellMeters))
  }

  /// The number of the band that the settings mean.
  private func band() throws(SourceError) -> Int {
    let count = Int(GDALGetRasterCount(dataset.handle))
    if let layer = file.options.layer, let name = variable, name != layer { throw file.unknownLayer(layer, [name]) }
    let names = (1...count).map { number in
      GDALGetRasterBand(dataset.handle, Int32(number)).flatMap { GDALGetDescription($0) }.map { String(cString: $0) }
        ?? ""
    }
    guard let wanted = file.options.attribute else {
      let alpha = dataset.alphaBand
      let bands = (1...count).filter { $0 != alpha }
      guard bands.count == 1 else {
        throw .setting(name: "attribute", problem: "must be given, since '\(file.options.path)' has \(count) bands")
      }
      return bands[0]
    }
    if let number = Int(wanted), (1...count).contains(number) { return number }
    guard let index = names.firstIndex(of: wanted) else {
      throw file.unknownAttribute(wanted, (1...count).map { "\($0)" } + names.filter { !$0.isEmpty })
    }
    return index + 1
  }

  /// The name of a NetCDF file's variable, nil in other formats.
  private var variable: String? {
    guard let band = GDALGetRasterBand(dataset.handle, 1) else { return nil }
    return GDALGetMetadataItem(band, "NETCDF_VARNAME", nil).map { String(cString: $0) }
  }

  /// What a band of classes stands for, by the number in its cells; nil for a band of values.
  private func classes(of band: GDALRasterBandH) throws(SourceError) -> (values: [Int: Float], units: [String])? {
    guard let names = GDALGetRasterCategoryNames(band) else { return nil }
    var bounds: [Int: ClassBounds] = [:]
    var index = 0
    while let name = names[index] {
      let text = String(cString: name)
      if let read = ClassBounds(text) {
        bounds[index] = read
      } else if text.contains(where: \.isNumber) {
        throw file.problem("its class '\(text.prefix(40))' is neither a number nor a class like 20-30 or >50")
      }
      index += 1
    }
    guard !bounds.isEmpty else { return nil }
    let scale = ClassScale(bounds.values)
    return (bounds.mapValues { Float(scale.value(of: $0)) }, bounds.values.compactMap(\.unit))
  }

  private func warped(
    _ band: Int, to target: TargetGrid, _ grid: RasterGrid, isClasses: Bool
  ) throws(SourceError) -> [Float] {
    let method = isClasses ? "near" : target.cellMeters > 1.5 * grid.cellMeters ? "average" : "bilinear"
    let edges = [target.box.west, target.box.south, target.box.east, target.box.north].map { "\($0)" }
    let words =
      ["-q", "-of", "MEM", "-t_srs", "EPSG:4326", "-ot", "Float32", "-dstnodata", "nan", "-r", method, "-te"] + edges
      + ["-ts", "\(target.columns)", "\(target.rows)"]
    guard let single = dataset.virtualCopy(ofBand: band), let picture = single.warped(words),
      let output = GDALGetRasterBand(picture.handle, 1)
    else { throw unreadable }
    var cells = [Float](repeating: .nan, count: target.columns * target.rows)
    let (width, height) = (Int32(target.columns), Int32(target.rows))
    let status = GDALRasterIO(output, GF_Read, 0, 0, width, height, &cells, width, height, GDT_Float32, 0, 0)
    withExtendedLifetime(single) {}
    // A cell that cannot be read is left as a hole by GDAL, which only complains.
    guard status == CE_None, messages.first == nil else { throw unreadable }
    return cells
  }

  private var unreadable: SourceError {
    file.problem("its cells cannot be read (\(messages.words))")
  }
}

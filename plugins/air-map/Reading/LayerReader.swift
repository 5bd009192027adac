internal import AirData
internal import CGDAL
internal import Foundation
internal import Geo

/// Reads one layer of polygons or lines with a value each.
struct LayerReader {
  let file: MapFile
  let dataset: GDALDataset
  let messages: GDALMessages

  /// Most features of a map in a city.
  private static let maxFeatures = 2_000_000

  /// The part of the layer that lies in a box: its lines, or its polygons as a raster.
  /// - Throws: ``SourceError``.
  func map(in box: BoundingBox) throws(SourceError) -> AirMap {
    let layer = try layer()
    let column = try column(of: layer)
    let transformation = try file.transformation(from: OGR_L_GetSpatialRef(layer))
    let overlap = try file.overlap(extent(of: layer, transformation), box)
    if let edges = transformation.extent(of: box) {
      OGR_L_SetSpatialFilterRect(layer, edges.west, edges.south, edges.east, edges.north)
    }
    let shapes = try shapes(of: layer, column, transformation)
    guard shapes.polygons.isEmpty || shapes.lines.isEmpty else {
      throw file.problem("its layer has lines and polygons: leave one kind")
    }
    guard !shapes.hasPoints else { throw file.problem("its layer has points: give lines, polygons or a raster") }
    guard !shapes.polygons.isEmpty || !shapes.lines.isEmpty else {
      throw file.problem("its layer has no value in the city")
    }
    let values = try MapValues(file, unitsOfFile: shapes.units)
    return shapes.lines.isEmpty
      ? try raster(of: shapes.polygons, overlap, values) : try lines(shapes, values)
  }

  private func lines(_ shapes: Shapes, _ values: MapValues) throws(SourceError) -> AirMap {
    let checked = try values.checked(shapes.lines.map(\.value))
    values.tellHoles(shapes.withoutValue, of: shapes.withoutValue + shapes.lines.count)
    let kept = zip(shapes.lines, checked).filter { !$1.isNaN }.map { AirMapLine(points: $0.points, value: $1) }
    return file.map(.lines(kept), resolutionMeters: 0)
  }

  private func raster(
    of polygons: [Shapes.Polygon], _ overlap: BoundingBox, _ values: MapValues
  ) throws(SourceError) -> AirMap {
    let width = Shapes.usualWidthMeters(of: polygons, around: overlap.center)
    let target = TargetGrid(overlap, cellMeters: min(100, max(5, width / 2)))
    var cells = PolygonCells(target)
    for polygon in polygons { cells.fill(polygon) }
    let checked = try values.checked(cells.values)
    values.tellHoles(in: checked)
    let raster = AirMapRaster(box: target.box, columns: target.columns, rows: target.rows, values: checked)
    return file.map(.raster(raster), resolutionMeters: max(width, target.cellMeters))
  }

  private func layer() throws(SourceError) -> OGRLayerH {
    let count = GDALDatasetGetLayerCount(dataset.handle)
    let layers = (0..<count).compactMap { GDALDatasetGetLayer(dataset.handle, $0) }
    let names = layers.map { String(cString: OGR_L_GetName($0)) }
    guard let wanted = file.options.layer else {
      guard layers.count == 1 else {
        throw .setting(name: "layer", problem: "must be given, since '\(file.options.path)' has \(names.list)")
      }
      return layers[0]
    }
    guard let index = names.firstIndex(of: wanted) else { throw file.unknownLayer(wanted, names) }
    return layers[index]
  }

  private func column(of layer: OGRLayerH) throws(SourceError) -> ValueColumn {
    let definition = OGR_L_GetLayerDefn(layer)
    let names = (0..<OGR_FD_GetFieldCount(definition)).map { index in
      String(cString: OGR_Fld_GetNameRef(OGR_FD_GetFieldDefn(definition, index)))
    }
    guard let wanted = file.options.attribute ?? (names.count == 1 ? names[0] : nil) else {
      throw .setting(name: "attribute", problem: "must be given: '\(file.options.path)' has \(names.list)")
    }
    guard let index = names.firstIndex(of: wanted) else { throw file.unknownAttribute(wanted, names) }
    return ValueColumn(Int32(index), of: definition)
  }

  private func extent(of layer: OGRLayerH, _ transformation: WorldTransformation) -> BoundingBox? {
    var edges = OGREnvelope()
    guard OGR_L_GetExtent(layer, &edges, 1) == OGRERR_NONE, edges.MinX <= edges.MaxX, edges.MinY <= edges.MaxY else {
      return nil
    }
    // A layer of one straight street has no height.
    return transformation.box(x: edges.MinX...edges.MaxX, y: edges.MinY...edges.MaxY)?.expanded(byMeters: 1)
  }

  private func shapes(
    of layer: OGRLayerH, _ column: ValueColumn, _ transformation: WorldTransformation
  ) throws(SourceError) -> Shapes {
    var column = column
    var collector = ShapeCollector(transformation)
    var count = 0
    OGR_L_ResetReading(layer)
    while let feature = OGR_L_GetNextFeature(layer) {
      defer { OGR_F_Destroy(feature) }
      count += 1
      guard count <= Self.maxFeatures else { throw tooLarge }
      guard let geometry = OGR_F_GetGeometryRef(feature) else { continue }
      guard column.hasValue(feature) else {
        collector.addWithoutValue()
        continue
      }
      guard let bounds = column.bounds(of: feature) else {
        let text = column.text(of: feature).prefix(40)
        throw file.problem(
          "the value '\(text)' of feature \(count) is neither a number nor a class like 20-30 or >50")
      }
      collector.add(geometry, bounds)
      guard collector.pointCount <= AirMapLine.maxPoints else { throw tooLarge }
    }
    if let words = messages.first { throw file.problem("its features cannot be read (GDAL says: \(words))") }
    return collector.shapes
  }

  private var tooLarge: SourceError {
    file.problem("it has more than \(Self.maxFeatures) features or \(AirMapLine.maxPoints) points in the city")
  }
}

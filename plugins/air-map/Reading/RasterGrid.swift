internal import AirData
internal import CGDAL
internal import Geo

/// Where a raster lies on the globe, and how large its cells are.
struct RasterGrid {
  /// Nil where it is not on the globe.
  let box: BoundingBox?
  /// Mean of the sides of a cell in the middle.
  let cellMeters: Double
  private let transformation: WorldTransformation
  private let columns: Double
  private let rows: Double
  /// The way from the file's coordinates to columns and rows; nil where there is none.
  private let cellOfPoint: [Double]?

  /// - Throws: ``SourceError/file(path:problem:)`` without a place or a coordinate system.
  init(_ dataset: GDALDataset, _ file: MapFile, around city: BoundingBox) throws(SourceError) {
    var place = [Double](repeating: 0, count: 6)
    guard GDALGetGeoTransform(dataset.handle, &place) == CE_None, place.allSatisfy(\.isFinite) else {
      throw file.problem("it does not say where its cells lie: it has no coordinates")
    }
    let transformation = try file.transformation(of: dataset)
    let columns = Double(GDALGetRasterXSize(dataset.handle))
    let rows = Double(GDALGetRasterYSize(dataset.handle))
    var inverse = place
    cellOfPoint = GDALInvGeoTransform(&place, &inverse) != 0 ? inverse : nil
    (self.transformation, self.columns, self.rows) = (transformation, columns, rows)
    func point(_ column: Double, _ row: Double) -> (x: Double, y: Double) {
      (place[0] + column * place[1] + row * place[2], place[3] + column * place[4] + row * place[5])
    }
    let corners = [point(0, 0), point(columns, 0), point(0, rows), point(columns, rows)]
    // Six sound numbers may lead beyond all numbers.
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      throw file.problem("its cells lie nowhere on the globe: its coordinates are damaged")
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    box = transformation.box(x: xs[0]...xs[3], y: ys[0]...ys[3], around: city)
    func placed(_ column: Double, _ row: Double) -> Coordinate? {
      let point = point(columns / 2 + column, rows / 2 + row)
      return transformation.turnedPlace(x: point.x, y: point.y)
    }
    guard let middle = placed(0, 0), let east = placed(1, 0), let south = placed(0, 1) else {
      cellMeters = 0
      return
    }
    cellMeters = (middle.distanceMeters(to: east) * middle.distanceMeters(to: south)).squareRoot()
  }

  /// Whether a place lies in one of the raster's own cells.
  func holds(_ place: Coordinate) -> Bool {
    guard let cellOfPoint, let point = transformation.point(of: place) else { return false }
    return transformation.turns.contains { turn in
      let column = cellOfPoint[0] + (point.x + turn) * cellOfPoint[1] + point.y * cellOfPoint[2]
      let row = cellOfPoint[3] + (point.x + turn) * cellOfPoint[4] + point.y * cellOfPoint[5]
      return column >= 0 && column < columns && row >= 0 && row < rows
    }
  }
}

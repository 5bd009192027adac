internal import Geo
internal import Routing

/// How OSRM's answers have lines.
struct OSRMGeometry {
  /// The words of `geometries`.
  enum Form: String, CaseIterable {
    case polyline, polyline6, geojson
  }

  let form: Form

  func write(_ line: some Collection<Coordinate>, to writer: inout JSONWriter) {
    switch form {
    case .polyline: writer.string(PolylineCode.encode(line, decimals: 5))
    case .polyline6: writer.string(PolylineCode.encode(line, decimals: 6))
    case .geojson:
      writer.object { writer in
        writer.key("coordinates")
        writer.array(line) { $0.position($1) }
        writer.member("type", "LineString")
      }
    }
  }
}

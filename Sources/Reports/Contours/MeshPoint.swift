/// A point on the outline of a band: a vertex of the mesh, or where a bound crosses one of its edges.
///
/// Triangles that share an edge name the point alike, so outlines are joined without comparing numbers.
struct MeshPoint: Hashable {
  /// The lower of the edge's two vertices, or the vertex itself.
  let low: Int
  /// The higher of the edge's two vertices, or the vertex itself.
  let high: Int
  /// The bound that crosses the edge; -1 for a vertex.
  let bound: Int32
  /// Tells apart the two outlines that touch in a corner.
  let side: Int32

  /// Whether it is a vertex of the mesh.
  var isVertex: Bool { bound < 0 }

  /// Mixes all four numbers at once: outlines of a map are thousands of points, each looked up several times.
  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high ^ Int(bound) << 40 ^ Int(side) << 56)
  }

  /// A vertex of the mesh.
  static func vertex(_ vertex: Int, side: Int32 = 0) -> MeshPoint {
    MeshPoint(low: vertex, high: vertex, bound: -1, side: side)
  }

  /// Where a bound crosses the edge between two vertices.
  static func crossing(_ first: Int, _ second: Int, bound: Int) -> MeshPoint {
    MeshPoint(low: min(first, second), high: max(first, second), bound: Int32(bound), side: 0)
  }
}

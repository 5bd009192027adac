/// Makes street networks from OpenStreetMap extracts.
package enum StreetImport {
  /// Reads an extract (`.osm.pbf`, `.osm`, `.osm.bz2` or `.osm.gz`) and makes the tables of its street graph.
  ///
  /// - Throws: ``NetworkError`` when the file cannot be read or holds no street.
  /// - Complexity: O(n log n) in the size of the extract.
  package static func read(
    _ path: String, profile: ProfileSettings
  ) throws(NetworkError) -> (tables: GraphTables, report: ImportReport) {
    let map = try ExtractDecoder.decode(path: path)
    let side = DrivingSideFinder(map).side
    var (tables, report) = GraphBuilder.build(map, WayInterpreter(profile: profile, drivingSide: side ?? .right))
    guard report.segments > 0 else {
      throw .malformed(path: path, problem: "it holds no street that anyone may use")
    }
    tables.metadata.source = path.split(separator: "/").last.map(String.init) ?? path
    tables.metadata.dataDate = map.date
    tables.metadata.attribution = NetworkMetadata.attribution(stated: map.attribution)
    tables.metadata.profile = profile.summary
    tables.metadata.settings = profile.text
    tables.metadata.drivingSide = side
    return (tables, report)
  }
}

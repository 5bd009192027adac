internal import Geo
package import Streets

extension TiledMap {
  /// Makes a base map of the objects of an extract.
  package convenience init(of map: MapObjects) {
    var builder = MapTablesBuilder()
    for object in map.objects {
      guard let mapClass = MapClassifier.mapClass(of: object) else { continue }
      Self.add(object, mapClass, to: &builder)
    }
    Self.addSea(of: map, to: &builder)
    self.init(builder.finish())
  }

  private static func add(_ object: MapObjects.Object, _ mapClass: MapClass, to builder: inout MapTablesBuilder) {
    let rings = object.rings.map { $0.map(WorldPoint.init) }
    let parts = object.shape == .area ? MeridianCut.parts(of: rings) : [rings]
    // Labels say the names of surfaces.
    let names = MapNames.of(object.tags)
    for part in parts {
      builder.add(
        MapTablesBuilder.Draft(
          mapClass: mapClass, flags: mapClass.layer.hasFlags ? MapClassifier.flags(of: object) : [],
          names: object.shape == .area ? [] : names, rings: part))
    }
    guard object.shape == .area, !names.isEmpty, let label = MapClassifier.labelClass(ofArea: mapClass, object),
      let place = parts.first.flatMap(LabelPlace.inside)
    else { return }
    builder.add(MapTablesBuilder.Draft(mapClass: label, flags: [], names: names, rings: [[place]]))
  }

  private static func addSea(of map: MapObjects, to builder: inout MapTablesBuilder) {
    let coasts = map.objects.filter { $0.shape == .line && $0["natural"] == "coastline" }.flatMap(\.rings)
    let others = map.objects.lazy.filter { $0.shape == .line && $0["highway"] != nil }.flatMap(\.rings).joined()
    guard !coasts.isEmpty, let box = map.box ?? BoundingBox(around: others) else { return }
    let rings = SeaRings.of(coasts.map { $0.map(WorldPoint.init) }, in: WorldBox(box))
    guard !rings.isEmpty else { return }
    builder.add(MapTablesBuilder.Draft(mapClass: .sea, flags: [], names: [], rings: rings))
  }
}

internal import AirData
internal import PluginHost

extension PluginCopy {
  /// Looks whether other sources have the copy's ids, or lie in its place.
  /// - Throws: ``BrisaError`` that names the other one.
  func check(_ manifests: PluginManifests, beside registry: Registry) throws(BrisaError) {
    let places = [path, earlierPath].compactMap { $0 }
    try checkIDs(manifests, beside: registry, at: places)
    try checkPlaces(places, manifests, beside: registry)
  }

  private func checkIDs(
    _ manifests: PluginManifests, beside registry: Registry, at places: [String]
  ) throws(BrisaError) {
    for id in manifests.ids {
      guard let other = registry.entry(id), !places.contains(other.file) else { continue }
      guard !isOriginal(other.file) else {
        throw BrisaError(
          .badConfiguration, "'\(other.file)' is found already where it lies: it needs no installing.")
      }
      throw BrisaError(
        .badConfiguration,
        "The source '\(id)' is there already, from '\(other.file)': remove that file, or give yours another id.")
    }
  }

  /// In the place of a copy only an earlier one of the same plugin may lie.
  private func checkPlaces(
    _ places: [String], _ manifests: PluginManifests, beside registry: Registry
  ) throws(BrisaError) {
    for place in places {
      let earlier = registry.entries.filter { $0.file == place }
      guard let other = earlier.first, !earlier.contains(where: { manifests.ids.contains($0.manifest.id) }) else {
        continue
      }
      throw BrisaError(
        .badConfiguration,
        "'\(other.file)' is the source '\(other.manifest.id)' now, and yours has the id '\(manifests.main.id)': rename the file of yours, "
          + "or remove that one.")
    }
  }
}

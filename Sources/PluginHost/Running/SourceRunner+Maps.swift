package import AirData
internal import Foundation
internal import Geo

/// What one source of maps gave.
package struct MapAnswer: Sendable {
  /// The maps, all sound and asked for.
  package let maps: [AirMap]
  /// Why there are none, one sentence; nil unless the source failed.
  package let failure: String?
  /// What has to be said about them.
  package let notices: [Notice]
}

extension SourceRunner {
  /// Asks a source for the maps of a city, as ``ask(_:for:at:)`` asks for readings; one that has none is not asked.
  package func maps(from configuration: SourceConfiguration, for query: AirMapQuery) async -> MapAnswer {
    guard let manifest = manifest(of: configuration), manifest.providesMaps else {
      return MapAnswer(maps: [], failure: registryProblem(configuration), notices: [])
    }
    let outcome = await outcome(of: configuration) { try await $0.promisedMaps(for: query) }
    let notices = outcome.notices
    switch outcome.found {
    case .success(let found):
      var sound: [AirMap] = []
      var flaws: Set<LocalizedText> = []
      for map in found {
        let near = map.cut(to: query.box)
        if let flaw = Self.flaw(of: map, near: near, query, manifest) {
          flaws.insert(flaw)
        } else if let near {
          sound.append(near)
        }
      }
      for flaw in flaws.sorted(by: { $0.en < $1.en }) { notices.notice(Self.leftOut(flaw, manifest.name)) }
      return MapAnswer(maps: outcome.mask.masked(sound), failure: nil, notices: notices.all)
    case .failure(let failure):
      return MapAnswer(maps: [], failure: failure.sentence, notices: notices.all)
    }
  }

  private func registryProblem(_ configuration: SourceConfiguration) -> String? {
    manifest(of: configuration) == nil ? "There is no source '\(configuration.id)'." : nil
  }

  /// Why a map is left out, by what it is and by what of it lies `near` the box; nil where it may be used.
  private static func flaw(
    of map: AirMap, near: AirMap?, _ query: AirMapQuery, _ manifest: SourceManifest
  ) -> LocalizedText? {
    if !manifest.pollutants.contains(map.pollutant) { return FlawWords.unlisted }
    if !query.pollutants.contains(map.pollutant) { return FlawWords.unasked }
    guard let near else {
      return LocalizedText(
        en: "none of its values is near the city (are latitude and longitude swapped?)",
        es: "ninguno de sus valores está cerca de la ciudad (¿están cambiadas latitud y longitud?)",
        ca: "cap dels seus valors és prop de la ciutat (estan canviades latitud i longitud?)")
    }
    return near.flaw.map(FlawWords.text)
  }

  private static func leftOut(_ flaw: LocalizedText, _ name: String) -> Notice {
    Notice(
      code: "source-lied",
      text: LocalizedText(
        en: "\(name) gave a map that cannot be used, and that is left out: \(flaw.en).",
        es: "\(name) dio un mapa inservible, que queda fuera: \(flaw.es).",
        ca: "\(name) va donar un mapa inservible, que queda fora: \(flaw.ca)."))
  }
}

extension AirMap {
  /// How far beyond a box lines still count for the places in it.
  private static let marginMeters = 1000.0

  /// The map without lines that lie outside a box and its surroundings; nil where none of its values counts there.
  ///
  /// A raster that has a ``flaw`` stays, and so do lines off the globe: so the flaw can be told.
  /// - Complexity: O(cells), or O(points) of lines.
  func cut(to box: BoundingBox) -> AirMap? {
    switch content {
    case .raster(let raster): return raster.hasValue(in: box) || flaw != nil ? self : nil
    case .lines(let lines):
      let near = box.expanded(byMeters: Self.marginMeters)
      let kept = lines.filter { line in
        guard line.flaw == nil, let bounds = BoundingBox(around: line.points) else { return true }
        return bounds.intersects(near)
      }
      guard !kept.isEmpty || lines.isEmpty else { return nil }
      return AirMap(
        pollutant: pollutant, from: from, to: to, licence: licence, attribution: attribution,
        resolutionMeters: resolutionMeters, content: .lines(kept))
    }
  }
}

extension AirMapRaster {
  /// Whether a cell that has a value lies in a box, or a part of one.
  fileprivate func hasValue(in area: BoundingBox) -> Bool {
    guard flaw == nil, let shared = box.intersection(area) else { return false }
    let (width, height) = (box.east - box.west, box.north - box.south)
    let places = Self.cells(
      from: (shared.west - box.west) / width, to: (shared.east - box.west) / width, of: columns)
    return Self.cells(from: (box.north - shared.north) / height, to: (box.north - shared.south) / height, of: rows)
      .contains { row in places.contains { column in !values[row * columns + column].isNaN } }
  }

  /// The cells along a side that a stretch of it reaches into, which is given in shares of the side.
  private static func cells(from start: Double, to end: Double, of count: Int) -> ClosedRange<Int> {
    let first = min(count - 1, Int(start * Double(count)))
    return first...max(first, Int((end * Double(count)).rounded(.up)) - 1)
  }
}

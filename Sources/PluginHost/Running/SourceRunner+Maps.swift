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
      var flaws: Set<String> = []
      for map in found {
        let near = map.cut(to: query.box)
        if let flaw = Self.flaw(of: map, near: near, query, manifest) { flaws.insert(flaw) } else { sound.append(near) }
      }
      for flaw in flaws.sorted() { notices.notice(Self.leftOut(flaw, manifest.name)) }
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
    of map: AirMap, near: AirMap, _ query: AirMapQuery, _ manifest: SourceManifest
  ) -> String? {
    if !manifest.pollutants.contains(map.pollutant) { return "the manifest does not list the pollutant" }
    if !query.pollutants.contains(map.pollutant) { return "it was not asked for" }
    if near.content == .lines([]), map.content != .lines([]) {
      return "none of its lines is near the city (are latitude and longitude swapped?)"
    }
    return near.flaw
  }

  private static func leftOut(_ flaw: String, _ name: String) -> Notice {
    Notice(
      code: "source-lied",
      text: LocalizedText(
        en: "\(name) gave a map that cannot be used, and that is left out: \(flaw).",
        es: "\(name) dio un mapa inservible, que queda fuera: \(flaw).",
        ca: "\(name) va donar un mapa inservible, que queda fora: \(flaw)."))
  }
}

extension AirMap {
  /// How far beyond a box lines still count for the places in it.
  private static let marginMeters = 1000.0

  /// The map without lines that lie outside a box and its surroundings; lines off the globe stay, and are a flaw.
  func cut(to box: BoundingBox) -> AirMap {
    guard case .lines(let lines) = content else { return self }
    let near = box.expanded(byMeters: Self.marginMeters)
    let kept = lines.filter { line in
      guard line.flaw == nil, let bounds = BoundingBox(around: line.points) else { return true }
      return bounds.intersects(near)
    }
    return AirMap(
      pollutant: pollutant, from: from, to: to, licence: licence, attribution: attribution,
      resolutionMeters: resolutionMeters, content: .lines(kept))
  }
}

internal import AirData
package import AirField
internal import Computing
internal import Foundation
internal import Geo
internal import PluginHost

/// The maps that a city's sources gave, as its field has them.
package struct CityMaps: Sendable {
  /// Nil without any map.
  package let model: MapModel?
  /// The name of the entry that a pollutant's map comes from.
  let sources: [Pollutant: String]
  /// What has to be said: the sources' own words, and those that failed.
  let notices: [Notice]
  /// A text that is the same for equal maps: what a report's digest has of them.
  package let fingerprint: String
  /// Whether a source failed, which may work another time.
  let hasFailed: Bool

  /// A city without a source of maps.
  package static let none = CityMaps(model: nil, sources: [:], notices: [], fingerprint: "", hasFailed: false)

  private init(model: MapModel?, sources: [Pollutant: String], notices: [Notice], fingerprint: String, hasFailed: Bool)
  {
    self.model = model
    self.sources = sources
    self.notices = notices
    self.fingerprint = fingerprint
    self.hasFailed = hasFailed
  }

  /// Puts together what the entries gave; one that failed degrades the answer and does not take it away.
  init(_ answers: [(name: String, answer: MapAnswer)], projection: LocalProjection) {
    let maps = answers.flatMap(\.answer.maps)
    let model = maps.isEmpty ? nil : MapModel(maps, projection: projection)
    var sources: [Pollutant: String] = [:]
    for (name, answer) in answers {
      for map in answer.maps where model?.map(of: map.pollutant) == map { sources[map.pollutant] = name }
    }
    let failures = answers.compactMap { name, answer in answer.failure.map { Notice.mapFailed(name, $0) } }
    self.init(
      model: model, sources: sources, notices: answers.flatMap(\.answer.notices) + failures,
      fingerprint: maps.isEmpty ? "" : SHA256.hex(ofTexts: maps.map(\.digestText)), hasFailed: !failures.isEmpty)
  }
}

extension AirMap {
  /// A text that is another one for another map; its values are in it by their hash, for there are many.
  fileprivate var digestText: String {
    var hash = FNVHash()
    switch content {
    case .raster(let raster):
      let box = raster.box
      for edge in [box.west, box.south, box.east, box.north] { hash.combine(edge.bitPattern) }
      hash.combine(UInt64(raster.columns))
      for value in raster.values { hash.combine(UInt64(value.bitPattern)) }
    case .lines(let lines):
      for line in lines {
        hash.combine(UInt64(line.value.bitPattern))
        for point in line.points {
          hash.combine(point.latitude.bitPattern)
          hash.combine(point.longitude.bitPattern)
        }
      }
    }
    return "\(pollutant.rawValue) \(from.timeIntervalSince1970) \(to.timeIntervalSince1970) \(licence) \(attribution) "
      + "\(resolutionMeters) \(hash.value)"
  }
}

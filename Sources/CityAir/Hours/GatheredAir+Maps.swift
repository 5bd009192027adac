internal import AirData
internal import AirField
internal import Foundation
internal import Geo

extension GatheredAir {
  /// The city's maps and what became of each; one of a pollutant that no station of the hour measures has no level.
  var mapProvenance: [AirProvenance.Map] {
    let field = fields.field
    return (maps.model?.pollutants ?? []).compactMap { pollutant in
      guard let map = maps.model?.map(of: pollutant) else { return nil }
      let outcome = field.map(of: pollutant) ?? .absent(.noStationOnMap)
      let isStreetScale = maps.model?.isStreetScale(pollutant) == true
      var form = AirProvenance.Map.Form.raster
      if case .lines = map.content { form = .lines }
      return AirProvenance.Map(
        pollutant: pollutant, source: maps.sources[pollutant] ?? "", licence: map.licence, attribution: map.attribution,
        from: map.from, to: map.to, form: form, resolutionMeters: form == .lines ? nil : map.resolutionMeters,
        role: isStreetScale ? .streets : .background, state: Self.state(outcome))
    }
  }

  private static func state(_ outcome: MapOutcome) -> AirProvenance.Map.State {
    switch outcome {
    case .applied(let scaling, let stations): .applied(scaling: scaling, stations: stations)
    case .absent(let reason): .absent(reason: reason.rawValue)
    }
  }

  /// What has to be said of the maps: that the hour's stations give one no level, that it covers a part of the city or
  /// nothing of it, and that its values are doubtful.
  var mapNotices: [Notice] {
    let maps = mapProvenance
    let isAnyUsed = maps.contains { if case .applied = $0.state { true } else { false } }
    // What a source says of a map's holes is that it serves elsewhere.
    return self.maps.notices.filter { isAnyUsed || $0.code != "map-holes" }
      + maps.flatMap { map -> [Notice] in
        let share = coveredShare(map)
        let elsewhere = share == 0 ? [Notice.mapElsewhere(map.source)] : []
        guard case .applied = map.state else { return elsewhere + [.mapUnused(map.pollutant, map.source)] }
        return elsewhere + [partNotice(map, share), valueNotice(map)].compactMap { $0 }
      }
  }

  /// How much of the network's box a map covers; nil where the network was not read.
  private func coveredShare(_ map: AirProvenance.Map) -> Double? {
    streets.area.flatMap { area in maps.model?.box(of: map.pollutant)?.share(of: area) }
  }

  private func partNotice(_ map: AirProvenance.Map, _ share: Double?) -> Notice? {
    guard let share, share > 0, share < Self.minCovered else { return nil }
    return .mapOfPart(map.source, share: share)
  }

  /// Said where readings are far from the map, and the map from what cities have: the one alone is a clean or a smoky
  /// hour, both together another unit, or codes of classes.
  private func valueNotice(_ map: AirProvenance.Map) -> Notice? {
    guard let means = fields.field.mapMeans(of: map.pollutant) else { return nil }
    let guideline = map.pollutant.guidelineMicrogramsPerCubicMeter
    let isTooLow = Self.maxTimes * means.map < means.readings && means.map < Self.minOfGuideline * guideline
    let isTooHigh = Self.maxTimes * means.readings < means.map && means.map > Self.maxOfGuideline * guideline
    return isTooLow || isTooHigh
      ? .mapValues(map.pollutant, map.source, map: means.map, readings: means.readings) : nil
  }

  /// Most times that a map's mean at the stations and theirs differ by.
  private static let maxTimes = 5.0
  /// What cities' means over a long time lie between, in WHO guidelines of a day; about the order of magnitude.
  private static let minOfGuideline = 0.3
  private static let maxOfGuideline = 4.0

  /// Smallest share of the network's box that a map of the city covers: extracts reach a little beyond a city.
  private static let minCovered = 0.9

  /// Who must be named for the maps that were used.
  var mapCredits: [String] {
    mapProvenance.compactMap { map in
      guard case .applied = map.state else { return nil }
      return Credit(attribution: map.attribution, licence: map.licence).text
    }
  }
}

extension BoundingBox {
  /// How much of another box lies in it; a metre around both gives a single straight street an area.
  fileprivate func share(of other: BoundingBox) -> Double {
    let whole = other.expanded(byMeters: 1)
    return (expanded(byMeters: 1).intersection(whole)?.squareDegrees ?? 0) / whole.squareDegrees
  }

  /// Width times height, in degrees.
  private var squareDegrees: Double { (east - west) * (north - south) }
}

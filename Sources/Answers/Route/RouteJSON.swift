internal import AirData
internal import Geo
internal import Narrative
internal import Setup
internal import Trips

/// One route as JSON has it; figures of the air are null where nothing is known of the air.
struct RouteJSON: Encodable {
  struct Snap: Encodable {
    let fromMeters: Double
    let toMeters: Double
  }

  struct Exclusion: Encodable {
    let zone: String
    let name: String
    let metersInside: Double
    let secondsInside: Double
  }

  let route: PlannedRoute

  /// The language of what one does on the way.
  let language: Language
  private let wording: NoticeWording

  init(_ route: PlannedRoute, language: Language = .en, notices wording: NoticeWording = .english) {
    self.route = route
    self.language = language
    self.wording = wording
  }

  private enum Key: String, CodingKey {
    case labels, avoidance, distanceMeters, durationSeconds, burden, cleanerProbability
    case indexMean, indexMax, isPartial, missingPollutants, exposure, doseMicrograms
    case exposureParts, doseParts, movingBurden
    case difference, legs, snap, metersByClass, metersAmongFastCars, metersPushed, pushedPoints, metersWithoutAir
    case exclusions, geometry, notices
    case language, steps, remarks
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try encodeFigures(into: &keys)
    try keys.encode(GeoJSON.Geometry.lineString(route.geometry), forKey: .geometry)
    try keys.encode(route.notices.map { NoticeJSON($0, wording) }, forKey: .notices)
  }

  /// A sum in its two parts.
  struct Parts: Encodable {
    let background: Double
    let increment: Double
  }

  /// Sums and what the streets have in them, so rounded that the parts add up.
  private static func parts(_ totals: [Pollutant: Double], _ increments: [Pollutant: Double]) -> [String: Parts] {
    let parts = totals.map { pollutant, total in
      let increment = (increments[pollutant] ?? 0).rounded(decimals: 3)
      let background = (total.rounded(decimals: 3) - increment).rounded(decimals: 3)
      return (pollutant.rawValue, Parts(background: background, increment: increment))
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  /// Everything but the line and the notices; a GeoJSON feature has these as its properties.
  func encodeProperties(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try encodeFigures(into: &keys)
    try keys.encode(route.notices.map { NoticeJSON($0, wording) }, forKey: .notices)
  }

  private func encodeGuidance(into keys: inout KeyedEncodingContainer<Key>) throws {
    guard let guidance = route.guidance else { return }
    let narrator = Narrator(language)
    try keys.encode(language.rawValue, forKey: .language)
    try keys.encode(StepJSON.steps(guidance, narrator), forKey: .steps)
    try keys.encode(RemarkJSON.remarks(guidance, narrator), forKey: .remarks)
  }

  private func encodeFigures(into keys: inout KeyedEncodingContainer<Key>) throws {
    try encodeCost(into: &keys)
    try encodeIndex(into: &keys)
    try encodeExposure(into: &keys)
    try keys.encode(DifferenceJSON(route.difference), forKey: .difference)
    try encodeGuidance(into: &keys)
    if !route.legs.isEmpty { try keys.encode(route.legs.map { LegJSON($0) }, forKey: .legs) }
    try encodeStreets(into: &keys)
    try keys.encode(
      route.exclusions.map {
        Exclusion(
          zone: $0.zone, name: $0.name, metersInside: $0.metersInside.rounded(decimals: 1),
          secondsInside: $0.secondsInside.rounded(decimals: 1))
      }, forKey: .exclusions)
  }

  /// What the route is called, and what it costs.
  private func encodeCost(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(route.labels.map(\.rawValue), forKey: .labels)
    try keys.encode(route.avoidance, forKey: .avoidance)
    try keys.encode(route.distanceMeters.rounded(decimals: 1), forKey: .distanceMeters)
    try keys.encode(route.durationSeconds.rounded(decimals: 1), forKey: .durationSeconds)
    try keys.encode(route.air?.burdenMinutes?.rounded(decimals: 6), forKey: .burden)
    try keys.encode(route.cleanerProbability?.roundedProbability, forKey: .cleanerProbability)
    try keys.encodeIfPresent(route.movingBurdenMinutes?.rounded(decimals: 6), forKey: .movingBurden)
  }

  private func encodeIndex(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(route.air?.indexMean?.rounded(decimals: 1), forKey: .indexMean)
    try keys.encode(route.air?.indexMax?.rounded(decimals: 1), forKey: .indexMax)
    if let air = route.air, air.indexMax != nil {
      try keys.encode(air.indexCoverage.isPartial, forKey: .isPartial)
      try keys.encode(air.indexCoverage.missingPollutants.map(\.rawValue), forKey: .missingPollutants)
    }
  }

  private func encodeExposure(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode((route.air?.exposure ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .exposure)
    try keys.encode((route.air?.doseMicrograms ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .doseMicrograms)
    if let air = route.air {
      try keys.encode(Self.parts(air.exposure, air.exposureIncrement), forKey: .exposureParts)
      try keys.encode(Self.parts(air.doseMicrograms, air.doseIncrementMicrograms), forKey: .doseParts)
    }
  }

  /// How far the ends are from their streets, and what streets the route takes.
  private func encodeStreets(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(
      Snap(
        fromMeters: route.snapFromMeters.rounded(decimals: 1), toMeters: route.snapToMeters.rounded(decimals: 1)),
      forKey: .snap)
    try keys.encode(
      Dictionary(uniqueKeysWithValues: route.metersByClass.map { ($0.highwayClass, $0.meters.rounded(decimals: 1)) }),
      forKey: .metersByClass)
    try keys.encodeIfPresent(route.metersAmongFastCars?.rounded(decimals: 1), forKey: .metersAmongFastCars)
    try keys.encodeIfPresent(route.metersPushed?.rounded(decimals: 1), forKey: .metersPushed)
    try keys.encodeIfPresent(route.pushedPoints?.map { [$0.lowerBound, $0.upperBound] }, forKey: .pushedPoints)
    try keys.encode(route.air?.metersWithoutAir.rounded(decimals: 1), forKey: .metersWithoutAir)
  }
}

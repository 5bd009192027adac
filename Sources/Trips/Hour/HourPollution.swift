internal import AirData
internal import AirField
package import CityAir
internal import Computing
internal import Setup
internal import Streets

/// The pollution of an hour over a network by one measure, and what has to be said of it.
package struct HourPollution: MemoryCounted {
  /// Tells p anywhere, as streets are charged it.
  package let sampler: PollutionSampler
  /// p by segment; nil where the hour has no reading of what the measure needs.
  package let streets: StreetAir?
  /// Whether p has no unit, since only the streets tell places apart.
  package var isRelative: Bool { sampler.pattern != nil }
  /// How well a difference of burdens is known, nil where p is no sum of concentrations.
  package let noise: BurdenNoise?
  let provenance: AirProvenance
  /// What has to be said of the air.
  let airNotices: [Notice]
  /// Who must be named.
  let attribution: [String]

  package var memoryBytes: Int { (streets?.memoryBytes ?? 0) + (noise?.memoryBytes ?? 0) }

  /// Samples the air along the network; by the streets alone where nothing that was measured is known of it.
  ///
  /// All measures of an hour share the pattern of its streets.
  /// - Complexity: O(length of the network).
  init(
    _ measure: PollutionMeasure, air: GatheredAir, graph: StreetGraph, city: CityConfiguration, pattern: ExpectedPattern
  ) {
    let measured = PollutionSampler(fields: air.fields, measure: measure)
    let known = Self.isFar(measured, from: graph) ? nil : StreetAir(graph: graph, sampler: measured, pattern: pattern)
    let sampler = known == nil ? measured.byStreetsAlone ?? measured : measured
    self.sampler = sampler
    streets = known ?? StreetAir(graph: graph, sampler: sampler, pattern: pattern)
    var provenance = air.provenance
    provenance.isRelative = sampler.pattern != nil
    provenance.measuredBeside = sampler.beside?.pollutant
    self.provenance = provenance
    noise = BurdenNoise(graph: graph, sampler: sampler, model: air.fieldSettings?.model ?? FieldModel())
    airNotices = air.notices
    attribution = air.attribution + [city.attribution(ofStreets: graph)]
  }

  /// Whether what is measured beside the streets is known nowhere on the network, so that they tell all.
  private static func isFar(_ sampler: PollutionSampler, from graph: StreetGraph) -> Bool {
    sampler.beside != nil
      && !NetworkSamples(graph, usesKept: false).contains { sampler.knowsBeside(atAnyOf: $0) }
  }
}

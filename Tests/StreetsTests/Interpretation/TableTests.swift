import Testing

@testable import Streets

@Suite("Tables of tag values")
struct TableTests {
  @Test(
    "Access values open, close, or ask to get off",
    arguments: [
      ("yes", .yes), ("permissive", .yes), ("destination", .yes), ("customers", .yes), ("discouraged", .yes),
      ("public", .yes), ("designated", .designated), ("official", .designated), ("dismount", .dismount), ("no", .no),
      ("private", .no), ("delivery", .no), ("agricultural", .no), ("forestry", .no), ("permit", .no),
      ("residents", .no), ("military", .no), ("emergency", .no), ("use_sidepath", .no), ("restricted", .no),
      ("unknown", nil), ("", nil),
    ] as [(String, Permission?)])
  func permission(_ value: String, _ expected: Permission?) {
    #expect(Permission.byValue[value] == expected)
  }

  @Test(
    "Every class has a presumed speed limit",
    arguments: [
      (.motorway, 120), (.trunk, 90), (.primary, 50), (.secondary, 50), (.tertiary, 30), (.unclassified, 30),
      (.residential, 30), (.livingStreet, 20), (.service, 20), (.track, 30), (.pedestrian, 10), (.cycleway, 10),
      (.footway, 10), (.bridleway, 10), (.path, 10), (.steps, 10), (.platform, 10), (.corridor, 10),
      (.other, 50),
    ] as [(HighwayClass, Double)])
  func presumedLimit(_ highwayClass: HighwayClass, _ kilometersPerHour: Double) {
    #expect(SpeedLimit.presumed(for: highwayClass) == kilometersPerHour)
  }

  @Test(
    "Values of highway stand for classes",
    arguments: [
      ("motorway_link", .motorway), ("trunk_link", .trunk), ("primary_link", .primary),
      ("secondary_link", .secondary), ("tertiary_link", .tertiary), ("living_street", .livingStreet),
      ("road", .unclassified), ("elevator", .corridor), ("busway", .other), ("bus_guideway", .other), ("ferry", nil),
      ("other", nil), ("livingStreet", nil), ("raceway", nil), ("proposed", nil), ("construction", nil),
    ] as [(String, HighwayClass?)])
  func highwayClass(_ value: String, _ expected: HighwayClass?) {
    #expect(HighwayClass(["highway": value]) == expected)
  }

  @Test(
    "Rough surfaces slow wheels down, and the rougher of surface and smoothness counts",
    arguments: [
      ("asphalt", nil, 1), ("paving_stones", nil, 1), ("compacted", nil, 0.9), ("fine_gravel", nil, 0.8),
      ("sett", nil, 0.7), ("unhewn_cobblestone", nil, 0.5), ("gravel", nil, 0.6), ("sand", nil, 0.3),
      ("rock", nil, 0.4), ("made_up", nil, 1), ("asphalt", "very_bad", 0.6), ("sand", "bad", 0.3),
      ("asphalt", "excellent", 1),
    ] as [(String, String?, Double)])
  func surface(_ surface: String, _ smoothness: String?, _ factor: Double) {
    var pairs = [(key: "surface", value: surface)]
    if let smoothness { pairs.append((key: "smoothness", value: smoothness)) }
    #expect(Surface.wheelFactor(Tags(pairs)) == factor)
  }

  @Test("No table makes anyone faster than the settings say")
  func factorsAtMostOne() {
    let factors = Array(Surface.factors.values) + Array(Surface.smoothnessFactors.values) + [TravelPaces.stepsFactor]
    #expect(factors.allSatisfy { $0 > 0 && $0 <= 1 })
  }
}

import Testing

@testable import Streets

@Suite("What segments carry")
struct PropertiesTests {
  @Test("Name, class, lanes, surface, limit and flags come from the tags")
  func allProperties() throws {
    let street = try properties([
      "highway": "tertiary_link", "name": "Carrer de Colom", "ref": "V-1", "lanes": "3", "surface": "asphalt",
      "maxspeed": "30", "tunnel": "yes", "bridge": "viaduct", "area": "yes",
    ])
    #expect(street.highwayClass == .tertiary)
    #expect(street.name == "Carrer de Colom")
    #expect(street.lanes == 3)
    #expect(street.surface == "asphalt")
    #expect(street.speedLimit == 30)
    #expect(street.flags == [.tunnel, .bridge, .area])
  }

  @Test("A number stands in for a name")
  func number() throws {
    #expect(try properties(["highway": "primary", "ref": "CV-500"]).name == "CV-500")
  }

  @Test(
    "The number of a platform, a path or a cycleway is no name",
    arguments: [
      ["railway": "platform", "ref": "4"], ["highway": "path", "ref": "17"], ["highway": "cycleway", "ref": "C1"],
    ] as [Tags])
  func numberOfNoRoad(_ tags: Tags) throws {
    #expect(try properties(tags).name.isEmpty)
  }

  @Test("A way without cars is called after its street rather than by its number")
  func streetBeforeNumber() throws {
    let tags: Tags = ["highway": "cycleway", "ref": "C1", "is_sidepath:of:name": "Carrer de Colom"]
    #expect(try properties(tags).name == "Carrer de Colom")
  }

  @Test("Figures that make no sense count as not stated", arguments: ["-2", "many", "1000", "2.5"])
  func nonsense(_ text: String) throws {
    #expect(try properties(["highway": "primary", "lanes": text]).lanes == 0)
  }

  @Test(
    "Traffic in one direction is kept, whichever it is and for whatever reason",
    arguments: [
      ["highway": "primary", "oneway": "yes"], ["highway": "primary", "oneway": "-1"],
      ["highway": "primary", "junction": "roundabout"], ["highway": "motorway", "bicycle": "yes"],
    ] as [Tags])
  func oneway(_ tags: Tags) throws {
    #expect(try properties(tags).flags.subtracting(.onewayBack) == .oneway)
  }

  @Test("Which direction it is is kept too", arguments: [("yes", false), ("-1", true), ("reverse", true)])
  func onewayBack(_ value: String, _ isBack: Bool) throws {
    let flags = try properties(["highway": "primary", "oneway": value]).flags
    #expect(flags == (isBack ? [.oneway, .onewayBack] : .oneway))
  }

  @Test(
    "Two directions, or one that changes by the hour, are no single one",
    arguments: [
      ["highway": "primary"], ["highway": "primary", "oneway": "no"], ["highway": "primary", "oneway": "reversible"],
      ["highway": "pedestrian", "oneway": "yes", "area": "yes"],
    ] as [Tags])
  func bothDirections(_ tags: Tags) throws {
    #expect(!(try properties(tags).flags.contains(.oneway)))
  }

  @Test("A passage through a building is no tunnel")
  func passage() throws {
    #expect(try properties(["highway": "footway", "tunnel": "building_passage", "bridge": "no"]).flags.isEmpty)
  }

  private func properties(_ tags: Tags) throws -> StreetProperties {
    try #require(WayInterpreter(profile: ProfileSettings()).interpret(tags)).properties
  }
}

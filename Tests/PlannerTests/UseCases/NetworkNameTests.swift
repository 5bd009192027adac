import Planner
import Setup
import Testing

@Suite("Names of network files")
struct NetworkNameTests {
  @Test(
    "that tell of another kind of file are refused", arguments: ["a.osm", "A.OSM.PBF", "b/a.osm.gz", "a.json", "a.gpx"])
  func refusesOtherKinds(name: String) {
    let error = #expect(throws: BrisaError.self) { try NetworkBuilder.checkName(name) }
    #expect(error?.code == .badArgument)
    #expect(error?.message.contains("'\(name)'") == true)
  }

  @Test("of their own kind, of none and of an unknown one are taken", arguments: ["a.brisa", "a", "x.osm/a", "a.net"])
  func takesOtherNames(name: String) {
    #expect(throws: Never.self) { try NetworkBuilder.checkName(name) }
  }

  @Test("are held by a build too, before the extract is read")
  func holdsBuilds() {
    let error = #expect(throws: BrisaError.self) {
      try NetworkBuilder().build("/nowhere.osm", to: "/nowhere/b.osm.pbf")
    }
    #expect(error?.code == .badArgument)
  }
}

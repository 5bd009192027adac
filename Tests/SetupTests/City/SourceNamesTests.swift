import Setup
import TestSupport
import Testing

@Suite("Names of sources")
struct SourceNamesTests {
  private func city(archive: String?, names: String...) -> CityConfiguration {
    var city = CityConfiguration()
    city.archive = archive
    city.sources = names.map { CityConfiguration.Source(id: "feed", name: $0, settings: [:]) }
    return city
  }

  @Test("are kept together by cities that have one archive, however its path is written")
  func keptTogether() throws {
    let folder = try TemporaryFolder()
    let one = city(archive: folder.path("air.sqlite"), names: "a", "b")
    let other = city(archive: folder.path("./air.sqlite"), names: "c", "b")
    #expect(one.sourceKept(togetherWith: other) == "b")
  }

  @Test("of their own, archives of their own and none at all keep cities apart")
  func keptApart() {
    let one = city(archive: "/air.sqlite", names: "a")
    #expect(one.sourceKept(togetherWith: city(archive: "/air.sqlite", names: "b")) == nil)
    #expect(one.sourceKept(togetherWith: city(archive: "/other.sqlite", names: "a")) == nil)
    #expect(one.sourceKept(togetherWith: city(archive: nil, names: "a")) == nil)
  }
}

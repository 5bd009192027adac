import Setup
import Testing

@Suite("Where an archive lies when nothing is said")
struct ArchiveLocationTests {
  private func place(_ name: String?, _ environment: [String: String]) -> String? {
    var city = CityConfiguration()
    if let name { city.name = name }
    return ArchiveLocation.standard(of: city, environment: environment)
  }

  @Test("in the user's data folder, under the city's name made safe")
  func makesNamesSafe() {
    let environment = ["XDG_DATA_HOME": "/data", "HOME": "/home/me"]
    #expect(place("València (sketch)", environment) == "/data/brisa/valencia-sketch.sqlite")
    #expect(place("../../etc/passwd", environment) == "/data/brisa/etc-passwd.sqlite")
    #expect(place("東京", ["HOME": "/home/me"]) == "/home/me/.local/share/brisa/東京.sqlite")
  }

  @Test("nowhere for a city that nobody named, or without a home")
  func needsAName() {
    #expect(place(nil, ["HOME": "/home/me"]) == nil)
    #expect(place("!?", ["HOME": "/home/me"]) == nil)
    #expect(place("Paris", [:]) == nil)
    #expect(place("Paris", ["XDG_DATA_HOME": "relative"]) == nil)
  }
}

import TestSupport
import Testing

/// Walks and rides in Monaco that a map confirms.
///
/// Skipped without the extract, which is not part of the project.
@Suite("Monaco", .enabled(if: RealCity.hasMonaco, "the extract monaco is not at hand"))
struct MonacoTests {
  private let city: RealCity

  private static let casino = "43.7390,7.4280"
  private static let portHercule = "43.7350,7.4210"
  private static let placeDuPalais = "43.73135,7.42050"
  private static let oceanographicMuseum = "43.73065,7.42540"
  private static let larvotto = "43.7455,7.4330"
  private static let placeDArmes = "43.7322,7.4190"

  init() throws { city = try RealCity.monaco.get() }

  @Test("has more streets than footways, many stairs, and most of it hangs together on foot")
  func hasPlausibleCounts() throws {
    let info = try city.info()
    #expect((2000...10_000).contains(try #require(info["nodes"].number)))
    #expect((5...30).contains(try #require(info["kilometersByClass"]["steps"].number)))
    #expect(info["dataDate"].text?.hasPrefix("2016-03") == true)
    #expect(try #require(info["modes"][0]["largestComponentShare"].number) > 0.85)
    let box = info["box"].elements.compactMap(\.number)
    #expect(box.count == 4 && box[0] < 7.42 && box[1] < 43.73 && box[2] > 7.43 && box[3] > 43.75)
  }

  @Test("one walks from the casino down the Avenue d'Ostende to Port Hercule, and up again")
  func walksToThePort() throws {
    let there = try city.route(Self.casino, Self.portHercule, "walk")
    #expect((650...1200).contains(try #require(there["distanceMeters"].number)))
    #expect(try city.streets(Self.casino, Self.portHercule, "walk").contains("Avenue d'Ostende"))
    let back = try city.route(Self.portHercule, Self.casino, "walk")
    #expect(there["durationSeconds"] == back["durationSeconds"])
  }

  @Test("one walks over the rock from the palace to the museum, and not through the tunnels below")
  func walksOverTheRock() throws {
    let route = try city.route(Self.placeDuPalais, Self.oceanographicMuseum, "walk")
    #expect((400...800).contains(try #require(route["distanceMeters"].number)))
    #expect(try !city.streets(Self.placeDuPalais, Self.oceanographicMuseum, "walk").contains("Tunnel"))
  }

  @Test("one climbs from the Place d'Armes to the palace by the Rampe Major")
  func climbsTheRamp() throws {
    #expect(try city.streets(Self.placeDArmes, Self.placeDuPalais, "walk").contains("Rampe Major"))
    let route = try city.route(Self.placeDArmes, Self.placeDuPalais, "walk")
    #expect((150...500).contains(try #require(route["distanceMeters"].number)))
  }

  @Test("one walks from the casino to the beach by the Avenue Princesse Grace")
  func walksToTheBeach() throws {
    let route = try city.route(Self.casino, Self.larvotto, "walk")
    #expect((800...1500).contains(try #require(route["distanceMeters"].number)))
    #expect(try city.streets(Self.casino, Self.larvotto, "walk").contains("Avenue Princesse Grace"))
  }

  @Test("there is a way in every mode, both ways", arguments: ["walk", "bike", "scooter"])
  func hasAWayInEveryMode(mode: String) throws {
    for (from, to) in [(Self.casino, Self.portHercule), (Self.portHercule, Self.casino)] {
      let route = try city.route(from, to, mode)
      #expect(try #require(route["distanceMeters"].number) > 300)
      #expect(route["metersByClass"]["steps"] == .null || mode == "walk")
    }
  }

  @Test("scooters ride its streets once the street limit is 50 km/h, as it is in town")
  func opensToScooters() throws {
    let folder = try TemporaryFolder()
    let extract = try #require(SharedData.extract("monaco"))
    let network = folder.path("monaco-50.brisa")
    _ = try Clean.output(["network", "build", extract, "-o", network, "--scooter-street-limit", "50"])
    let words = ["--from", Self.casino, "--to", Self.portHercule, "--mode", "scooter"]
    let route = try Clean.json(["route", "--network", network] + words)["routes"][0]
    #expect(try #require(route["snap"]["fromMeters"].number) < 60)
    #expect(try #require(route["snap"]["toMeters"].number) < 60)
    #expect((700...2000).contains(try #require(route["distanceMeters"].number)))
  }
}

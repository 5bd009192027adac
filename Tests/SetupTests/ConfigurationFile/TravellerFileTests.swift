import AirData
import Foundation
import Streets
import TestSupport
import Testing

@testable import Setup

@Suite("Profiles of persons")
struct TravellerFileTests {
  private static let asthma = """
    speeds_kmh: {walk: 4, bike: 12}
    breathing: {walk: 1.5, bike: hard}
    sensitivity: sensitive
    by: no2
    stairs: avoid
    pram: true
    wheelchair: false
    lit: prefer
    quiet: any
    """

  private func configured(_ profiles: String) throws -> CityConfiguration {
    try ConfigurationFile.parse("profiles:\n" + profiles, file: "brisa.yml", folder: "/cities")
  }

  @Test("are read with every key, and called as their file")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.asthma, as: "asthma.yml")
    let traveller = try TravellerFile.named(path, in: CityConfiguration())
    #expect(traveller.name == "asthma")
    #expect(traveller.speedsKilometersPerHour == [.walk: 4, .bike: 12])
    #expect(traveller.breathingCubicMetersPerHour == [.walk: 1.5, .bike: 2.7])
    #expect(traveller.isSensitive && traveller.measureWord == "no2" && traveller.stairs == .avoid)
    #expect(traveller.needs == [.pram, .lit])
  }

  @Test("are files where they have a dot or a slash", arguments: ["my.profile", "asthma.yml", "people/asthma"])
  func paths(name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("people"), withIntermediateDirectories: true)
    let path = try folder.write(Self.asthma, as: name)
    #expect(try TravellerFile.named(path, in: CityConfiguration()).isSensitive)
    #expect(TravellerFile.isPath(name) && !TravellerFile.isPath("asthma"))
    // It is looked for as a file beside no folder too.
    let missing = #expect(throws: BrisaError.self) { try TravellerFile.named("no-" + name, in: CityConfiguration()) }
    #expect(missing?.code == .missingFile)
  }

  @Test("are read from the configuration, by their names")
  func configuration() throws {
    let city = try configured("  nana: {breathing: rest}\n  me: {speeds_kmh: {walk: 6}}")
    #expect(city.travellers.keys.sorted() == ["me", "nana"])
    let nana = try TravellerFile.named("nana", in: city)
    #expect(nana.name == "nana")
    #expect(nana.breathingCubicMetersPerHour == [.walk: 0.4, .bike: 0.4, .scooter: 0.4])
  }

  @Test(
    "are refused with the line of what is wrong",
    arguments: [
      ("  nana: {walks: 4}", "brisa.yml:2:10: 'walks' is no key here"),
      ("  nana:\n    speeds_kmh: {walk: 0}", "brisa.yml:3:24: 'walk' must be a number from 1.0 to 20.0"),
      ("  nana:\n    breathing: fast", "brisa.yml:3:16: 'breathing' must be a number of m³/h"),
      ("  nana:\n    sensitivity: very", "must be one of generic, sensitive"),
      ("  nana:\n    by: soot", "must be one of mix, ica"),
      ("  nana:\n    stairs: 3", "must be one of fine, avoid, never"),
      ("  nana:\n    lit: yes", "must be one of prefer, any"),
      ("  nana:\n    wheelchair: maybe", "must be true or false"),
      ("  nana: {}\n  nana: {}", "is set twice"),
      ("  na.na: {lit: prefer}", "with a dot or a slash"),
    ])
  func refused(_ text: String, _ problem: String) throws {
    let error = #expect(throws: BrisaError.self) { try configured(text) }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains(problem) == true, "\(error?.message ?? "")")
  }

  @Test("that there are not are answered with those that there are")
  func unknown() throws {
    let city = try configured("  nana: {lit: prefer}\n  me: {quiet: prefer}")
    let error = #expect(throws: BrisaError.self) { try TravellerFile.named("you", in: city) }
    #expect(error?.message == "There is no profile 'you': choose one of me, nana, or name a file like asthma.yml.")
    let none = #expect(throws: BrisaError.self) { try TravellerFile.named("you", in: CityConfiguration()) }
    #expect(none?.message.contains("has none under 'profiles'") == true)
    let missing = #expect(throws: BrisaError.self) { try TravellerFile.named("you.yml", in: city) }
    #expect(missing?.code == .missingFile)
  }

  @Test("are no files where files are not taken, and no answer names one")
  func configuredAlone() throws {
    let city = try configured("  nana: {lit: prefer}")
    let error = #expect(throws: BrisaError.self) { try TravellerFile.configured("you.yml", in: city) }
    #expect(error?.message == "There is no profile 'you.yml': choose one of nana.")
    let none = #expect(throws: BrisaError.self) { try TravellerFile.configured("you", in: CityConfiguration()) }
    #expect(none?.message == "There is no profile 'you', since brisa.yml has none under 'profiles': leave it out.")
  }

  @Test("have options over them")
  func options() throws {
    let city = try configured("  nana: {speeds_kmh: {walk: 3}, stairs: never, lit: prefer}")
    var requested = RequestedTraveller()
    #expect(try requested.traveller(.walk, in: city) == nil)
    requested.profile = "nana"
    requested.speed = "5.5"
    requested.breathing = "light"
    requested.quiet = true
    let traveller = try #require(try requested.traveller(.walk, in: city))
    #expect(traveller.speedsKilometersPerHour == [.walk: 5.5])
    #expect(traveller.breathingCubicMetersPerHour == [.walk: 0.84])
    #expect(traveller.needs == [.lit, .quiet] && traveller.stairs == .never)
  }

  @Test(
    "refuse speeds and rates that nobody has", arguments: ["0", "400", "-3", "nan", "fast", "", "0x4"],
    [TravelMode.walk, .bike])
  func ranges(_ word: String, _ mode: TravelMode) {
    var requested = RequestedTraveller()
    requested.speed = word
    let error = #expect(throws: BrisaError.self) { try requested.traveller(mode, in: CityConfiguration()) }
    #expect(error?.message.contains("'speed' takes km/h from 1 to \(mode == .walk ? 20 : 60)") == true)
    requested = RequestedTraveller()
    requested.breathing = word
    #expect(throws: BrisaError.self) { try requested.traveller(mode, in: CityConfiguration()) }
  }

  @Test("refuse a wheelchair and a pram on a bike")
  func onFoot() {
    for change in [{ $0.wheelchair = true }, { $0.pram = true }] as [(inout RequestedTraveller) -> Void] {
      var requested = RequestedTraveller()
      change(&requested)
      #expect(throws: BrisaError.self) { try requested.traveller(.bike, in: CityConfiguration()) }
      #expect(throws: Never.self) { try requested.traveller(.walk, in: CityConfiguration()) }
    }
  }

  @Test("have λ and the threshold of stations follow the sensitivity")
  func sensitivity() {
    var sensitive = Traveller()
    sensitive.isSensitive = true
    #expect(Traveller().avoidance(2) == 2 && sensitive.avoidance(2) == 4)
    for scale in ScaleID.allCases.map(IndexScale.init(_:)) {
      #expect(Traveller().exclusionThreshold(scale) == scale.exclusionThreshold)
    }
    #expect(sensitive.exclusionThreshold(IndexScale(.usEPA)) == 50)
    #expect(sensitive.exclusionThreshold(IndexScale(.esICA)) == 1)
    #expect(sensitive.exclusionThreshold(IndexScale(.euAQI)) == 1)
    #expect(sensitive.applied(to: CityConfiguration()).balancedAvoidance == 4)
  }

  @Test("have efforts of 27 × 3.5 mL O2 a minute and kilogram × 70 kg for each MET")
  func efforts() {
    for (effort, met) in zip(BreathingEffort.allCases, [1, 2.14, 3.12, 6.8]) {
      let rate = met * 27 * 3.5 * 70 * 60 / 1e6
      #expect(abs(effort.cubicMetersPerHour / rate - 1) < 0.04, "\(effort)")
    }
  }
}

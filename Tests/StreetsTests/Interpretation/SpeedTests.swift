import Testing

@testable import Streets

@Suite("Speeds by tags")
struct SpeedTests {
  @Test(
    "Wheels are slower where tags say so",
    arguments: [
      (["highway": "residential"], 4.8, 15.0, 18.0),
      (["highway": "residential", "maxspeed": "10"], 4.8, 10, 10),
      (["highway": "residential", "surface": "sett"], 4.8, 10.5, 12.6),
      (["highway": "residential", "surface": "asphalt", "smoothness": "bad"], 4.8, 12, 14.4),
      (["highway": "pedestrian", "bicycle": "yes"], 4.8, 8, 8),
      (["highway": "pedestrian"], 4.8, 4.8, 0),
      (["highway": "cycleway", "bicycle": "dismount"], 4.8, 4.8, 0),
      (["highway": "steps"], 2.4, 0, 0),
    ])
  func slower(_ tags: [String: String], walk: Double, bike: Double, scooter: Double) throws {
    let interpreter = WayInterpreter(profile: ProfileSettings())
    let paces = try #require(interpreter.interpret(Tags(tags.map { ($0.key, $0.value) }))).paces
    #expect(abs(paces.walk.forward.kilometersPerHour - walk) < 1e-9)
    #expect(abs(paces.bike.forward.kilometersPerHour - bike) < 1e-9)
    #expect(abs(paces.scooter.forward.kilometersPerHour - scooter) < 1e-9)
  }

  @Test("Settings change speeds and the limit of scooters' streets; nonsense falls back to the default")
  func settings() throws {
    var profile = ProfileSettings()
    profile.speedsKilometersPerHour = [.walk: 6, .bike: .nan]
    profile.scooterStreetLimitKilometersPerHour = 50
    let paces = try #require(WayInterpreter(profile: profile).interpret(["highway": "primary"])).paces
    #expect(paces.walk.forward.kilometersPerHour == 6)
    #expect(paces.bike.forward.kilometersPerHour == 15)
    #expect(paces.scooter.forward.kilometersPerHour == 18)
  }

  @Test(
    "Scooters pay for streets above their limit, and keep out of those above the other one",
    arguments: [
      ("30", 18.0, 1.0), ("40", 18, 2), ("50", 18, 2), ("30 mph", 18, 2), ("35 mph", 0, 1), ("60", 0, 1),
      ("none", 0, 1),
    ])
  func price(_ maxspeed: String, scooter: Double, price: Double) throws {
    let tags: Tags = ["highway": "residential", "maxspeed": maxspeed]
    let pace = try #require(WayInterpreter(profile: ProfileSettings()).interpret(tags)).paces.scooter.forward
    #expect(pace.kilometersPerHour == scooter)
    #expect(pace.price == price)
    #expect(pace.isAmongFastCars == (price > 1))
  }

  @Test("A bike is pushed against the traffic at walking pace and twice its time, and on footways at its time alone")
  func pushed() throws {
    let interpreter = WayInterpreter(profile: ProfileSettings())
    let street = try #require(interpreter.interpret(["highway": "residential", "oneway": "yes"])).paces.bike
    #expect(street.forward == TravelPace(kilometersPerHour: 15, price: 1))
    #expect(street.backward == TravelPace(kilometersPerHour: 4.8, price: 2))
    let footway = try #require(interpreter.interpret(["highway": "footway", "oneway": "yes"])).paces.bike
    #expect(footway.forward == TravelPace(kilometersPerHour: 4.8, price: 1))
    #expect(footway.backward == footway.forward)
  }

  @Test("Classes are closed and dear to the modes that a profile says")
  func classes() throws {
    var profile = ProfileSettings()
    profile.closedClasses = [.walk: [.primary]]
    profile.classFactors = [.bike: [.primary: 1.5], .scooter: [.primary: 3]]
    let paces = try #require(WayInterpreter(profile: profile).interpret(["highway": "primary"])).paces
    #expect(paces.walk.forward == .closed)
    #expect(paces.bike.forward.price == 1.5)
    #expect(paces.scooter.forward.price == 6)
  }

  @Test(
    "Speed limits are read in all the forms that OSM has",
    arguments: [
      ("30", 30.0), ("30 km/h", 30), ("20 mph", 32.18688), ("20mph", 32.18688), ("ES:urban", 50), ("FI:urban", 50),
      ("DE:zone30", 30), ("DE:zone:30", 30), ("DE:30", 30), ("GB:20 mph", 32.18688), ("ES:living_street", 20),
      ("walk", 7), ("none", .infinity), ("GB:nsl_single", 96.56064), ("national", 96.56064),
    ])
  func limit(_ text: String, kilometersPerHour: Double) {
    #expect(SpeedLimit(text)?.value == kilometersPerHour)
  }

  @Test(
    "Text that is no speed limit says nothing",
    arguments: ["", "signals", "-5", "0", "1e9", "30 parsecs", ":", "7:30", "DE:0", "DE:signals"])
  func noLimit(_ text: String) {
    #expect(SpeedLimit(text) == nil)
  }

  @Test("A zone stands in where no limit is tagged, and directions count by the faster one")
  func otherKeys() {
    #expect(SpeedLimit(["source:maxspeed": "ES:urban"])?.value == 50)
    #expect(SpeedLimit(["zone:maxspeed": "DE:30"])?.value == 30)
    #expect(SpeedLimit(["maxspeed:type": "sign", "zone:maxspeed": "DE:30"])?.value == 30)
    #expect(SpeedLimit(["maxspeed:type": "DE:zone20", "zone:maxspeed": "DE:30"])?.value == 20)
    #expect(SpeedLimit(["maxspeed": "40", "zone:maxspeed": "DE:30"])?.value == 40)
    #expect(SpeedLimit(["maxspeed:forward": "30", "maxspeed:backward": "50"])?.value == 50)
  }
}

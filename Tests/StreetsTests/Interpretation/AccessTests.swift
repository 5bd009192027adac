import Testing

@testable import Streets

/// Where each mode may go: `<>` both directions, `>` along the way, `<` against it, `-` closed; `p` before it for a
/// bike that is never ridden, and `$` after a direction that has its price, as that has in which a bike is pushed
/// against the traffic.
struct AccessCase: Sendable, CustomTestStringConvertible {
  let tags: [String: String]
  let walk: String
  let bike: String
  let scooter: String

  init(_ tags: [String: String], walk: String, bike: String, scooter: String) {
    self.tags = tags
    self.walk = walk
    self.bike = bike
    self.scooter = scooter
  }

  var testDescription: String { tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

@Suite("Access by tags")
struct AccessTests {
  @Test(
    "Classes are open by default as the OSM wiki says",
    arguments: [
      AccessCase(["highway": "motorway"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "trunk"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "primary"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(["highway": "secondary_link"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(["highway": "tertiary"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "living_street"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "service"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "track"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "cycleway"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "path"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "pedestrian"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "footway"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "bridleway"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "steps"], walk: "<>", bike: "-", scooter: "-"),
      AccessCase(["highway": "corridor"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["railway": "platform"], walk: "<>", bike: "p<>", scooter: "-"),
    ])
  func defaults(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "Access tags open and close, the most specific first",
    arguments: [
      AccessCase(["highway": "residential", "access": "no"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "residential", "access": "private"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "residential", "access": "no", "foot": "yes"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "service", "access": "customers"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "service", "access": "delivery"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "service", "access": "destination"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "service", "access": "private;customers"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "track", "vehicle": "agricultural; forestry"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "service", "access": "unknown"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "vehicle": "no"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "residential", "vehicle": "no", "bicycle": "yes"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "bicycle": "no"], walk: "<>", bike: "-", scooter: "-"),
      AccessCase(["highway": "residential", "bicycle": "use_sidepath"], walk: "<>", bike: "-", scooter: "-"),
      AccessCase(["highway": "residential", "foot": "no"], walk: "-", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "cycleway", "bicycle": "dismount"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "cycleway", "bicycle": "dismount", "foot": "no"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "primary", "motorroad": "yes"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "trunk", "sidewalk": "no"], walk: "-", bike: "<>", scooter: "-"),
      AccessCase(["highway": "trunk", "sidewalk": "right"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "trunk", "sidewalk": "no", "foot": "yes"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "busway"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(["highway": "busway", "bicycle": "yes"], walk: "-", bike: "<>", scooter: "-"),
    ])
  func access(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "Places for walkers let wheels in where bicycle says so",
    arguments: [
      AccessCase(["highway": "pedestrian", "bicycle": "yes"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "pedestrian", "bicycle": "permissive"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "pedestrian", "bicycle": "no"], walk: "<>", bike: "-", scooter: "-"),
      AccessCase(["highway": "pedestrian", "access": "yes"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(
        ["highway": "footway", "footway": "sidewalk", "bicycle": "yes"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(
        ["highway": "footway", "footway": "sidewalk", "bicycle": "designated"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "path", "bicycle": "designated"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "path", "foot": "designated"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "steps", "bicycle": "yes"], walk: "<>", bike: "-", scooter: "-"),
    ])
  func walkersPlaces(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "Where no wheels get through one walks, and pushes the bike",
    arguments: [
      AccessCase(["highway": "track", "smoothness": "impassable"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(
        ["highway": "cycleway", "bicycle": "designated", "smoothness": "impassable"], walk: "<>", bike: "p<>",
        scooter: "-"),
      AccessCase(["highway": "path", "smoothness": "impassable", "foot": "no"], walk: "-", bike: "-", scooter: "-"),
      AccessCase(
        ["highway": "path", "smoothness": "impassable", "bicycle": "no"], walk: "<>", bike: "-", scooter: "-"),
      AccessCase(["highway": "path", "smoothness": "very_horrible"], walk: "<>", bike: "<>", scooter: "-"),
    ])
  func impassable(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "One-way rules bind those who ride, and never walkers",
    arguments: [
      AccessCase(["highway": "residential", "oneway": "yes"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(["highway": "residential", "oneway": "-1"], walk: "<>", bike: "<>$", scooter: "<"),
      AccessCase(["highway": "residential", "oneway": "no"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "oneway": "reversible"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "residential", "junction": "roundabout"], walk: "<>", bike: ">", scooter: ">"),
      AccessCase(
        ["highway": "residential", "junction": "roundabout", "oneway": "no"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "oneway:bicycle": "no"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "cycleway", "oneway:bicycle": "yes"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway": "opposite"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway:left": "opposite_lane"], walk: "<>", bike: "<>",
        scooter: "<>"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway:left": "lane", "cycleway:left:oneway": "-1"],
        walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway:left": "shared_lane", "cycleway:left:oneway": "-1"],
        walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway": "share_busway"], walk: "<>", bike: "<$>",
        scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "cycleway": "lane"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "bicycle:backward": "yes"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "vehicle:backward": "no"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(["highway": "residential", "vehicle:forward": "no"], walk: "<>", bike: "<>$", scooter: "<"),
      AccessCase(
        ["highway": "residential", "vehicle:backward": "no", "oneway:bicycle": "no"], walk: "<>", bike: "<>",
        scooter: "<>"),
      AccessCase(
        ["highway": "residential", "vehicle:backward": "no", "cycleway": "opposite_lane"], walk: "<>", bike: "<>",
        scooter: "<>"),
      AccessCase(
        ["highway": "residential", "vehicle:backward": "no", "bicycle:backward": "yes"], walk: "<>", bike: "<>",
        scooter: "<>"),
      AccessCase(["highway": "footway", "oneway": "yes"], walk: "<>", bike: "p<>", scooter: "-"),
      AccessCase(["highway": "footway", "oneway:foot": "yes"], walk: ">", bike: "p>", scooter: "-"),
      AccessCase(["highway": "steps", "conveying": "forward"], walk: ">", bike: "-", scooter: "-"),
      AccessCase(["highway": "steps", "conveying": "backward"], walk: "<", bike: "-", scooter: "-"),
    ])
  func oneway(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "A bike is pushed against the traffic where one may walk, unless it is kept out that way or by a roundabout",
    arguments: [
      AccessCase(["highway": "residential", "oneway": "yes", "foot": "no"], walk: "-", bike: ">", scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "oneway:foot": "yes"], walk: ">", bike: ">", scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "bicycle:backward": "no"], walk: "<>", bike: ">", scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "yes", "bicycle:backward": "dismount"], walk: "<>", bike: "<$>",
        scooter: ">"),
      AccessCase(
        ["highway": "residential", "oneway": "-1", "bicycle:forward": "no"], walk: "<>", bike: "<", scooter: "<"),
      AccessCase(
        ["highway": "primary", "oneway": "yes", "sidewalk": "separate"], walk: "-", bike: ">", scooter: ">$"),
      AccessCase(["highway": "cycleway", "oneway": "yes"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(["highway": "residential", "junction": "circular"], walk: "<>", bike: ">", scooter: ">"),
    ])
  func againstTraffic(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "Scooters pay for streets above 30 km/h without a cycle track, and keep out of tunnels",
    arguments: [
      AccessCase(["highway": "primary", "maxspeed": "30"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "maxspeed": "50"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(["highway": "residential", "maxspeed": "ES:urban"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(["highway": "residential", "maxspeed": "none"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "residential", "maxspeed": "20 mph"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(["highway": "tertiary", "motor_vehicle": "no"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "secondary", "cycleway": "track"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "secondary", "cycleway:right": "lane"], walk: "<>", bike: "<>", scooter: "<$>"),
      AccessCase(["highway": "secondary", "cycleway:left": "track"], walk: "<>", bike: "<>", scooter: "<>$"),
      AccessCase(["highway": "secondary", "cycleway:both": "lane"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "secondary", "cycleway": "shared_lane"], walk: "<>", bike: "<>", scooter: "<$>$"),
      AccessCase(
        ["highway": "secondary", "oneway": "yes", "cycleway": "opposite_share_busway"], walk: "<>", bike: "<>",
        scooter: "<$>$"),
      AccessCase(
        ["highway": "secondary", "oneway": "yes", "cycleway:left": "track"], walk: "<>", bike: "<$>", scooter: ">"),
      AccessCase(["highway": "trunk", "maxspeed": "30"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "trunk", "cycleway": "track", "bicycle": "yes"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "residential", "tunnel": "yes"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(
        ["highway": "primary", "tunnel": "yes", "cycleway": "lane"], walk: "<>", bike: "<>", scooter: "-"),
      AccessCase(["highway": "service", "tunnel": "building_passage"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "cycleway", "tunnel": "yes"], walk: "<>", bike: "<>", scooter: "<>"),
      AccessCase(["highway": "residential", "small_electric_vehicle": "no"], walk: "<>", bike: "<>", scooter: "-"),
    ])
  func scooter(_ example: AccessCase) {
    expect(example)
  }

  @Test(
    "What is not in use is no street",
    arguments: [
      ["highway": "proposed"], ["highway": "construction"], ["highway": "razed"], ["highway": "bus_stop"],
      ["highway": "residential", "construction": "yes"], ["highway": "residential", "abandoned": "yes"],
      ["highway": "track", "impassable": "yes"], ["building": "yes"], [:],
    ])
  func notInUse(_ tags: [String: String]) {
    #expect(WayInterpreter(profile: ProfileSettings()).interpret(Tags(tags.map { ($0.key, $0.value) })) == nil)
  }

  private func expect(_ example: AccessCase, sourceLocation: SourceLocation = #_sourceLocation) {
    let tags = Tags(example.tags.map { ($0.key, $0.value) })
    let street = WayInterpreter(profile: ProfileSettings()).interpret(tags)
    let paces = street?.paces
    let isPushed = street.map { $0.facts.ride == 0 && $0.facts.push != 0 } ?? false
    #expect(symbol(paces?.walk) == example.walk, "walk", sourceLocation: sourceLocation)
    #expect((isPushed ? "p" : "") + symbol(paces?.bike) == example.bike, "bike", sourceLocation: sourceLocation)
    #expect(symbol(paces?.scooter) == example.scooter, "scooter", sourceLocation: sourceLocation)
  }

  private func symbol(_ pace: DirectedPace?) -> String {
    guard let pace, pace.forward != .closed || pace.backward != .closed else { return "-" }
    return [("<", pace.backward), (">", pace.forward)].filter { $1 != .closed }
      .map { $0 + ($1.price > 1 ? "$" : "") }.joined()
  }
}

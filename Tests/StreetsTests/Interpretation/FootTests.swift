import Testing

@testable import Streets

/// Where walkers may go, by the combinations of tags that OSRM's own examples of its foot profile try; where Brisa
/// answers otherwise, the row says why.
@Suite("Walkers by tags")
struct FootTests {
  /// A way and its walkers: `<>` both directions, `>` along it, `<` against it, `-` none.
  struct Row: Sendable, CustomTestStringConvertible {
    let tags: [String: String]
    let walk: String

    init(_ tags: [String: String], _ walk: String) {
      self.tags = tags
      self.walk = walk
    }

    var testDescription: String {
      tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") + " \(walk)"
    }
  }

  /// A barrier on a node.
  struct Barrier: Sendable {
    let tags: [String: String]
    let letsWalkersPass: Bool

    init(_ kind: String, _ tags: [String: String], _ letsWalkersPass: Bool) {
      self.tags = tags.merging(["barrier": kind]) { own, _ in own }
      self.letsWalkersPass = letsWalkersPass
    }
  }

  private static let hierarchyRows: [Row] = [("footway", "<>"), ("motorway", "-")].flatMap { highway, untagged in
    let cases: [(access: String, foot: String, walk: String)] = [
      // OSRM walks along a motorway with access=yes, which speaks of the traffic that it is for.
      ("", "", untagged), ("", "yes", "<>"), ("", "no", "-"), ("yes", "", untagged), ("yes", "yes", "<>"),
      ("yes", "no", "-"), ("no", "", "-"), ("no", "yes", "<>"), ("no", "no", "-"),
    ]
    return cases.map { row in
      Row(["highway": highway, "access": row.access, "foot": row.foot].filter { !$0.value.isEmpty }, row.walk)
    }
  }

  @Test("foot counts before access and before the class, and access closes", arguments: hierarchyRows)
  func hierarchy(_ row: Row) { expect(row) }

  @Test(
    "access alone opens no road that is closed for its class or its pavements",
    arguments: [
      Row(["highway": "motorway", "access": "permissive"], "-"),
      Row(["highway": "primary", "motorroad": "yes", "access": "yes"], "-"),
      Row(["highway": "primary", "motorroad": "yes", "access": "yes", "foot": "yes"], "<>"),
      Row(["highway": "trunk", "sidewalk": "no", "access": "yes"], "-"),
      Row(["highway": "primary", "sidewalk": "separate", "access": "yes"], "-"),
      Row(["highway": "primary", "sidewalk": "separate", "foot": "yes"], "<>"),
      Row(["highway": "primary", "access": "yes"], "<>"), Row(["highway": "busway", "access": "yes"], "<>"),
    ])
  func accessAlone(_ row: Row) { expect(row) }

  private static let valueRows: [Row] = ["access", "foot"].flatMap { key in
    let open = ["yes", "permissive", "designated", "anything"].map { Row(["highway": "residential", key: $0], "<>") }
    let closed = ["no", "private", "agricultural", "forestry", "delivery"]
    return open + closed.map { Row(["highway": "residential", key: $0], "-") }
  }

  @Test("values let walkers in or keep them out, whichever key has them", arguments: valueRows)
  func values(_ row: Row) { expect(row) }

  @Test(
    "what is said of others is nothing to walkers",
    arguments: [
      Row(["waterway": "river", "boat": "yes"], "-"), Row(["highway": "footway", "boat": "no"], "<>"),
      Row(["highway": "motorway", "motor_vehicle": "yes"], "-"),
      Row(["highway": "footway", "motor_vehicle": "no"], "<>"), Row(["highway": "motorway", "moped": "yes"], "-"),
      Row(["highway": "footway", "moped": "no"], "<>"), Row(["highway": "track", "horse": "designated"], "<>"),
      Row(["highway": "motorway", "access": "private", "foot": "yes"], "<>"),
      Row(["highway": "track", "access": "forestry", "foot": "permissive"], "<>"),
    ])
  func others(_ row: Row) { expect(row) }

  private static let onewayRows: [Row] = {
    let streets = ["yes", "no", "true", "false", "1", "0", "-1", "nonsense"].map { value in
      Row(["highway": "residential", "oneway": value], "<>")
    }
    let more: [[String: String]] = [
      [:], ["oneway": "yes"], ["oneway": "no"], ["oneway": "-1"], ["junction": "roundabout"],
    ]
    let bound: [Row] = [("yes", ">"), ("no", "<>"), ("-1", "<")].flatMap { foot, walk in
      more.map { Row(["highway": "residential", "oneway:foot": foot].merging($0) { own, _ in own }, walk) }
    }
    let motorways = ["yes", "no", "-1"].map { Row(["highway": "motorway", "oneway:foot": $0], "-") }
    return streets + bound + motorways + [Row(["highway": "footway", "foot:forward": "no"], "<")]
  }()

  @Test("one-way streets and roundabouts bind walkers by oneway:foot alone", arguments: onewayRows)
  func oneway(_ row: Row) { expect(row) }

  private static let classRows: [Row] = {
    let open = [
      "primary", "primary_link", "secondary", "secondary_link", "tertiary", "tertiary_link", "residential", "service",
      "unclassified", "living_street", "road", "track", "path", "footway", "pedestrian", "steps",
      // OSRM closes these. The wiki opens them by default in most countries.
      "cycleway", "bridleway", "trunk", "trunk_link",
    ]
    return open.map { Row(["highway": $0], "<>") }
      // OSRM opens piers. Most lead nowhere, and those that do are footways too.
      + [Row(["highway": "motorway"], "-"), Row(["highway": "motorway_link"], "-"), Row(["man_made": "pier"], "-")]
  }()

  @Test("every street that people walk along is open, also those that OSRM's profile leaves out", arguments: classRows)
  func classes(_ row: Row) { expect(row) }

  // OSRM has access tags count on nodes without a barrier too. There they tell who uses a crossing.
  private static let barrierRows: [Barrier] = {
    let tagged: [Barrier] = [
      Barrier("bollard", [:], true), Barrier("bollard", ["foot": "no"], false),
      Barrier("bollard", ["access": "yes", "foot": "no"], false), Barrier("bollard", ["access": "no"], false),
      Barrier("bollard", ["access": "no", "foot": "yes"], true), Barrier("bollard", ["access": "private"], false),
      Barrier("bollard", ["access": "forestry"], false), Barrier("bollard", ["access": "agricultural"], false),
      Barrier("bollard", ["access": "anything"], true), Barrier("gate", ["access": "private"], false),
      Barrier("wall", [:], false), Barrier("fence", [:], false), Barrier("wall", ["access": "yes"], true),
      Barrier("wall", ["access": "permissive"], true), Barrier("wall", ["access": "designated"], true),
    ]
    let open = [
      "gate", "lift_gate", "cycle_barrier", "cattle_grid", "border_control", "toll_booth", "sally_port", "entrance",
      "anything", "block",
    ]
    return tagged + open.map { Barrier($0, [:], true) }
  }()

  @Test("barriers: foot counts before access, and access before the kind", arguments: barrierRows)
  func barriers(_ barrier: Barrier) {
    let stopped = BarrierRules.stopped(Tags(barrier.tags.map { ($0.key, $0.value) }))
    #expect(stopped.contains(.walk) != barrier.letsWalkersPass)
  }

  private func expect(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
    let pace = WayInterpreter(profile: ProfileSettings()).interpret(Tags(row.tags.map { ($0.key, $0.value) }))?.paces
      .walk
    let open = [("<", pace?.backward), (">", pace?.forward)].filter { ($1 ?? .closed) != .closed }.map(\.0).joined()
    #expect((open.isEmpty ? "-" : open) == row.walk, sourceLocation: sourceLocation)
  }
}

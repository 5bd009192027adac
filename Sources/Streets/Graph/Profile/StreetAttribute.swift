/// Further tags of streets and of places on them that a network keeps; the raw value is their number in a network file.
///
/// Their values are those of OSM, but for ``closedExit`` and those of ``ramp``.
package enum StreetAttribute: UInt8, CaseIterable, Sendable {
  case ref, width, incline, lit, crossing, level, footway, junction, smoothness, wheelchair, kerb, barrier, highway
  /// Of stairs: whom a ramp serves that is built into them, ``wheelchairRamp`` or ``strollerRamp``.
  case ramp

  /// The OSM key.
  package var key: String { Self.keys[Int(rawValue)] }

  /// Made once, since to print a case is slow.
  private static let keys = allCases.map { "\($0)" }

  /// The attributes of ways; `highway` is kept of lifts alone, and ``ramp`` made of several tags of stairs.
  static let ofWays: [StreetAttribute] = [
    .ref, .width, .incline, .lit, .crossing, .level, .footway, .junction, .smoothness, .wheelchair,
  ]
  /// The attributes of nodes; `highway` tells crossings, signals and lifts.
  static let ofNodes: [StreetAttribute] = [.kerb, .barrier, .crossing, .highway, .level, .wheelchair]
  /// What stands for ``junction`` at a node of a roundabout from which a street leads that no mode may use: a value of
  /// ours, which no node has in OSM.
  static let closedExit = "exit"

  /// The value of ``ramp`` where wheelchairs can take it, and prams too.
  static let wheelchairRamp = "wheelchair"
  /// The value of ``ramp`` where prams can be pushed up it.
  static let strollerRamp = "stroller"

  /// The value of ``highway`` that makes a node or a way a lift.
  package static let lift = "elevator"

  /// Whether a value of ``barrier`` is a gate, of which one is told.
  package static func isGate(barrier value: String?) -> Bool { value.map(gates.contains) ?? false }

  private static let gates: Set<String> = [
    "gate", "swing_gate", "wicket_gate", "kissing_gate", "turnstile", "full-height_turnstile", "hampshire_gate",
  ]

  /// Whether a value of ``junction`` makes a way a part of a roundabout.
  static func isRing(junction value: String?) -> Bool { value == "roundabout" || value == "circular" }
}

/// An attribute and the number of its value, in 32 bits.
struct PackedAttribute: Hashable, Sendable, BitwiseCopyable {
  let raw: UInt32

  /// Values that can be told apart.
  static let valueLimit = 1 << 24

  init(raw: UInt32) {
    self.raw = raw
  }

  /// Packs the number of a value, which is below ``valueLimit``.
  init(_ attribute: StreetAttribute, value: UInt32) {
    raw = UInt32(attribute.rawValue) << 24 | value
  }

  var attribute: StreetAttribute? { StreetAttribute(rawValue: UInt8(raw >> 24)) }
  var value: Int { Int(raw & 0xFF_FFFF) }
}

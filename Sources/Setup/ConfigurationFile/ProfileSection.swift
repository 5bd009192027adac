internal import Streets

/// Reads `profile:`: what is closed or dear to each mode.
enum ProfileSection {
  /// Highest factor of what is dear.
  private static let highestFactor = 100.0

  static func read(_ section: YAMLReader, into changes: inout ProfileChanges) throws(BrisaError) {
    let modes = try section.children(TravelMode.allCases.map(\.rawValue))
    for mode in TravelMode.allCases {
      if let reader = modes[mode.rawValue] { try read(reader, mode, into: &changes) }
    }
  }

  private static func read(
    _ reader: YAMLReader, _ mode: TravelMode, into changes: inout ProfileChanges
  ) throws(BrisaError) {
    let ofScooters = mode == .scooter ? ["dear_limit", "dear_factor"] : []
    let keys = try reader.children(["closed", "dear"] + ofScooters)
    if let limit = keys["dear_limit"] { changes.scooterDearLimitKilometersPerHour = try limit.number(in: 5...130) }
    if let factor = keys["dear_factor"] { changes.scooterDearFactor = try factor.number(in: 1...highestFactor) }
    if let closed = keys["closed"] {
      var classes: Set<HighwayClass> = []
      for element in try closed.elements() { classes.insert(try highwayClass(try element.text(), element)) }
      changes.closedClasses[mode] = classes
    }
    if let dear = keys["dear"] {
      var factors: [HighwayClass: Double] = [:]
      for (key, value) in try dear.children(HighwayClass.allCases.map(\.key)) {
        factors[try highwayClass(key, value)] = try value.number(in: 1...highestFactor)
      }
      changes.classFactors[mode] = factors
    }
  }

  private static func highwayClass(_ key: String, _ reader: YAMLReader) throws(BrisaError) -> HighwayClass {
    guard let known = HighwayClass(key: key) else {
      throw reader.fault("must be a class of street: \(HighwayClass.allCases.map(\.key).joined(separator: ", "))")
    }
    return known
  }
}

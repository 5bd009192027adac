extension ProfileSettings {
  /// The settings as text in a fixed order, which ``init(text:)`` reads again: `key=value`, one a line.
  var text: String {
    var lines = TravelMode.allCases.map { "\($0.rawValue).speed=\(speed(of: $0))" }
    lines.append("scooter.street_limit=\(scooterStreetLimitKilometersPerHour)")
    lines.append("scooter.dear_limit=\(scooterDearLimitKilometersPerHour)")
    lines.append("scooter.dear_factor=\(scooterDearFactor)")
    for mode in TravelMode.allCases {
      lines += closed(to: mode).map { "\(mode.rawValue).closed.\($0)=1" }
      lines += dear(to: mode).map { "\(mode.rawValue).dear.\($0.key)=\($0.factor)" }
      lines += needs(of: mode).map { "\(mode.rawValue).needs.\($0.rawValue)=1" }
    }
    return lines.joined(separator: "\n")
  }

  /// Reads settings; lines that say nothing known are left out.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let value = Double(sides[1]), value.isFinite else { continue }
      set(sides[0].split(separator: ".").map(String.init), value)
    }
  }

  private mutating func set(_ key: [String], _ value: Double) {
    guard let mode = key.first.flatMap({ TravelMode(rawValue: $0) }) else { return }
    if key.count > 2, key[1] == "needs", let need = TravelNeed(rawValue: key[2]) {
      needs[mode, default: []].insert(need)
      return
    }
    switch (key.dropFirst().first, key.count > 2 ? HighwayClass(key: key[2]) : nil) {
    case ("speed", _): if value > 0 { speedsKilometersPerHour[mode] = value }
    case ("street_limit", _): scooterStreetLimitKilometersPerHour = value
    case ("dear_limit", _): scooterDearLimitKilometersPerHour = value
    case ("dear_factor", _): scooterDearFactor = value
    case ("closed", let known?): closedClasses[mode, default: []].insert(known)
    case ("dear", let known?): classFactors[mode, default: [:]][known] = value
    default: break
    }
  }

  /// What of the settings one mode's travel times and prices depend on: the same text, the same times.
  func text(of mode: TravelMode) -> String {
    let lines = text.split(separator: "\n").filter { line in
      // Where a bike is pushed, it goes no faster than one walks.
      line.hasPrefix("\(mode.rawValue).") || (mode == .bike && line.hasPrefix("walk.speed"))
    }
    return lines.joined(separator: "\n")
  }
}

extension Tags {
  /// What is tagged of some attributes.
  func attributes(_ wanted: [StreetAttribute]) -> [StreetAttribute: String] {
    var values: [StreetAttribute: String] = [:]
    for attribute in wanted {
      if let value = self[attribute.key], !value.isEmpty { values[attribute] = value }
    }
    return values
  }

  /// What is kept of a way that is a street; the width is that of its narrowest place.
  var attributesOfWay: [StreetAttribute: String] {
    var values = attributes(StreetAttribute.ofWays)
    if let width = narrowest(["width", "maxwidth:physical"]) { values[.width] = width }
    if has("highway", StreetAttribute.lift) { values[.highway] = StreetAttribute.lift }
    if has("highway", "steps") { values[.ramp] = stairRamp }
    return values
  }

  /// Whom a ramp serves that is built into stairs; nil where there is none, or one for others or nobody knows whom.
  private var stairRamp: String? {
    [StreetAttribute.wheelchairRamp, StreetAttribute.strollerRamp].first { has("ramp:\($0)", "yes") }
  }

  /// What is kept of a node: a kerb as its height has it, and as width that of the passage that a barrier leaves.
  ///
  /// `width` itself is not looked at: some mean the barrier by it, and some the passage.
  var attributesOfNode: [StreetAttribute: String] {
    var values = attributes(StreetAttribute.ofNodes)
    if let kerb = kerbByHeight(values) { values[.kerb] = kerb }
    guard let barrier = values[.barrier] else { return values }
    let isChicane = Self.chicanes.contains(barrier)
    values[.width] = narrowest(["maxwidth:physical", "maxwidth"] + (isChicane ? ["opening", "spacing"] : []))
    return values
  }

  /// A kerb that is known by its height alone, in the words of `kerb`; nil where there is none, or `kerb` tells more.
  ///
  /// By OSM's wiki a kerb above 3 cm is a raised one, and `kerb`, which says what it is to wheels, leads.
  private func kerbByHeight(_ values: [StreetAttribute: String]) -> String? {
    let isKerb = values[.barrier] == "kerb"
    let said = values[.kerb] ?? (isKerb ? "yes" : nil)
    guard said == nil || said == "yes" || said == "regular" else { return nil }
    guard let height = (self["kerb:height"] ?? (isKerb ? self["height"] : nil)).flatMap(TagNumbers.meters) else {
      return nil
    }
    return height > 0.03 ? "raised" : "lowered"
  }

  /// Barriers around which one winds; of others `opening` says how far they stand open, and not how far they open.
  private static let chicanes: Set<String> = ["cycle_barrier", "motorcycle_barrier", "kissing_gate"]

  /// The least of the widths that some keys tell, as it is tagged; nil where none tells any.
  private func narrowest(_ keys: [String]) -> String? {
    let widths = keys.compactMap { key -> (text: String, meters: Double)? in
      guard let text = self[key], let meters = TagNumbers.meters(text), meters > 0 else { return nil }
      return (text, meters)
    }
    return widths.min { $0.meters < $1.meters }?.text
  }
}

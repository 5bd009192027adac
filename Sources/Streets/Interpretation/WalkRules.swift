/// Where one walks.
enum WalkRules {
  /// The directions in which one walks.
  static func directions(_ street: Street) -> Directions { isOpen(street) ? Oneway.walk(street.tags) : [] }

  /// Everything is open but motor roads, bus lanes, trunk roads that are said to have no pavement, and big roads whose
  /// pavements are mapped as ways of their own, which one walks on instead; `foot` comes first.
  ///
  /// `access` closes a road, but opens none of these: it speaks of those whom the road is for.
  ///
  /// The wiki opens trunk roads in most countries, and most of those in towns with pavements are not tagged with them.
  /// On lesser roads the separate pavements often miss the crossings, so those stay open.
  static func isOpen(_ street: Street) -> Bool {
    if let foot = street.tags.permission(["foot"]) { return foot != .no }
    let access = street.tags.permission(["access"])
    if access == .no || street.isMotorroad { return false }
    switch street.highwayClass {
    case .other: return access != nil
    case .trunk: return !street.tags.has("sidewalk", "no", "none", "separate") && !lacksBothSidewalks(street.tags)
    case .primary, .secondary: return !hasSeparateSidewalks(street.tags)
    default: return true
    }
  }

  private static func hasSeparateSidewalks(_ tags: Tags) -> Bool {
    if tags.has("sidewalk", "separate") || tags.has("sidewalk:both", "separate") { return true }
    let sides = ["sidewalk:left", "sidewalk:right"].map { tags[$0] }
    return sides.contains("separate") && sides.allSatisfy { $0 == "separate" || $0 == "no" }
  }

  private static func lacksBothSidewalks(_ tags: Tags) -> Bool {
    tags.has("sidewalk:both", "no", "separate")
      || (tags.has("sidewalk:left", "no", "separate") && tags.has("sidewalk:right", "no", "separate"))
  }
}

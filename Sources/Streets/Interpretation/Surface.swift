/// How much a way's surface slows wheels down.
enum Surface {
  /// The part of a mode's speed that wheels keep; 1 where nothing is tagged.
  static func wheelFactor(_ tags: Tags) -> Double {
    let surface = tags["surface"].flatMap { factors[$0] } ?? 1
    let smoothness = tags["smoothness"].flatMap { smoothnessFactors[$0] } ?? 1
    return min(surface, smoothness)
  }

  /// Values that are not listed (asphalt, concrete, paving_stones, ...) do not slow down.
  static let factors: [String: Double] = [
    "compacted": 0.9, "wood": 0.9, "metal": 0.9, "fine_gravel": 0.8, "sett": 0.7, "cobblestone": 0.6,
    "unhewn_cobblestone": 0.5, "unpaved": 0.7, "gravel": 0.6, "pebblestone": 0.5, "ground": 0.7, "dirt": 0.7,
    "earth": 0.7, "grass_paver": 0.6, "grass": 0.5, "woodchips": 0.5, "rock": 0.4, "stepping_stones": 0.3, "sand": 0.3,
    "mud": 0.3, "snow": 0.4, "ice": 0.4,
  ]

  static let smoothnessFactors: [String: Double] = [
    "bad": 0.8, "very_bad": 0.6, "horrible": 0.4, "very_horrible": 0.3,
  ]
}

/// What surfaces are to wheels that are pushed, by their OSM values; those that are not listed are good.
enum SurfaceRules {
  static let wheelchair: [String: Double] = [
    "compacted": NeedPrice.uneasy, "fine_gravel": NeedPrice.uneasy, "sett": NeedPrice.uneasy,
    "grass_paver": NeedPrice.bad, "cobblestone": NeedPrice.bad, "unpaved": NeedPrice.bad, "ground": NeedPrice.bad,
    "dirt": NeedPrice.bad, "earth": NeedPrice.bad, "gravel": NeedPrice.bad,
    "unhewn_cobblestone": NeedPrice.worst, "pebblestone": NeedPrice.worst, "grass": NeedPrice.worst,
    "woodchips": NeedPrice.worst, "rock": NeedPrice.worst, "sand": NeedPrice.closed, "mud": NeedPrice.closed,
    "snow": NeedPrice.closed, "ice": NeedPrice.closed, "stepping_stones": NeedPrice.closed,
  ]

  static let pram: [String: Double] = [
    "cobblestone": NeedPrice.uneasy, "grass_paver": NeedPrice.uneasy, "gravel": NeedPrice.uneasy,
    "unhewn_cobblestone": NeedPrice.bad, "pebblestone": NeedPrice.bad, "grass": NeedPrice.bad,
    "woodchips": NeedPrice.bad, "rock": NeedPrice.worst, "sand": NeedPrice.worst, "mud": NeedPrice.worst,
    "snow": NeedPrice.worst, "ice": NeedPrice.worst, "stepping_stones": NeedPrice.closed,
  ]
}

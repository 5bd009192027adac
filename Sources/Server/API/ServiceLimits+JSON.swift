extension ServiceLimits {
  /// Writes them as an object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("routeCoordinates", routeCoordinates)
      json.member("tableCoordinates", tableCoordinates)
      json.member("nearestCoordinates", nearestCoordinates)
      json.member("nearestStreets", nearestStreets)
      json.member("bodyBytes", bodyBytes)
      json.member("headerBytes", headerBytes)
      json.member("requestSeconds", requestSeconds, decimals: 3)
      json.member("idleSeconds", idleSeconds, decimals: 3)
      json.member("answerSeconds", answerSeconds, decimals: 3)
      json.member("connections", connections)
      json.member("quickQueue", quickQueue)
      json.member("slowQueue", slowQueue)
      json.member("tileQueue", tileQueue)
      json.member("tileBytes", tileBytes)
      json.member("unsentBytes", unsentBytes)
      json.member("reportBytes", reportBytes)
      json.member("zones", zones)
      json.member("zoneRadiusMeters", zoneRadiusMeters, decimals: 0)
      json.member("zoneCorners", zoneCorners)
      json.member("placeLetters", placeLetters)
      json.member("places", places)
      json.member("airHours", airHours)
      json.member("trackHours", trackHours)
      json.member("areas", areas)
      json.member("areaMinutes", areaMinutes, decimals: 0)
      json.member("areaMeters", areaMeters, decimals: 0)
      json.member("areaMicrograms", areaMicrograms, decimals: 0)
      json.member("orderSeconds", orderSeconds, decimals: 3)
      json.member("snapMeters", snapMeters, decimals: 0)
    }
  }
}

internal import Streets

// What one may set about travelling; each part stands behind # until somebody wants it.
extension SampleConfiguration {
  /// How fast one travels, and up to which speed limit a street has no price for scooters.
  var speedsText: String {
    let profile = city.profile
    let speeds = TravelMode.allCases.map { mode in
      "#   \(mode.rawValue): \(NumberText.plain(profile.speedsKilometersPerHour[mode] ?? 0))"
    }
    return """
      # Speeds on a good, level way, and the speed limit up to which a street has no price for scooters; they count for a
      # network file too, without building it again.
      # speeds_kmh:
      \(speeds.joined(separator: "\n"))
      #   scooter_street_limit: \(NumberText.plain(profile.scooterStreetLimitKilometersPerHour))

      """
  }

  /// What dear streets cost scooters, and which streets are closed or dear to others.
  var dearStreetsText: String {
    let profile = city.profile
    return """
      # Streets above that limit, up to dear_limit, are open to scooters at a price: a minute counts as dear_factor of them
      # in the search, and stays a minute in the answer. Every mode may have classes of street that are closed or dear.
      # profile:
      #   scooter:
      #     dear_limit: \(NumberText.plain(profile.scooterDearLimitKilometersPerHour))
      #     dear_factor: \(NumberText.plain(profile.scooterDearFactor))
      #   bike:
      #     closed: []
      #     dear: {primary: 1.5}

      """
  }

  /// What one breathes.
  var ventilationText: String {
    let breathing = TravelMode.allCases.map { mode in
      "#   \(mode.rawValue): \(NumberText.plain(city.ventilationCubicMetersPerHour[mode] ?? 0))"
    }
    return """
      # Air that one breathes, in cubic metres an hour: doses are reckoned with it.
      # ventilation_m3_per_h:
      \(breathing.joined(separator: "\n"))

      """
  }

  /// Persons by name.
  var travellersText: String {
    """
    # Who travels, for --profile by name; every key may be left out.
    # profiles:
    #   asthma:
    #     speeds_kmh: {walk: 4, bike: 12}
    #     breathing: {walk: light, bike: hard}
    #     sensitivity: sensitive
    #     by: no2
    #   wheels: {wheelchair: true}
    #   pram: {pram: true, stairs: avoid, quiet: prefer, lit: prefer}

    """
  }
}

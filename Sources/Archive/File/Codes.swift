internal import AirData

/// How values are written into the file; a code that was released keeps its meaning for ever.
enum Codes {
  /// The number of a pollutant.
  static func code(_ pollutant: Pollutant) -> Int {
    switch pollutant {
    case .no2: 1
    case .pm25: 2
    case .pm10: 3
    case .o3: 4
    case .so2: 5
    case .co: 6
    }
  }

  private static let pollutants = Dictionary(uniqueKeysWithValues: Pollutant.allCases.map { (code($0), $0) })

  /// The pollutant of a number, nil for an unknown one.
  static func pollutant(_ code: Int) -> Pollutant? { pollutants[code] }

  /// The number of a species.
  static func code(_ species: Species) -> Int {
    switch species {
    case .no: 1
    case .nox: 2
    case .benzene: 3
    case .blackCarbon: 4
    case .ultrafineParticles: 5
    case .temperature: 6
    case .humidity: 7
    }
  }

  private static let species = Dictionary(uniqueKeysWithValues: Species.allCases.map { (code($0), $0) })

  /// The species of a number, nil for an unknown one.
  static func species(_ code: Int) -> Species? { species[code] }

  /// The number of a kind and the moment of its issue; nil for a typical day, which is never kept.
  static func kind(_ kind: Reading.Kind) -> (code: Int, issued: Int?)? {
    switch kind {
    case .observed: (observed, nil)
    case .forecast(let issued): seconds(issued).map { (forecast, $0) }
    case .typical: nil
    }
  }

  /// The kind of a number.
  static func kind(_ code: Int, issued: Int?) -> Reading.Kind {
    code == forecast ? .forecast(issued: date(issued ?? 0)) : .observed
  }

  /// The reservations of a number, without any that no source gives: a file may hold anything.
  static func quality(_ code: Int) -> Reading.Quality {
    Reading.Quality(rawValue: UInt8(truncatingIfNeeded: code)).intersection(.ofSources)
  }

  /// The number of a measured figure.
  static let observed = 0
  /// The number of a forecast.
  static let forecast = 1
}

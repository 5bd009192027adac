package import AirData

/// What the map says of the streets at a place, once and for all.
package struct StreetValues: BitwiseCopyable, Hashable, Sendable {
  /// The kernel; where it is above ``AmplitudePrior/largestKernel``, any figure above that.
  package let kernel: Float
  /// Density of the district's streets, km/km².
  package let density: Float

  /// What is known of a place.
  package init(kernel: Float, density: Float) {
    self.kernel = kernel
    self.density = density
  }
}

/// The density of streets over a city, as it is kept with a network.
package struct KeptDensity: Sendable, Equatable {
  /// x and y of the south-western cell's middle in metres, side of a cell in metres, columns, rows, and the mean
  /// density that the streets stand in.
  package let frame: [Double]
  /// km/km² by cell, row after row from the south-west.
  package let densities: [Float]

  /// Takes in what was kept.
  package init(frame: [Double], densities: [Float]) {
    self.frame = frame
    self.densities = densities
  }
}

/// What was worked out of a city's streets before: it serves where it was worked out as a model wants it.
package struct KeptStreets: Sendable {
  /// What it was worked out with, see ``StreetCalibration/keptSettings(for:)``.
  package let settings: String
  /// The density over the city, read when it is asked for.
  package let density: @Sendable () -> KeptDensity

  /// Takes in what was kept.
  package init(settings: String, density: @escaping @Sendable () -> KeptDensity) {
    self.settings = settings
    self.density = density
  }
}

extension StreetCalibration {
  /// Metres between the samples along a street at which its air is looked up, at most (decision 003).
  package static let sampleSpacingMeters = 20.0

  /// Raised whenever kernel or density come out otherwise by the same settings.
  private static let formulaVersion = 2

  /// All that density and a pollutant's kernel at the samples depend on beside the streets, the same text where they
  /// are the same; nil for a pollutant that has no kernel.
  package func keptSettings(for pollutant: Pollutant) -> String? {
    guard let decay = parts[pollutant]?.decay else { return nil }
    return [
      "formula \(Self.formulaVersion)", "samples \(Self.sampleSpacingMeters)", "most \(AmplitudePrior.largestKernel)",
      "reach \(decay.builtUpReachMeters) \(decay.openReachMeters)", "strength \(Self.list(strength.byClass))",
      "density \(Self.list(district.weights)) over \(district.spreadMeters)",
    ].joined(separator: "; ")
  }

  private static func list(_ values: [RoadClass: Double]) -> String {
    values.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
  }
}

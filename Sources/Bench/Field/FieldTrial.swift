internal import AirField
public import Geo

/// One method, fitted to the stations of a case.
public struct FieldTrial: Sendable {
  /// How the values between the stations are made.
  public enum Method: Sendable {
    /// Inverse distance with power 2.
    case inverseDistance
    /// Ordinary kriging by an exponential variogram.
    case kriging(nugget: Double, partialSill: Double, effectiveRangeMeters: Double)
  }

  private let task: FieldCase
  private let surface: any FittedSurface

  /// Fits the method.
  /// - Throws: An error where no field can be made of the stations, or by these settings.
  public init(_ task: FieldCase, _ method: Method) throws {
    self.task = task
    surface = try method.interpolator.fit(task.samples)
  }

  /// Fills the grid, on all cores: µg/m³ in the middles of the cells, row after row from the north.
  public func values() -> [Float] { task.grid(surface, .omitted).values }

  /// Fills the grid with concentrations and standard deviations, and tells the latter in µg/m³: exact in every `step`th
  /// cell, and interpolated between.
  public func sigmas(everyCells step: Int) -> [Float] {
    task.grid(surface, step > 1 ? .everyCells(step) : .exact).sigmas
  }

  /// µg/m³ at some points of the plane.
  public func values(at points: [PlanePoint]) -> [Double] { surface.predict(points).map(\.value) }

  /// Has each station told by all others; what comes of it is for nobody, the time is.
  /// - Throws: An error where no field can be made of the stations.
  public static func leaveOneOut(_ task: FieldCase, _ method: Method) throws {
    _ = try method.interpolator.score(task.samples)
  }
}

extension FieldTrial.Method {
  fileprivate var interpolator: any Interpolator {
    switch self {
    case .inverseDistance: InverseDistance()
    case .kriging(let nugget, let partialSill, let range):
      OrdinaryKriging(
        variogram: Variogram(nugget: nugget, partialSill: partialSill, effectiveRangeMeters: range))
    }
  }
}

extension FieldCase {
  fileprivate func grid(_ surface: any FittedSurface, _ sigma: GridSigma) -> FieldGrid {
    surface.grid(spec, in: projection, sigma: sigma)
  }
}
